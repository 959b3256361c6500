import { and, arrayContains, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import type { Site } from '../sites/sites.data.ts'
import {
  productColors,
  productOptions,
  productPrices,
  productSizes,
  products,
  productTexts,
  variants,
} from './catalogue.schema.ts'
import { announcedPrice, readPriorPrices } from './priorPrices.ts'

const groupByProduct = <Row extends { productId: number }>(rows: readonly Row[]): Map<number, Row[]> =>
  Map.groupBy(rows, ({ productId }) => productId)

type Priced = { product: { id: number }; price: { salePriceMinor: number | null } }

const reducedOf = (found: readonly Priced[]): number[] =>
  found.filter(({ price }) => price.salePriceMinor !== null).map(({ product }) => product.id)

/** Reads the products that match `condition` and that the site sells, with all data of a product page. */
const readWhere = async (queries: Queries, site: Site, condition: SQL) => {
  const found = await queries
    .select({ product: products, text: productTexts, price: productPrices })
    .from(products)
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, products.id), eq(productTexts.language, site.contentLanguage)),
    )
    .innerJoin(productPrices, and(eq(productPrices.productId, products.id), eq(productPrices.currency, site.currency)))
    .where(and(condition, arrayContains(products.stores, [site.store])))
  const ids = found.map(({ product }) => product.id)
  if (ids.length === 0) return []
  // Run the queries at the same time. On a single-connection database, queries that run one after another would
  // each wait for the queries of other requests.
  const [allColors, allSizes, allOptions, allVariants, priorPrices] = await Promise.all([
    queries
      .select()
      .from(productColors)
      .where(inArray(productColors.productId, ids))
      .orderBy(asc(productColors.position)),
    queries.select().from(productSizes).where(inArray(productSizes.productId, ids)).orderBy(asc(productSizes.position)),
    queries
      .select()
      .from(productOptions)
      .where(inArray(productOptions.productId, ids))
      .orderBy(asc(productOptions.position)),
    queries.select().from(variants).where(inArray(variants.productId, ids)).orderBy(asc(variants.position)),
    readPriorPrices(queries, reducedOf(found), site.currency),
  ])
  const colors = groupByProduct(allColors)
  const sizes = groupByProduct(allSizes)
  const options = groupByProduct(allOptions)
  const pieces = groupByProduct(allVariants)
  return found.map((row) => ({
    ...row,
    price: announcedPrice(row.price, priorPrices.get(row.product.id), site),
    colors: colors.get(row.product.id) ?? [],
    sizes: sizes.get(row.product.id) ?? [],
    options: options.get(row.product.id) ?? [],
    variants: pieces.get(row.product.id) ?? [],
    /** The lowest price of the 30 days before a reduction, in minor units; undefined if it is unknown. */
    priorMinor: priorPrices.get(row.product.id),
  }))
}

export type ProductRecord = Awaited<ReturnType<typeof readWhere>>[number]

export const readProductBySlug = async (queries: Queries, site: Site, slug: string): Promise<ProductRecord | null> => {
  const [record] = await readWhere(queries, site, eq(products.slug, slug))
  return record ?? null
}

/** Reads the products that the site sells, in the order of `ids`; ids of other products are skipped. */
export const readProducts = async (
  queries: Queries,
  site: Site,
  ids: readonly number[],
): Promise<readonly ProductRecord[]> => {
  if (ids.length === 0) return []
  const records = await readWhere(queries, site, inArray(products.id, [...ids]))
  const byId = new Map(records.map((record) => [record.product.id, record]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
