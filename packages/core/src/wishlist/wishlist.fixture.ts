import { runTurns } from '../shared/turns.fixture.ts'
import type { WishlistItem } from './wishlist.types.ts'

/** Creates the wish-list item of a product; its id is the product id with a 0 at the end, such as 70 for product 7. */
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

export const settled = () => runTurns(5)
