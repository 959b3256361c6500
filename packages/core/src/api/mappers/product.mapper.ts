import type { Product, Variant } from '../../product/product.types.ts'
import { splitCategory } from '../../shared/category.ts'
import type { Currency } from '../../shared/money.ts'
import type { components } from '../generated/catalogue.ts'
import { type ReportBroken, readable } from '../readable.ts'
import { isFlagged } from './flag.ts'
import { numberOf } from './number.ts'
import { pricesOf } from './prices.ts'

type Wire = components['schemas']

const mapVariant = (variant: Wire['Variant'], currency: Currency): Variant => ({
  id: variant.id,
  sku: variant.sku,
  color: variant.color,
  size: variant.size,
  ...pricesOf(variant, currency),
  isTracked: variant.inventory_tracking !== 'none',
  inventoryLevel: numberOf(variant.inventory_level),
})

export const mapProduct = (wire: Wire['Product'], report?: ReportBroken): Product => ({
  id: wire.id,
  sku: wire.sku,
  slug: wire.slug,
  name: wire.name,
  category: splitCategory(wire.category),
  breadcrumbs: wire.breadcrumbs,
  brand: wire.brand,
  summary: wire.summary,
  description: wire.description,
  features: wire.features,
  materials: wire.materials,
  care: wire.care,
  fit: wire.fit,
  gender: wire.gender,
  activities: wire.activities,
  taxIncluded: wire.tax_included,
  colors: wire.colors,
  sizes: wire.sizes,
  variants: readable(wire.variants, (variant) => mapVariant(variant, wire.currency), report),
  isComingSoon: isFlagged(wire.custom_fields, 'is_coming_soon'),
  isRetired: isFlagged(wire.custom_fields, 'is_retired'),
  stores: wire.stores,
})
