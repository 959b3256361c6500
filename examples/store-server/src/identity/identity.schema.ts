import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The OpenID provider's state: one row per session, interaction, grant or code. */
export const oidcRecords = pgTable(
  'oidc_records',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    uid: text(),
    userCode: text('user_code'),
    accountId: text('account_id'),
    consumedAt: timestamp('consumed_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.model, table.id] })],
)

/** Keys that the first server generates once. All servers on the same database share them. */
export const identitySecrets = pgTable('identity_secrets', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
})

export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  tries: integer().notNull(),
  windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
})
