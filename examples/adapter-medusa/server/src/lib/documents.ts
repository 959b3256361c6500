import type { RemoteQueryFunction } from '@medusajs/framework/types'
import { QueryContext } from '@medusajs/framework/utils'

const FIELDS = [
  'id',
  'title',
  'description',
  'status',
  'created_at',
  'categories.handle',
  'options.title',
  'options.values.value',
  'sales_channels.id',
  'variants.manage_inventory',
  'variants.allow_backorder',
  'variants.calculated_price.calculated_amount',
  'variants.calculated_price.original_amount',
  'variants.inventory_items.required_quantity',
  'variants.inventory_items.inventory.location_levels.available_quantity',
]

interface InventoryItem {
  readonly required_quantity: number
  readonly inventory?: { readonly location_levels?: readonly { readonly available_quantity?: number }[] }
}

interface IndexedVariant {
  readonly manage_inventory: boolean
  readonly allow_backorder: boolean
  readonly calculated_price?: { readonly calculated_amount: number; readonly original_amount: number }
  readonly inventory_items?: readonly InventoryItem[]
}

interface IndexedProduct {
  readonly id: string
  readonly title: string
  readonly description: string | null
  readonly status: string
  readonly created_at: Date
  readonly categories?: readonly { readonly handle: string }[]
  readonly options?: readonly { readonly title: string; readonly values: readonly { readonly value: string }[] }[]
  readonly sales_channels?: readonly { readonly id: string }[]
  readonly variants?: readonly IndexedVariant[]
}

const valuesOf = ({ options = [] }: IndexedProduct, title: string): string[] =>
  options.filter((option) => option.title === title).flatMap(({ values }) => values.map(({ value }) => value))

/** How often the stock of one inventory item suffices for the variant. */
const timesOf = ({ inventory, required_quantity }: InventoryItem): number => {
  const levels = inventory?.location_levels ?? []
  return Math.floor(levels.reduce((sum, level) => sum + (level.available_quantity ?? 0), 0) / required_quantity)
}

const isInStock = ({ allow_backorder, inventory_items = [], manage_inventory }: IndexedVariant): boolean =>
  !manage_inventory || allow_backorder || inventory_items.every((item) => timesOf(item) > 0)

const documentOf = (product: IndexedProduct) => {
  const { variants = [] } = product
  const prices = variants.flatMap(({ calculated_price }) => calculated_price ?? [])
  return {
    id: product.id,
    title: product.title,
    description: product.description,
    status: product.status,
    sales_channel_ids: (product.sales_channels ?? []).map(({ id }) => id),
    category: (product.categories ?? []).map(({ handle }) => handle),
    color: valuesOf(product, 'Color'),
    size: valuesOf(product, 'Size'),
    price: prices.length > 0 ? Math.min(...prices.map(({ calculated_amount }) => calculated_amount)) : null,
    created_at: product.created_at,
    in_stock: variants.some(isInStock),
    on_sale: prices.some((price) => price.calculated_amount < price.original_amount),
  }
}

/** Reads the documents of the products that match the filters. Their price is that of the only currency of this shop. */
export const readDocuments = async (
  query: Omit<RemoteQueryFunction, symbol>,
  filters: Record<string, unknown>,
  pagination: { skip: number; take?: number } = { skip: 0 },
) => {
  const context = { variants: { calculated_price: QueryContext({ currency_code: 'eur' }) } }
  const { data } = await query.graph({ entity: 'product', fields: FIELDS, filters, pagination, context })
  const products: readonly IndexedProduct[] = data
  return products.map(documentOf)
}
