import { randomUUID } from 'node:crypto'
import { and, asc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import type { Currency } from '../sites/sites.data.ts'
import { hashGiftCardCode, lastFourOf } from './giftCards.rules.ts'
import { cartGiftCards, type GiftCardRow, giftCardEntries, giftCards } from './giftCards.schema.ts'

export async function findGiftCard(queries: Queries, code: string): Promise<GiftCardRow | undefined> {
  return (
    await queries
      .select()
      .from(giftCards)
      .where(eq(giftCards.codeSha256, hashGiftCardCode(code)))
  )[0]
}

/** Returns the gift cards of a cart in the order in which they were added. */
export async function giftCardsOfCart(queries: Queries, cartId: string): Promise<GiftCardRow[]> {
  const rows = await queries
    .select({ card: giftCards })
    .from(cartGiftCards)
    .innerJoin(giftCards, eq(giftCards.id, cartGiftCards.giftCardId))
    .where(eq(cartGiftCards.cartId, cartId))
    .orderBy(asc(cartGiftCards.position))
  return rows.map(({ card }) => card)
}

/**
 * Locks the gift cards of a cart until the transaction ends, so that two orders cannot spend the same balance. The order
 * of the ids keeps two orders with the same gift cards from a deadlock.
 */
export async function lockGiftCards(tx: Queries, cartId: string): Promise<void> {
  const ids = (await giftCardsOfCart(tx, cartId)).map(({ id }) => id)
  if (ids.length === 0) return
  await tx
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(inArray(giftCards.id, ids))
    .orderBy(asc(giftCards.id))
    .for('update')
}

export async function addToCart(tx: Queries, cartId: string, giftCardId: string): Promise<void> {
  await tx.insert(cartGiftCards).values({ cartId, giftCardId }).onConflictDoNothing()
}

export async function removeFromCart(tx: Queries, cartId: string, giftCardIds: readonly string[]): Promise<void> {
  if (giftCardIds.length === 0) return
  await tx
    .delete(cartGiftCards)
    .where(and(eq(cartGiftCards.cartId, cartId), inArray(cartGiftCards.giftCardId, [...giftCardIds])))
}

/** Takes an amount from a gift card for an order, and writes the entry of the ledger. */
export async function spend(
  tx: Queries,
  { giftCardId, orderId, amountMinor, now }: { giftCardId: string; orderId: number; amountMinor: number; now: Date },
): Promise<void> {
  const taken = await tx
    .update(giftCards)
    .set({ balanceMinor: sql`${giftCards.balanceMinor} - ${amountMinor}` })
    .where(and(eq(giftCards.id, giftCardId), gte(giftCards.balanceMinor, amountMinor)))
    .returning({ id: giftCards.id })
  if (taken.length === 0) throw new Error('a locked gift card has less than its balance')
  await tx.insert(giftCardEntries).values({ giftCardId, orderId, amountMinor: -amountMinor, madeAt: now })
}

/** Puts the refund of a return back on a gift card, once, and writes the entry of the ledger. */
export async function credit(
  tx: Queries,
  entry: { giftCardId: string; orderId: number; returnId: string; amountMinor: number; now: Date },
): Promise<void> {
  const { giftCardId, orderId, returnId, amountMinor, now } = entry
  const written = await tx
    .insert(giftCardEntries)
    .values({ giftCardId, orderId, returnId, amountMinor, madeAt: now })
    .onConflictDoNothing({ target: [giftCardEntries.returnId, giftCardEntries.giftCardId] })
    .returning({ id: giftCardEntries.id })
  if (written.length === 0) return
  await tx
    .update(giftCards)
    .set({ balanceMinor: sql`${giftCards.balanceMinor} + ${amountMinor}` })
    .where(eq(giftCards.id, giftCardId))
}

/** Issues a gift card; one with the same code stays as it is. */
export async function issueGiftCard(
  queries: Queries,
  { code, currency, balanceMinor, now }: { code: string; currency: Currency; balanceMinor: number; now: Date },
): Promise<void> {
  const [issued] = await queries
    .insert(giftCards)
    .values({
      id: randomUUID(),
      codeSha256: hashGiftCardCode(code),
      lastFour: lastFourOf(code),
      currency,
      balanceMinor,
    })
    .onConflictDoNothing()
    .returning()
  if (issued === undefined || balanceMinor === 0) return
  await queries.insert(giftCardEntries).values({ giftCardId: issued.id, amountMinor: balanceMinor, madeAt: now })
}

export type GiftCardUse = { orderId: number; giftCardId: string; lastFour: string; amountMinor: number }

/** Returns what gift cards have paid for these orders, without what refunds put back. */
export async function usesOfOrders(queries: Queries, orderIds: readonly number[]): Promise<GiftCardUse[]> {
  if (orderIds.length === 0) return []
  return queries
    .select({
      orderId: sql<number>`${giftCardEntries.orderId}`,
      giftCardId: giftCardEntries.giftCardId,
      lastFour: giftCards.lastFour,
      amountMinor: sql<number>`(-${giftCardEntries.amountMinor})::float8`,
    })
    .from(giftCardEntries)
    .innerJoin(giftCards, eq(giftCards.id, giftCardEntries.giftCardId))
    .where(
      and(
        isNotNull(giftCardEntries.orderId),
        isNull(giftCardEntries.returnId),
        inArray(giftCardEntries.orderId, [...orderIds]),
      ),
    )
    .orderBy(asc(giftCardEntries.id))
}
