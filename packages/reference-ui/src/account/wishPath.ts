import type { WishlistItem } from '@cairn/core/wishlist'

/** Where a wish leads: its product, with the variant if one was chosen. */
export const wishPath = ({ slug, variantId }: WishlistItem): string =>
  variantId === null ? `/${slug}` : `/${slug}?variant=${variantId}`
