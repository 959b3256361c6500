/** The settings of a shop. A feature whose value is null is not shown. */
export interface ShopConfig {
  /** The absolute URL of the partner shop for China, which is not one of the 20 sites. */
  readonly partnerUrl: string | null
  /** The names of the means of payment on the product page; none if empty. The test payment has a name per language. */
  readonly paymentBrands: readonly string[] | 'test'
  /**
   * Whether each browser deletes its stored user once, at the next visit. Set this to true for a release that must
   * start without the data of earlier releases (spec 4.storage.reset-helper).
   */
  readonly resetPersisted: boolean
  /**
   * Ids of customer groups. For a customer in one of these groups, the store reloads the account and the membership
   * when the cart's country changes (spec 4.country.cart-country-groups).
   */
  readonly refreshedGroups: readonly string[]
}
