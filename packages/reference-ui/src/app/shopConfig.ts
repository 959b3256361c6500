/** What a team sets for its own shop. A part whose value is null is not shown. */
export interface ShopConfig {
  /** The partner's shop for China, which is none of the twenty sites; an absolute address. */
  readonly partnerUrl: string | null
  /** Whether each browser forgets its stored user once, at its next visit, for a release that begins afresh (spec 4.storage.reset-helper). */
  readonly resetPersisted: boolean
  /** Ids of the customer groups whose account and membership are read again when the country of the cart changes (spec 4.country.cart-country-groups). */
  readonly refreshedGroups: readonly number[]
}
