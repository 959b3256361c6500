import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Inventory, SellableVariant } from '../inventory/inventory.types.ts'

type Row = {
  id: number
  price_minor: number
  sale_price_minor: number | null
  stock: number
  tracked: boolean
  coming_soon: boolean
  retired: boolean
  unshippable_to: string
}

export type ShelfVariant = {
  id: number
  priceMinor?: number
  salePriceMinor?: number
  stock?: number
  tracked?: boolean
  comingSoon?: boolean
  retired?: boolean
  unshippableTo?: string
}

/** Creates a catalogue of a few variants in one table, for tests of carts and orders. */
export async function stockShelf(database: Database, variants: readonly ShelfVariant[]): Promise<void> {
  await database.execute(sql`
    CREATE TABLE IF NOT EXISTS shelf (id integer PRIMARY KEY, price_minor integer, sale_price_minor integer, stock integer CHECK (stock >= 0),
      tracked boolean, coming_soon boolean, retired boolean, unshippable_to text)`)
  await database.execute(sql`TRUNCATE shelf`)
  for (const variant of variants) {
    await database.execute(sql`INSERT INTO shelf VALUES (${variant.id}, ${variant.priceMinor ?? 10_000}, ${variant.salePriceMinor ?? null},
      ${variant.stock ?? 50}, ${variant.tracked ?? true}, ${variant.comingSoon ?? false}, ${variant.retired ?? false}, ${variant.unshippableTo ?? ''})`)
  }
}

export async function stockOf(database: Database, id: number): Promise<number> {
  const { rows } = await database.execute<{ stock: number }>(sql`SELECT stock FROM shelf WHERE id = ${id}`)
  return rows[0]?.stock ?? Number.NaN
}

export const shelf: Inventory = {
  read: async (queries, variantIds) => {
    const { rows } = await queries.execute<Row>(sql`SELECT * FROM shelf`)
    const wanted = rows.filter((row) => variantIds.includes(row.id))
    return new Map(wanted.map((row) => [row.id, variantOf(row)]))
  },
  take: async (queries, wanted) => {
    const short: number[] = []
    for (const { variantId, quantity } of wanted) {
      const { rows } = await queries.execute(
        sql`UPDATE shelf SET stock = CASE WHEN tracked THEN stock - ${quantity}::int ELSE stock END
          WHERE id = ${variantId} AND (NOT tracked OR stock >= ${quantity}::int) RETURNING id`,
      )
      if (rows.length === 0) short.push(variantId)
    }
    return short
  },
  putBack: async (queries, returned) => {
    for (const { variantId, quantity } of returned)
      await queries.execute(sql`UPDATE shelf SET stock = stock + ${quantity}::int WHERE id = ${variantId} AND tracked`)
  },
}

function variantOf(row: Row): SellableVariant {
  return {
    variantId: row.id,
    productId: Math.floor(row.id / 10),
    sku: `SKU-${row.id}`,
    productSku: `SKU-${Math.floor(row.id / 10)}`,
    slug: `jacket-${Math.floor(row.id / 10)}`,
    name: `Jacket ${row.id}`,
    options: [
      { name: 'Color', value: 'Slate' },
      { name: 'Size', value: 'M' },
    ],
    imageUrl: `/media/jacket-${Math.floor(row.id / 10)}/slate/front-400.webp`,
    priceMinor: row.price_minor,
    salePriceMinor: row.sale_price_minor,
    stock: row.stock,
    tracked: row.tracked,
    comingSoon: row.coming_soon,
    retired: row.retired,
    unshippableTo: row.unshippable_to === '' ? [] : row.unshippable_to.split(','),
  }
}
