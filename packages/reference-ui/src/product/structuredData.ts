import { type Money, minorDigits } from '@cairn/core'
import { isInStock, type Product } from '@cairn/core/product'
import type { Reviews } from '@cairn/core/reviews'

const SCHEMA = 'https://schema.org'

/** A decimal in whole units, as schema.org wants it: `129.50`. */
const decimalOf = ({ amount, currency }: Money): string => {
  const digits = minorDigits(currency)
  return (amount / 10 ** digits).toFixed(digits)
}

type Variant = Product['variants'][number]

const availabilityOf = ({ isComingSoon, isRetired }: Product, variant: Variant): string => {
  // Nothing is sold before its day: what comes soon cannot be had, as what is out of stock.
  const word = isRetired ? 'Discontinued' : !isComingSoon && isInStock(variant) ? 'InStock' : 'OutOfStock'
  return `${SCHEMA}/${word}`
}

/** schema.org's words for a product: what each variant costs and whether it can be had, and what buyers think of it once that is known. */
export const productData = (product: Product, address: string, reviews?: Reviews): unknown => {
  const { origin } = new URL(address)
  const images = (product.colors[0]?.images ?? []).map(
    ({ url }) => new URL(url.replace('.svg', '-800.webp'), origin).href,
  )
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    url: address,
    description: product.summary,
    ...(images.length > 0 && { image: images }),
    brand: { '@type': 'Brand', name: product.brand },
    offers: product.variants.map((variant) => ({
      '@type': 'Offer',
      sku: variant.sku,
      url: `${address}?variant=${variant.id}`,
      price: decimalOf(variant.price),
      priceCurrency: variant.price.currency,
      availability: availabilityOf(product, variant),
    })),
    ...(reviews !== undefined &&
      reviews.totalReview > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: reviews.averageScore,
          reviewCount: reviews.totalReview,
        },
      }),
  }
}
