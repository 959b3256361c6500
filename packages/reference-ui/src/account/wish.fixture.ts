import type { WishlistItem } from '@cairn/core/wishlist'

/** A product on the wish list of which no size was chosen; its own numbers unless others are given. */
export const wishOf = (id: number, name: string, change: Partial<WishlistItem> = {}): WishlistItem => ({
  id,
  productId: id,
  variantId: null,
  slug: `product-${id}`,
  name,
  category: [],
  imageUrl: null,
  options: [],
  price: { amount: 1000, currency: 'USD' },
  regularPrice: null,
  isAvailable: true,
  ...change,
})
