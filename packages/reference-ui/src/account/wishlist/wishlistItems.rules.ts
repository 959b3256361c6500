import type { WishlistItem } from '@cairn/core/wishlist'

/** A wish-list item as the page shows it. */
export interface ShownItem {
  readonly item: WishlistItem
  /** Whether the item was just removed. The page then shows an undo button in the place of the item. */
  readonly isRemoved: boolean
}

/** Identifies an item by product and variant, because a restored item gets a new id. */
export const keyOf = ({ productId, variantId }: WishlistItem): string => `${productId} ${variantId}`

interface WishlistState {
  /** Items on the list. */
  readonly items: readonly WishlistItem[]
  /** Items removed on this page. */
  readonly removed: readonly WishlistItem[]
  /** Items being restored; the server has not confirmed them yet. */
  readonly returning: readonly WishlistItem[]
}

/**
 * Returns the items to show; `before` is the previous result. Known items keep their positions, new items come first.
 */
export const arrangeItems = (
  before: readonly ShownItem[],
  { items, removed, returning }: WishlistState,
): ShownItem[] => {
  const listed = new Map(items.map((item) => [keyOf(item), item]))
  const off = new Map(removed.filter((item) => !listed.has(keyOf(item))).map((item) => [keyOf(item), item]))
  const back = new Map(returning.map((item) => [keyOf(item), item]))
  const places = new Set([...before.map(({ item }) => keyOf(item))])
  const fresh = items.filter((item) => !places.has(keyOf(item))).map((item) => ({ item, isRemoved: false }))
  const known = before.flatMap(({ item }) => {
    const key = keyOf(item)
    const there = listed.get(key) ?? back.get(key)
    if (there !== undefined) return [{ item: there, isRemoved: false }]
    const gone = off.get(key)
    return gone === undefined ? [] : [{ item: gone, isRemoved: true }]
  })
  return [...fresh, ...known]
}
