import { setTimeout } from 'node:timers/promises'
import type { MedusaContainer, ProductDTO } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import {
  createInventoryLevelsWorkflow,
  createPriceListsWorkflow,
  createProductCategoriesWorkflow,
  createProductsWorkflow,
} from '@medusajs/medusa/core-flows'
import { first } from './first.ts'
import { categories, products, type SeedProduct } from './products.ts'
import { CURRENCY, createShop } from './shop.ts'

type Choice = Readonly<Record<string, string>>

/** Returns every choice of one value of each option. */
const combine = (options: SeedProduct['options']): readonly Choice[] =>
  Object.entries(options).reduce<readonly Choice[]>(
    (choices, [name, values]) => choices.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value }))),
    [{}],
  )

const skuOf = (handle: string, choice: Choice): string =>
  [handle, ...Object.values(choice)]
    .join('-')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')

interface Place {
  readonly categoryIds: ReadonlyMap<string, string>
  readonly profileId: string
  readonly salesChannelId: string
}

const inputOf = (product: SeedProduct, { categoryIds, profileId, salesChannelId }: Place) => ({
  title: product.title,
  handle: product.handle,
  description: product.description,
  ...(product.metadata && { metadata: product.metadata }),
  status: product.isDraft ? ('draft' as const) : ('published' as const),
  category_ids: [categoryIds.get(product.category) ?? ''],
  shipping_profile_id: profileId,
  sales_channels: [{ id: salesChannelId }],
  options: Object.entries(product.options).map(([title, values]) => ({ title, values })),
  variants: combine(product.options).map((choice) => ({
    title: Object.values(choice).join(' / '),
    sku: skuOf(product.handle, choice),
    options: choice,
    manage_inventory: product.stock !== null,
    prices: [{ amount: product.price, currency_code: CURRENCY }],
  })),
})

interface StockedVariant {
  readonly product: { readonly handle: string }
  readonly inventory_items: readonly { readonly inventory_item_id: string }[]
}

const createStock = async (container: MedusaContainer, locationId: string): Promise<void> => {
  const fields = ['product.handle', 'inventory_items.inventory_item_id']
  const answer = await container.resolve(ContainerRegistrationKeys.QUERY).graph({ entity: 'variant', fields })
  const variants: readonly StockedVariant[] = answer.data
  const stockOf = new Map(products.map(({ handle, stock }) => [handle, stock ?? 0]))
  const inventory_levels = variants.flatMap(({ inventory_items: items, product: { handle } }) =>
    items.map(({ inventory_item_id }) => ({
      location_id: locationId,
      inventory_item_id,
      stocked_quantity: stockOf.get(handle) ?? 0,
    })),
  )
  await createInventoryLevelsWorkflow(container).run({ input: { inventory_levels } })
}

const createSale = async (container: MedusaContainer, created: readonly ProductDTO[]): Promise<void> => {
  const salePrices = new Map(products.map(({ handle, salePrice }) => [handle, salePrice]))
  const prices = created.flatMap(({ handle, variants }) => {
    const amount = salePrices.get(handle)
    return amount === undefined ? [] : variants.map(({ id }) => ({ variant_id: id, currency_code: CURRENCY, amount }))
  })
  await createPriceListsWorkflow(container).run({
    input: { price_lists_data: [{ title: 'Sale', description: 'Reduced prices', status: 'active', prices }] },
  })
}

const MAX_SECONDS = 60

/** Fills the search index again, because the events of the new products filled it before they had stock and sale prices. */
const fillIndex = async (container: MedusaContainer): Promise<void> => {
  const search = container.resolve(Modules.SEARCH)
  const wanted = products.filter(({ stock }) => stock !== 0).length
  await search.reindex({ index: 'product', strategy: 'in_place' })
  for (let second = 0; second < MAX_SECONDS; second += 1) {
    const filters = { in_stock: true }
    const { metadata } = await search.search({ entity: 'product', filters, search_options: { count: 'exact' } })
    if (metadata.count === wanted) return
    await setTimeout(1000)
  }
  throw new Error('The search index was not filled in time')
}

/** Fills an empty database through Medusa's own workflows, and returns what a shop must know of it. */
export const seed = async (container: MedusaContainer) => {
  const { locationId, publishableKey, ...shop } = await createShop(container)
  const { result: created } = await createProductCategoriesWorkflow(container).run({
    input: { product_categories: categories.map((category) => ({ ...category, is_active: true })) },
  })
  const categoryIds = new Map(created.map(({ handle, id }) => [handle, id]))
  const { result } = await createProductsWorkflow(container).run({
    input: { products: products.map((product) => inputOf(product, { ...shop, categoryIds })) },
  })
  await createStock(container, locationId)
  await createSale(container, result)
  await fillIndex(container)
  const items = result.map(({ handle, id, variants }) => ({ handle, id, variantId: first(variants).id }))
  return { publishableKey, products: items }
}
