import { and, desc, eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { wishlistItems } from './wishlist.schema.ts'

export type WishlistRow = { id: number; productId: number; variantId: number }

const SHOWN = { id: wishlistItems.id, productId: wishlistItems.productId, variantId: wishlistItems.variantId }

/** More than anybody needs, and an end for who fills it by program. */
export const MOST_ITEMS = 500

/** Newest first. */
export async function readItems(queries: Queries, customerId: number): Promise<WishlistRow[]> {
  return queries
    .select(SHOWN)
    .from(wishlistItems)
    .where(eq(wishlistItems.customerId, customerId))
    .orderBy(desc(wishlistItems.id))
    .limit(MOST_ITEMS)
}

/** Stands where no variant was chosen. */
const NONE = 0

/** Remembering the same again changes nothing; with its size a product takes the place of itself without one. */
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

/** False when the customer has no such item, whoever else may have it. */
export async function removeItem(queries: Queries, customerId: number, id: number): Promise<boolean> {
  const removed = await queries
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.id, id), eq(wishlistItems.customerId, customerId)))
    .returning({ id: wishlistItems.id })
  return removed.length > 0
}
