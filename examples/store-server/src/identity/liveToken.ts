import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'

/** What an access token says about where it comes from. */
export type TokenOrigin = {
  tokenId: string
  customerId: number
  subject: string
  grantId: string
  passwordVersion: number
}

/**
 * Whether a token still holds: its grant has not been revoked (sign-out, replayed code) and the account's password is still the one that it was
 * issued under. A grant that has only reached its age ends no token; purgeRecords keeps it for as long as its tokens live.
 */
export async function isLive(queries: Queries, token: TokenOrigin): Promise<boolean> {
  const { rows } = await queries.execute(sql`
    SELECT 1 FROM customers c
    JOIN oidc_records g ON g.model = 'Grant' AND g.id = ${token.grantId} AND g.account_id = c.subject::text
    WHERE c.id = ${token.customerId} AND c.subject::text = ${token.subject}
      AND (c.password_version = ${token.passwordVersion} OR c.password_changed_by = ${token.tokenId})`)
  return rows.length > 0
}
