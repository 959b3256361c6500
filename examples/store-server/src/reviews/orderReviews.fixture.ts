import { sql } from 'drizzle-orm'
import { type Bought, buy, post } from '../orders/buy.fixture.ts'
import { setDelivered } from '../orders/return.fixture.ts'
import type { Shop } from '../testing/shop.ts'

/** Adds the product of the test shop's variants 31 to 39, in two sizes, to the catalogue. Variant 31 is the size M. */
export async function addSizes({ database }: Shop): Promise<void> {
  await database.execute(sql`DELETE FROM variants`)
  await database.execute(sql`DELETE FROM products`)
  await database.execute(sql`
    INSERT INTO products VALUES (3, 'SKU-3', 'jacket-3', 'jackets-rain', 'all', '{}', now(), 1, false, false, '{}', '{EU}')`)
  await database.execute(
    sql`INSERT INTO product_sizes (product_id, position, key, labels) VALUES (3, 0, 'm', '{}'), (3, 1, 'l', '{}')`,
  )
  await database.execute(sql`INSERT INTO variants VALUES (31, 3, 0, 'SKU-31', 'slate', 'm', true, 50)`)
}

/** Buys in the test shop and delivers the order. */
export async function buyDelivered(shop: Shop, purchase: Parameters<typeof buy>[1] = {}): Promise<Bought> {
  const bought = await buy(shop, purchase)
  await setDelivered(shop, bought)
  return bought
}

export const REVIEW = {
  stars: '4',
  title: 'Trocken geblieben',
  content: 'Drei Tage Regen,\r\nund alles blieb trocken.',
  author: 'Ada',
  fit: 'small',
}

/** Sends the form for the review of an item. */
export const sendReview = (
  shop: Shop,
  { path }: Bought,
  change: Partial<typeof REVIEW> = {},
  position = 0,
  headers: Record<string, string> = {},
) => post(shop, `${path}/review/${position}`, Object.entries({ ...REVIEW, ...change }), headers)
