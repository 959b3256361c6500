import { createHash, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { type SubscriptionRow, subscriptionLinks, subscriptions } from './subscriptions.schema.ts'

export type NewSubscription = Pick<SubscriptionRow, 'topic' | 'variantId' | 'email' | 'site'>

const sha256 = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Adds a subscription that is not confirmed yet, or returns the one that this address has. */
export async function addSubscription(tx: Queries, wanted: NewSubscription, now: Date): Promise<SubscriptionRow> {
  const [row] = await tx
    .insert(subscriptions)
    .values({ ...wanted, email: wanted.email.toLowerCase(), subscribedAt: now })
    // The update changes nothing, but with it the statement returns the known row.
    .onConflictDoUpdate({
      target: [subscriptions.topic, subscriptions.variantId, subscriptions.email],
      set: { email: sql`excluded.email` },
    })
    .returning()
  if (row === undefined) throw new Error('a subscription was not written')
  return row
}

/** Creates the secret of a link that confirms or ends a subscription. The link works as long as the subscription. */
export async function createSubscriptionToken(tx: Queries, subscriptionId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.insert(subscriptionLinks).values({ tokenSha256: sha256(token), subscriptionId })
  return token
}

export async function findSubscription(queries: Queries, token: string): Promise<SubscriptionRow | undefined> {
  const [row] = await queries
    .select({ subscription: subscriptions })
    .from(subscriptionLinks)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionLinks.subscriptionId))
    .where(eq(subscriptionLinks.tokenSha256, sha256(token)))
  return row?.subscription
}

export async function confirmSubscription(queries: Queries, id: string, now: Date): Promise<void> {
  await queries
    .update(subscriptions)
    .set({ confirmedAt: sql`coalesce(${subscriptions.confirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(subscriptions.id, id))
}

/** Deletes a subscription with its links, so nothing about the address remains. */
export async function endSubscription(queries: Queries, id: string): Promise<void> {
  await queries.delete(subscriptions).where(eq(subscriptions.id, id))
}
