import type { QuickViewProduct } from './overlay.types.ts'

/** Creates a product with the data of a product card. */
export const cardOf = (id: string): QuickViewProduct => ({
  id,
  slug: `product-${id}`,
  name: `Product ${id}`,
  imageUrl: null,
  variantId: null,
  price: null,
  regularPrice: null,
})
