import { type Money, minorDigits } from '@cairn/core'
import { imagesOf, isInStock, type Product } from '@cairn/core/product'
import type { Reviews } from '@cairn/core/reviews'

const SCHEMA = 'https://schema.org'

/** Formats an amount as a decimal in whole units, as schema.org requires: `129.50`. */
const decimalOf = ({ amount, currency }: Money): string => {
  const digits = minorDigits(currency)
  return (amount / 10 ** digits).toFixed(digits)
}

type Variant = Product['variants'][number]

const availabilityOf = ({ isComingSoon, isRetired }: Product, variant: Variant): string => {
  // A product that is coming soon is not sold yet, so it counts as out of stock.
  const word = isRetired ? 'Discontinued' : !isComingSoon && isInStock(variant) ? 'InStock' : 'OutOfStock'
  return `${SCHEMA}/${word}`
}

/**
 * Returns the schema.org data of a product: price and availability of each variant, and the rating once it is known.
 */
export const productData = (product: Product, address: string, reviews?: Reviews): unknown => {
  const { origin } = new URL(address)
  const images = imagesOf(product).map(({ url }) => new URL(url.replace('.svg', '-800.webp'), origin).href)
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
