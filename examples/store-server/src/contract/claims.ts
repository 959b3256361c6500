/** The claims of a verified access token. */
export type Claims = {
  /** The account's id at the OpenID provider (`sub`). */
  subject: string
  /** `bigCommCustomerID`, at least 1: the id for carts, orders and wish lists. */
  customerId: number
  /** `bigCommCustomerGroupID`; 0 means no group. */
  customerGroupId: number
  /** The store of the account, `EU` or `US`. */
  channel: string
  email?: string | undefined
  /** Epoch milliseconds. */
  expiresAt: number
  /** The id of the token (`jti`). */
  tokenId: string
  /** The id of the provider's grant, which represents one sign-in. A sign-out deletes the grant. */
  grantId: string
}

/**
 * Verifies an access token: its signature, issuer, audience, algorithm and expiry, and that its grant and password
 * version are still valid. Rejects if a check fails; the caller then answers 401 without a reason.
 */
export type VerifyAccessToken = (token: string) => Promise<Claims>
