import type { Product } from '@cairn/core/product'

const inStock = ({ isTracked, inventoryLevel }: Product['variants'][number]): boolean =>
  !isTracked || inventoryLevel === null || inventoryLevel > 0

/** schema.org's words for a product and what it costs. */
export const productData = (product: Product): unknown => {
  const [first] = product.variants
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    description: product.summary,
    brand: { '@type': 'Brand', name: product.brand },
    ...(first && {
      offers: {
        '@type': 'Offer',
        price: (first.price.amount / 100).toFixed(2),
        priceCurrency: first.price.currency,
        availability: product.variants.some(inStock) ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      },
    }),
  }
}
