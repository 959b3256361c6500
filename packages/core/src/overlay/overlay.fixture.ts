import type { QuickViewProduct } from './overlay.types.ts'

/** Creates a product with the fields of a card. */
export const cardOf = (id: string): QuickViewProduct => ({
  id,
  slug: `product-${id}`,
  name: `Product ${id}`,
  imageUrl: null,
  variantId: null,
  price: null,
  regularPrice: null,
})
