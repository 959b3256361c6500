import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import type { Draft } from './checkout.form.ts'
import { type CheckoutRow, checkouts } from './checkout.schema.ts'

/** Returns 256 random bits in base64url, which is safe in URLs, cookies and form fields. */
function secret(): string {
  return randomBytes(32).toString('base64url')
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export async function insertCheckout(
  queries: Queries,
  begun: { cartId: string; site: string; customerId: number },
  now: Date,
): Promise<string> {
  const id = secret()
  await queries.insert(checkouts).values({ ...begun, id, csrfToken: secret(), createdAt: now })
  return id
}

export async function findCheckout(queries: Queries, id: string): Promise<CheckoutRow | undefined> {
  return (await queries.select().from(checkouts).where(eq(checkouts.id, id)))[0]
}

export async function lockCheckout(queries: Queries, id: string): Promise<CheckoutRow | undefined> {
  return (await queries.select().from(checkouts).where(eq(checkouts.id, id)).for('update'))[0]
}

/**
 * Binds the checkout to the requesting browser and returns the secret for its cookie; returns undefined once a form has
 * been sent, because the binding is then final. Until then a new browser replaces the previous one, because the
 * response with the previous secret may have been lost.
 */
export async function bindToBrowser(queries: Queries, id: string): Promise<string | undefined> {
  const session = secret()
  const rows = await queries
    .update(checkouts)
    .set({ sessionSha256: sha256(session) })
    .where(and(eq(checkouts.id, id), isNull(checkouts.postedAt)))
    .returning({ id: checkouts.id })
  return rows.length === 1 ? session : undefined
}

/**
 * If the form came from the bound browser, records that it was sent and returns true. From then on the checkout cannot
 * be bound to another browser.
 */
export async function takePost(queries: Queries, id: string, session: string | undefined, now: Date): Promise<boolean> {
  if (session === undefined) return false
  const rows = await queries
    .update(checkouts)
    .set({ postedAt: sql`coalesce(${checkouts.postedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(checkouts.id, id), eq(checkouts.sessionSha256, sha256(session))))
    .returning({ id: checkouts.id })
  return rows.length === 1
}

export function isBoundTo(checkout: CheckoutRow, session: string | undefined): boolean {
  return session !== undefined && checkout.sessionSha256 === sha256(session)
}

/** Saves the entered values for the next page of this checkout. */
export async function saveDraft(queries: Queries, id: string, draft: Draft): Promise<void> {
  await queries.update(checkouts).set({ draft }).where(eq(checkouts.id, id))
}

/** Deletes the draft once the order holds the data, so that personal data is stored only once. */
export async function forgetDraft(queries: Queries, id: string): Promise<void> {
  await queries.update(checkouts).set({ draft: null }).where(eq(checkouts.id, id))
}
