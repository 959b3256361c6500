import type { Catalogue } from '@cairn/core/contracts'
import type { Site } from '../sites/sites.data.ts'
import { availabilityOn } from './availability.ts'
import { pictureUrls } from './pictures.ts'
import type { ProductRecord } from './products.repository.ts'
import { ratingLines, ratingsOn } from './ratingFacts.ts'
import { reductionPart } from './reduction.ts'
import { shippingLimits } from './shippingLimits.ts'

type WireProduct = Catalogue.components['schemas']['Product']

const fromMinor = (minor: number): number => minor / 100

/** Builds the contract's product in the language and currency of the site, at the time `now`. */
export const viewProduct = (record: ProductRecord, site: Site, now: number): WireProduct => {
  const { product, text, price, colors, sizes, options, variants } = record
  return {
    id: product.id,
    sku: product.sku,
    slug: product.slug,
    name: text.name,
    category: text.category,
    breadcrumbs: text.breadcrumbs,
    brand: 'Cairn',
    summary: text.summary,
    description: text.description,
    features: [...text.features, ...ratingLines(site, product)],
    materials: text.materials,
    care: text.care,
    fit: text.fit,
    gender: product.gender,
    activities: product.activities,
    currency: site.currency,
    tax_included: site.taxIncluded,
    colors: (product.plain ? [] : colors).map(({ key, names, hex }) => ({
      key,
      name: names[site.contentLanguage],
      hex,
      images: pictureUrls(product.slug, key),
    })),
    sizes: sizes.map(({ key, labels }) => ({ key, label: labels[site.contentLanguage] })),
    options: options.map(({ name, labels, choices }) => ({
      name,
      label: labels[site.contentLanguage],
      values: choices.map(({ key, labels }) => ({ key, label: labels[site.contentLanguage] })),
    })),
    images: product.plain ? colors.flatMap(({ key }) => pictureUrls(product.slug, key)) : [],
    variants: variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      color: product.plain ? null : variant.color,
      size: variant.size,
      options: variant.options,
      price: fromMinor(price.priceMinor),
      sale_price: price.salePriceMinor === null ? null : fromMinor(price.salePriceMinor),
      inventory_tracking: variant.tracked ? 'variant' : 'none',
      inventory_level: variant.tracked ? variant.stock : 0,
    })),
    custom_fields: [
      { name: 'is_coming_soon', value: String(product.comingSoon) },
      { name: 'is_retired', value: String(product.retired) },
    ],
    created_at: product.createdAt.toISOString(),
    stores: product.stores,
    unshippable_to: product.unshippableTo,
    custom: {
      ...ratingsOn(site, product),
      ...reductionPart(record, site).custom,
      ...availabilityOn(now, product),
      ...shippingLimits(site, product),
    },
  }
}
