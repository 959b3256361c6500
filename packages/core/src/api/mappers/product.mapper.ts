import type { OptionValue, Product, ProductOption, Variant } from '../../product/product.types.ts'
import { splitCategory } from '../../shared/category.ts'
import type { Currency } from '../../shared/money.ts'
import type { Site } from '../../shared/site.ts'
import type { components } from '../generated/catalogue.ts'
import { needed, type ReportBroken, readParts } from '../readParts.ts'
import { isFlagged } from './flag.ts'
import { neededId, numberOf } from './number.ts'
import { pricesOf } from './prices.ts'

type Wire = components['schemas']['Product']

const isText = (value: unknown): boolean => typeof value === 'string'

const mapVariant = ({ color, size, ...variant }: Wire['variants'][number], currency: Currency): Variant => ({
  id: neededId(variant.id, 'id'),
  sku: variant.sku ?? '',
  options: { ...(color && { Color: color }), ...(size && { Size: size }) },
  ...pricesOf(variant, currency),
  isTracked: variant.inventory_tracking !== 'none',
  inventoryLevel: numberOf(variant.inventory_level),
})

const mapColor = ({ key, name, hex, images }: Wire['colors'][number]): OptionValue => ({
  key: needed(key, 'key'),
  label: name ?? key,
  hex: needed(hex, 'hex'),
  images: (images ?? []).filter((image) => image?.view && image.url),
})

/** Returns the options that the contract supports, colour and size. An option without values is left out. */
const optionsOf = (wire: Wire, report?: ReportBroken): readonly ProductOption[] =>
  [
    { name: 'Color', values: readParts(wire.colors, mapColor, report) },
    { name: 'Size', values: (wire.sizes ?? []).filter((size) => isText(size?.key) && isText(size.label)) },
  ].filter(({ values }) => values.length > 0)

export const mapProduct = (wire: Wire, site: Site, report?: ReportBroken): Product => ({
  id: neededId(wire.id, 'id'),
  sku: wire.sku ?? '',
  slug: needed(wire.slug, 'slug'),
  name: needed(wire.name, 'name'),
  category: splitCategory(wire.category ?? ''),
  breadcrumbs: (wire.breadcrumbs ?? []).filter((link) => isText(link?.title) && isText(link.url)),
  brand: wire.brand ?? '',
  summary: wire.summary ?? '',
  description: wire.description ?? '',
  features: (wire.features ?? []).filter(isText),
  materials: wire.materials ?? '',
  care: wire.care ?? '',
  fit: wire.fit ?? '',
  gender: wire.gender ?? 'all',
  activities: (wire.activities ?? []).filter(isText),
  taxIncluded: wire.tax_included ?? site.taxIncluded,
  options: optionsOf(wire, report),
  images: [],
  variants: readParts(wire.variants, (variant) => mapVariant(variant, wire.currency ?? site.currency), report),
  isComingSoon: isFlagged(wire.custom_fields, 'is_coming_soon'),
  isRetired: isFlagged(wire.custom_fields, 'is_retired'),
  ...(wire.stores && { stores: wire.stores }),
})
