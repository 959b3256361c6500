/**
 * The hydration payload of a store: JSON that a server writes into its page, and that `hydrate` reads. It contains no
 * token, no e-mail address and no postal address.
 */
export interface HydrationPayload {
  /** The prefix of the site. A store of another site ignores the payload. */
  readonly site: string
  /** The values of the domains that differ between visitors. If there is one, the page must not be in a shared cache. */
  readonly private: Readonly<Record<string, unknown>>
  /** The values of the domains that are the same for every visitor. */
  readonly public: Readonly<Record<string, unknown>>
}
