import type { CallOptions } from '@cairn/core'
import * as z from 'zod/mini'
import { type Medusa, reading } from './connect.ts'
import { type MedusaProduct, type MedusaVariantStock, product, variantStock } from './medusa.schema.ts'

/** The stock and the options of variants. The values of a variant get the titles of the options of its product. */
const VARIANT_FIELDS = [
  'options.id',
  'options.title',
  'variants.id',
  'variants.manage_inventory',
  'variants.allow_backorder',
  '+variants.inventory_quantity',
  '*variants.options',
]

const FIELDS = [
  'id',
  'title',
  'handle',
  'subtitle',
  'description',
  'material',
  'thumbnail',
  'metadata',
  'created_at',
  '*images',
  '*categories',
  '*options.values',
  'variants.sku',
  'variants.calculated_price',
  ...VARIANT_FIELDS,
].join(',')

const readProducts = reading(z.object({ products: z.array(product) }), ({ products }) => products)

/** Reads the products that match `query`, with the prices of the region and the stock of the sales channel. */
export const readProductsOf = async (
  { call, regionId, site }: Medusa,
  query: Readonly<Record<string, string | number>>,
  options: CallOptions,
): Promise<readonly MedusaProduct[]> =>
  call({
    path: '/store/products',
    query: {
      fields: FIELDS,
      region_id: await regionId(options),
      country_code: site.countryCode.toLowerCase(),
      ...query,
    },
    read: readProducts,
    ...options,
  })

/** Returns the parameters that ask for products by their ids. */
export const byIds = (ids: readonly string[]): Readonly<Record<string, string | number>> => ({
  ...Object.fromEntries(ids.map((id, index) => [`id[${index}]`, id])),
  limit: ids.length,
})

const readVariants = reading(
  z.object({ products: z.array(z.object({ variants: z.array(variantStock) })) }),
  ({ products }) => products.flatMap(({ variants }) => variants),
)

/** Reads the variants of products, without prices. Medusa's route for variants does not name their options. */
export const readVariantsOf = async (
  { call }: Medusa,
  productIds: readonly string[],
  options: CallOptions,
): Promise<readonly MedusaVariantStock[]> => {
  if (productIds.length === 0) return []
  const query = { fields: ['id', ...VARIANT_FIELDS].join(','), ...byIds(productIds) }
  return call({ path: '/store/products', query, read: readVariants, ...options })
}
