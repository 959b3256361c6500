import { and, desc, eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { wishlistItems } from './wishlist.schema.ts'

export type WishlistRow = { id: number; productId: number; variantId: number }

const SHOWN = { id: wishlistItems.id, productId: wishlistItems.productId, variantId: wishlistItems.variantId }

/**
 * The maximum number of items that one request reads. It limits the size of the response if a script has added very
 * many items.
 */
const MAX_ITEMS = 500

/** Reads a customer's items, newest first. */
export async function readItems(queries: Queries, customerId: number): Promise<WishlistRow[]> {
  return queries
    .select(SHOWN)
    .from(wishlistItems)
    .where(eq(wishlistItems.customerId, customerId))
    .orderBy(desc(wishlistItems.id))
    .limit(MAX_ITEMS)
}

/** The `variant_id` of an item without a chosen variant. */
const NONE = 0

/**
 * Adds an item; adding it again changes nothing. An item with a variant replaces the same product without a variant.
 */
export async function addItem(
  queries: Queries,
  customerId: number,
  { productId, variantId }: Pick<WishlistRow, 'productId' | 'variantId'>,
): Promise<void> {
  await queries.insert(wishlistItems).values({ customerId, productId, variantId }).onConflictDoNothing()
  if (variantId === NONE) return
  await queries
    .delete(wishlistItems)
    .where(
      and(
        eq(wishlistItems.customerId, customerId),
        eq(wishlistItems.productId, productId),
        eq(wishlistItems.variantId, NONE),
      ),
    )
}

/**
 * Removes an item of the customer. Returns false when the customer has no such item, even if another customer has it.
 */
export async function removeItem(queries: Queries, customerId: number, id: number): Promise<boolean> {
  const removed = await queries
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.id, id), eq(wishlistItems.customerId, customerId)))
    .returning({ id: wishlistItems.id })
  return removed.length > 0
}
