import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'

/** The claims with which the server checks whether an access token is still valid. */
export type TokenOrigin = {
  tokenId: string
  customerId: number
  subject: string
  grantId: string
  passwordVersion: number
}

/**
 * Whether a token is still valid: its grant exists (a sign-out or a replayed code deletes the grant), and the password
 * has not changed since the token was issued, except by a request with this token. An expired grant counts as valid,
 * because `purgeRecords` keeps it only as long as its tokens live.
 */
export async function isLive(queries: Queries, token: TokenOrigin): Promise<boolean> {
  const { rows } = await queries.execute(sql`
    SELECT 1 FROM customers c
    JOIN oidc_records g ON g.model = 'Grant' AND g.id = ${token.grantId} AND g.account_id = c.subject::text
    WHERE c.id = ${token.customerId} AND c.subject::text = ${token.subject}
      AND (c.password_version = ${token.passwordVersion} OR c.password_changed_by = ${token.tokenId})`)
  return rows.length > 0
}
