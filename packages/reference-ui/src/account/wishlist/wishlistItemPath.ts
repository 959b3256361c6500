import type { WishlistItem } from '@cairn/core/wishlist'

/** Returns the product path of a wish-list item, with the variant if one is chosen. */
export const wishlistItemPath = ({ slug, variantId }: WishlistItem): string =>
  variantId === null ? `/${slug}` : `/${slug}?variant=${variantId}`
