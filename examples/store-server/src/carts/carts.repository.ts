import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import type { SellableVariant } from '../inventory/inventory.types.ts'
import { RETENTION } from '../retention.ts'
import type { Site } from '../sites/sites.data.ts'
import { type CartLineRow, type CartRow, cartLines, carts } from './carts.schema.ts'

export function hasLapsed({ updatedAt }: CartRow, now: number): boolean {
  return now - updatedAt.getTime() > RETENTION.cart
}

export async function findCart(queries: Queries, id: string): Promise<CartRow | undefined> {
  return (await queries.select().from(carts).where(eq(carts.id, id)))[0]
}

/** Reads a cart and locks its row until the transaction ends. */
export async function lockCart(queries: Queries, id: string): Promise<CartRow | undefined> {
  return (await queries.select().from(carts).where(eq(carts.id, id)).for('update'))[0]
}

export function readLines(queries: Queries, cartId: string): Promise<CartLineRow[]> {
  return queries.select().from(cartLines).where(eq(cartLines.cartId, cartId)).orderBy(asc(cartLines.position))
}

/** Inserts a cart. Its id has 122 random bits, so a guest's cart cannot be found by guessing (docs/security.md#s4). */
export async function insertCart(
  queries: Queries,
  site: Site,
  customerId: number,
  now: Date,
): Promise<CartRow | undefined> {
  const rows = await queries
    .insert(carts)
    .values({
      id: randomUUID(),
      customerId,
      site: site.entry.prefix,
      store: site.store,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  return rows[0]
}

/** Returns the customer's open cart in the site's store (EU or US) and locks its row; creates the cart if needed. */
export async function lockCustomersCart(queries: Queries, site: Site, customerId: number, now: Date): Promise<CartRow> {
  // Try twice: if a concurrent request inserts the cart first, the insert fails and the second attempt finds that cart.
  for (let attempt = 0; attempt < 2; attempt++) {
    const found = await findCustomersCart(queries, site, customerId, now)
    if (found !== undefined) return found
    const made = await insertCart(queries, site, customerId, now)
    if (made !== undefined) return made
  }
  const found = await findCustomersCart(queries, site, customerId, now)
  if (found === undefined) throw new Error('a cart could neither be found nor made')
  return found
}

/** Finds the customer's open cart and locks its row. An expired cart is deleted and counts as missing. */
export async function findCustomersCart(
  queries: Queries,
  site: Site,
  customerId: number,
  now: Date,
): Promise<CartRow | undefined> {
  const rows = await queries
    .select()
    .from(carts)
    .where(and(eq(carts.customerId, customerId), eq(carts.store, site.store), eq(carts.status, 'open')))
    .for('update')
  const cart = rows[0]
  if (cart === undefined || !hasLapsed(cart, now.getTime())) return cart
  await queries.delete(carts).where(eq(carts.id, cart.id))
  return undefined
}

export async function insertLine(
  queries: Queries,
  cartId: string,
  variant: SellableVariant,
  { quantity, properties, custom }: Pick<CartLineRow, 'quantity' | 'properties' | 'custom'>,
): Promise<CartLineRow> {
  const rows = await queries
    .insert(cartLines)
    .values({
      id: randomUUID(),
      cartId,
      variantId: variant.variantId,
      quantity,
      productId: variant.productId,
      sku: variant.sku,
      name: variant.name,
      properties,
      custom,
    })
    .returning()
  const line = rows[0]
  if (line === undefined) throw new Error('a line was not written')
  return line
}

export async function updateLine(
  queries: Queries,
  lineId: string,
  change: Partial<Pick<CartLineRow, 'quantity' | 'properties'>>,
): Promise<void> {
  await queries.update(cartLines).set(change).where(eq(cartLines.id, lineId))
}

export async function deleteLine(queries: Queries, lineId: string): Promise<void> {
  await queries.delete(cartLines).where(eq(cartLines.id, lineId))
}

/** Updates the cart's columns and increments its version. */
export async function saveCart(
  queries: Queries,
  cart: CartRow,
  change: Partial<Pick<CartRow, 'site' | 'country' | 'status' | 'note' | 'custom' | 'couponCode'>>,
  now: Date,
): Promise<CartRow> {
  const rows = await queries
    .update(carts)
    .set({ ...change, version: sql`${carts.version} + 1`, updatedAt: now })
    .where(eq(carts.id, cart.id))
    .returning()
  const saved = rows[0]
  if (saved === undefined) throw new Error('a locked cart vanished')
  return saved
}
