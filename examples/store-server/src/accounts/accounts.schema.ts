import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const customerGroups = pgTable('customer_groups', {
  id: integer().primaryKey(),
  name: text().notNull(),
  discountPercent: integer('discount_percent').notNull(),
})

export const customers = pgTable('customers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The account's id at the OpenID provider (the claim `sub`). It is random, so it reveals no customer data. */
  subject: uuid().notNull().defaultRandom(),
  userName: text('user_name').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  passwordHash: text('password_hash').notNull(),
  /**
   * Increases with each password change. An access token contains the version at its time of issue, so the server can
   * refuse tokens from before the change.
   */
  passwordVersion: integer('password_version').notNull().default(1),
  /** The id of the access token with which the password was last changed; this token stays valid. */
  passwordChangedBy: text('password_changed_by'),
  channel: text({ enum: ['EU', 'US'] }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

export const proCodes = pgTable('pro_codes', {
  codeSha256: text('code_sha256').primaryKey(),
  community: text().notNull(),
  category: text().notNull(),
  membershipDays: integer('membership_days').notNull(),
  validUntil: timestamp('valid_until', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
  usedBy: integer('used_by'),
})

export const memberships = pgTable('memberships', {
  customerId: integer('customer_id').primaryKey(),
  groupId: integer('group_id').notNull(),
  community: text().notNull(),
  category: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

export const signUpTickets = pgTable('sign_up_tickets', {
  ticketSha256: text('ticket_sha256').primaryKey(),
  customerId: integer('customer_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
