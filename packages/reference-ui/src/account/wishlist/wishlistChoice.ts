import { type Choice, choiceOfVariant, hasStock, type Product, viewProduct } from '@cairn/core/product'
import type { WishlistItem } from '@cairn/core/wishlist'
import { SIZE } from '../../product/buy/options.ts'

/** Returns the choice of a wish-list item with another size, for example in the colour of its variant. */
export const choiceWithSize = (product: Product, { variantId }: WishlistItem, size: string | undefined): Choice => ({
  ...choiceOfVariant(product, variantId),
  [SIZE]: size,
})

/** Whether a size of a wish-list item can be bought with the other values of its variant. */
export const canBuySize = (product: Product, item: WishlistItem, size: string): boolean =>
  hasStock(product, { ...viewProduct(product, choiceWithSize(product, item, undefined)).choice, [SIZE]: size })
