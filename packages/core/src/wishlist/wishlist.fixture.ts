import type { WishlistItem } from './wishlist.types.ts'

export const itemOf = (productId: number, variantId: number | null = null): WishlistItem => ({
  id: productId * 10,
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
