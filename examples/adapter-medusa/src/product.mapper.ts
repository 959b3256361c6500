import type { Site } from '@cairn/core'
import { completeProduct, completeVariant } from '@cairn/core/adapter'
import type { Product, Variant } from '@cairn/core/product'
import { moneyOf } from './amounts.ts'
import type { MedusaPrice, MedusaProduct, MedusaVariant, Metadata } from './medusa.schema.ts'
import { readCustom } from './metadata.ts'
import { isChoice, optionsOf, stockOf } from './variants.ts'

/** The current price, and the regular price of a product on sale. */
export const pricesOf = ({ calculated_amount, currency_code, original_amount }: MedusaPrice) => {
  const price = moneyOf(calculated_amount, currency_code)
  const regular = moneyOf(original_amount, currency_code)
  return { price, regularPrice: regular.amount > price.amount ? regular : null }
}

/** Maps a variant; a variant without a price in the region cannot be bought there. */
const variantOf = (variant: MedusaVariant): readonly Variant[] => {
  const { calculated_price: price, id, sku } = variant
  if (price === null) return []
  const options = Object.fromEntries(optionsOf(variant).map(({ name, value }) => [name, value]))
  const { inventoryLevel, isTracked } = stockOf(variant)
  return [
    completeVariant({ id, sku: sku ?? '', options, isTracked: isTracked ?? false, inventoryLevel, ...pricesOf(price) }),
  ]
}

const textOf = (metadata: Metadata, name: string): string => {
  const value = metadata?.[name]
  return typeof value === 'string' ? value : ''
}

const genderOf = (metadata: Metadata): Product['gender'] => {
  const gender = textOf(metadata, 'gender')
  return gender === 'women' || gender === 'men' ? gender : 'all'
}

const VIEWS = ['front', 'back'] as const

/** Maps a product; null when no variant has a price in the region. Medusa has no swatches, so values have no colours. */
export const mapProduct = (site: Site, product: MedusaProduct): Product | null => {
  const { categories, handle, id, images, metadata, title } = product
  const variants = product.variants.flatMap(variantOf)
  const options = product.options.filter((option) => isChoice(option.title))
  if (variants.length === 0) return null
  return completeProduct({
    id,
    sku: variants[0]?.sku ?? '',
    slug: handle,
    name: title,
    category: categories.map(({ name }) => name),
    breadcrumbs: categories.map(({ handle: path, name }) => ({ title: name, url: `/${path}` })),
    brand: textOf(metadata, 'brand'),
    summary: product.subtitle ?? '',
    description: product.description ?? '',
    materials: product.material ?? textOf(metadata, 'materials'),
    care: textOf(metadata, 'care'),
    fit: textOf(metadata, 'fit'),
    gender: genderOf(metadata),
    taxIncluded: site.taxIncluded,
    options: options.map((option) => ({
      name: option.title,
      label: option.title,
      values: option.values.map(({ value }) => ({ key: value, label: value })),
    })),
    images: images.map(({ url }, index) => ({ view: VIEWS[index] ?? 'detail', url })),
    variants,
    ...readCustom(metadata),
  })
}
