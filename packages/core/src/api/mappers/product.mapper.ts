import type { OptionValue, Product, ProductImage, ProductOption, Variant } from '../../product/product.types.ts'
import { splitCategory } from '../../shared/category.ts'
import { customPart } from '../../shared/custom.ts'
import type { Currency } from '../../shared/money.ts'
import type { Site } from '../../shared/site.ts'
import type { components } from '../generated/catalogue.ts'
import { needed, type ReportBroken, readParts } from '../readParts.ts'
import { isFlagged, neededId, numberOf } from './fields.ts'
import { pricesOf } from './prices.ts'

type Wire = components['schemas']['Product']

const isText = (value: unknown): boolean => typeof value === 'string'

const mapVariant = ({ color, size, options, ...variant }: Wire['variants'][number], currency: Currency): Variant => ({
  id: neededId(variant.id, 'id'),
  sku: variant.sku ?? '',
  options: { ...(color && { Color: color }), ...(size && { Size: size }), ...keysOf(options) },
  ...pricesOf(variant, currency),
  isTracked: variant.inventory_tracking !== 'none',
  inventoryLevel: numberOf(variant.inventory_level),
})

const mapColor = ({ key, name, hex, images }: Wire['colors'][number]): OptionValue => ({
  key: needed(key, 'key'),
  label: name ?? key,
  hex: needed(hex, 'hex'),
  images: imagesOf(images),
})

const isValue = (value: Wire['sizes'][number] | null): boolean => isText(value?.key) && isText(value?.label)

const keysOf = (options: Wire['variants'][number]['options'] | null): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(options ?? {}).filter(([, key]) => isText(key)))

const imagesOf = (images: Wire['images'] | null): readonly ProductImage[] =>
  (images ?? []).filter((image) => image?.view && image.url)

/** Returns colour and size, and the other options after them. An option without values is left out. */
const optionsOf = (wire: Wire, report?: ReportBroken): readonly ProductOption[] =>
  [
    { name: 'Color', values: readParts(wire.colors, mapColor, report) },
    { name: 'Size', values: (wire.sizes ?? []).filter(isValue) },
    ...readParts(
      wire.options,
      ({ name, label, values }) => ({
        name: needed(name, 'name'),
        ...(label && { label }),
        values: (values ?? []).filter(isValue),
      }),
      report,
    ),
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
  images: imagesOf(wire.images),
  variants: readParts(wire.variants, (variant) => mapVariant(variant, wire.currency ?? site.currency), report),
  isComingSoon: isFlagged(wire.custom_fields, 'is_coming_soon'),
  isRetired: isFlagged(wire.custom_fields, 'is_retired'),
  ...(wire.stores && { stores: wire.stores }),
  ...customPart(wire.custom),
})
