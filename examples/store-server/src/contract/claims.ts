/** Who a verified access token speaks for. */
export type Claims = {
  /** The account's id at the provider (`sub`). */
  subject: string
  /** `bigCommCustomerID`: the number under which carts, orders and wish lists are kept. At least 1. */
  customerId: number
  /** `bigCommCustomerGroupID`; 0 is no group. */
  customerGroupId: number
  /** The store that the account belongs to, `EU` or `US`. */
  channel: string
  email?: string | undefined
  /** Epoch milliseconds. */
  expiresAt: number
  /** The token's own id (`jti`). */
  tokenId: string
  /** The provider's record of the sign-in that the token was issued for; a sign-out ends it. */
  grantId: string
}

/**
 * Checks signature, issuer, audience, algorithm and expiry of an access token, and that its grant and its password still hold.
 * Rejects (with anything) when it does not hold; the caller answers 401 and never says why.
 */
export type VerifyAccessToken = (token: string) => Promise<Claims>
