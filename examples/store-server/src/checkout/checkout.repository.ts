import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import type { Draft } from './checkout.form.ts'
import { type CheckoutRow, checkouts } from './checkout.schema.ts'

/** 256 random bits that fit an address, a cookie and a form field. */
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
 * Binds the checkout to the browser that has just opened its address and gives the secret for its cookie. Until a form is sent
 * each browser takes it from the one before, whose answer may have been lost; afterwards nobody does, which gives undefined.
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

/** Notes that a form was sent, and gives whether by the browser to which the checkout is bound. From then on it stays bound. */
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

/** Saves what was typed for the next page of this checkout. */
export async function keepDraft(queries: Queries, id: string, draft: Draft): Promise<void> {
  await queries.update(checkouts).set({ draft }).where(eq(checkouts.id, id))
}

/** An order knows who bought it and where it goes; nobody else needs to. */
export async function forgetDraft(queries: Queries, id: string): Promise<void> {
  await queries.update(checkouts).set({ draft: null }).where(eq(checkouts.id, id))
}
