import { splitCategory } from '../../shared/category.ts'
import type { Site } from '../../shared/site.ts'
import type { WishlistItem } from '../../wishlist/wishlist.types.ts'
import type { components } from '../generated/store.ts'
import { needed, type ReportBroken, readParts } from '../readParts.ts'
import { mapOptions, neededId, toId } from './fields.ts'
import { pricesOf } from './prices.ts'

type Wire = components['schemas']

const mapItem = (item: Wire['WishlistItem'], { currency }: Site): WishlistItem => ({
  id: neededId(item.id, 'id'),
  productId: neededId(item.product_id, 'product_id'),
  variantId: toId(item.variant_id),
  slug: needed(item.slug, 'slug'),
  name: needed(item.name, 'name'),
  category: splitCategory(item.category ?? ''),
  imageUrl: item.image_url || null,
  options: mapOptions(item.options),
  ...pricesOf(item, item.currency ?? currency),
  isAvailable: item.available ?? true,
  ...(item.unavailable && { unavailable: item.unavailable }),
})

/** Maps the wish list, with prices in the currency of the site unless an item names its own currency. */
export const mapWishlist = ({ items }: Wire['Wishlist'], site: Site, report?: ReportBroken): readonly WishlistItem[] =>
  readParts(items, (item) => mapItem(item, site), report)
