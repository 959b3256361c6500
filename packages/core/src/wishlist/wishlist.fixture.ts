import type { WishlistItem } from './wishlist.types.ts'

/** The entry of product 7 has the id 70. */
export const itemOf = (productId: string, variantId: string | null = null): WishlistItem => ({
  id: `${productId}0`,
  productId,
  variantId,
  slug: `product-${productId}`,
  name: `Product ${productId}`,
  category: [],
  imageUrl: null,
  options: [],
  price: { amount: 1000, currency: 'EUR' },
  regularPrice: null,
  isAvailable: true,
})

export const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}
