/** Where a parcel or an invoice goes. */
export interface PostalAddress {
  readonly firstName: string
  readonly lastName: string
  /** Street and number. */
  readonly line1: string
  readonly line2: string | null
  readonly city: string
  /** The state or province, if the country has one. */
  readonly region?: string | undefined
  readonly postalCode: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}
