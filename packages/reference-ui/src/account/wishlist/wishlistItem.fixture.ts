import type { WishlistItem } from '@cairn/core/wishlist'

/** Makes a wish-list item without a chosen size; `change` overrides single fields. */
export const wishlistItemOf = (id: string, name: string, change: Partial<WishlistItem> = {}): WishlistItem => ({
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
