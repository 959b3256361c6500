import type { QuickViewProduct } from './overlay.types.ts'

/** A product as a card knows it. */
export const cardOf = (id: number): QuickViewProduct => ({
  id,
  slug: `product-${id}`,
  name: `Product ${id}`,
  imageUrl: null,
  variantId: null,
  price: null,
  regularPrice: null,
})
