import type { Site } from '@cairn/core'
import {
  flagOf,
  listOf,
  mapOptions,
  needed,
  numberOf,
  pricesOf,
  type ReportBroken,
  readParts,
  recordOf,
  textOf,
} from '@cairn/core/adapter'
import type { OptionValue, Product, ProductOption, Variant } from '@cairn/core/product'
import {
  type CatalogueProduct,
  type CatalogueVariant,
  catalogPriceOf,
  mapCatalogueProduct,
  stockOf,
} from './catalogue.mapper.ts'
import { variantIdOf } from './ids.ts'

export interface ProductContext {
  readonly site: Site
  /** Turns the HTML of a description into text; by default, the product has no description. */
  readonly textOfHtml?: ((html: string) => string) | undefined
  readonly report?: ReportBroken | undefined
}

/** Returns the name of an option in the spelling of the core: Color, Size, or the name as it is. */
const canonical = (name: string): string => mapOptions([{ name, value: name }])[0]?.name ?? name

const HEX = /^#[0-9a-f]{6}$/i

const mapValue = (json: unknown): OptionValue => {
  const { id, label, value_data } = recordOf(json)
  const hex = listOf(recordOf(value_data).colors).find((color) => typeof color === 'string' && HEX.test(color))
  return {
    key: needed(textOf(id), 'id'),
    label: textOf(label) ?? '',
    ...(typeof hex === 'string' && { hex: hex.toLowerCase() }),
  }
}

const mapOption = (json: unknown, report: ReportBroken | undefined): ProductOption[] => {
  const option = recordOf(json)
  const label = textOf(option.display_name)
  if (label === null) return []
  const name = canonical(label)
  const values = readParts(listOf(option.option_values), mapValue, report)
  return values.length === 0 ? [] : [{ name, ...(name !== label && { label }), values }]
}

const mapVariant = (variant: CatalogueVariant, product: CatalogueProduct, site: Site): Variant => {
  const { isTracked, level } = stockOf(product, variant)
  const { price, sale_price } = catalogPriceOf(product, variant)
  return {
    id: needed(variantIdOf(product.id, variant.id), 'id'),
    sku: variant.sku,
    options: Object.fromEntries(variant.options.map(({ name, valueId }) => [canonical(name), valueId])),
    ...pricesOf({ price: needed(price, 'price'), sale_price }, site.currency),
    isTracked,
    inventoryLevel: level,
  }
}

/** Maps a product of `GET /v3/catalog/products?include=variants,images,custom_fields,options`. */
export const mapProduct = (json: unknown, { site, textOfHtml, report }: ProductContext): Product => {
  const product = mapCatalogueProduct(json, report)
  const wire = recordOf(json)
  const images = listOf(wire.images).flatMap((image) => {
    const url = textOf(recordOf(image).url_standard)
    return url === null ? [] : [{ view: 'front' as const, url }]
  })
  return {
    id: product.id,
    sku: product.sku,
    slug: product.slug,
    name: product.name,
    category: [],
    breadcrumbs: [],
    brand: '',
    summary: textOf(wire.meta_description) ?? '',
    description: textOfHtml?.(textOf(wire.description) ?? '') ?? '',
    features: [],
    materials: '',
    care: '',
    fit: '',
    gender: 'all',
    activities: [],
    taxIncluded: site.taxIncluded,
    options: readParts(listOf(wire.options), (option) => mapOption(option, report), report),
    images,
    variants: readParts(product.variants, (variant) => mapVariant(variant, product, site), report),
    isComingSoon: product.isComingSoon,
    isRetired: product.isRetired,
  }
}

/** Whether a product may be shown: it is visible, and has a variant. */
export const isVisibleProduct = (json: unknown): boolean => {
  const { is_visible, variants, price } = recordOf(json)
  return flagOf(is_visible) !== false && listOf(variants).length > 0 && numberOf(price) !== null
}
