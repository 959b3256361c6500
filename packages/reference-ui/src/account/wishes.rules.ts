import type { WishlistItem } from '@cairn/core/wishlist'

/** A wish as the page shows it. */
export interface ShownWish {
  readonly item: WishlistItem
  /** It was just taken off, and its place offers to put it back. */
  readonly isRemoved: boolean
}

/** A wish is what it is about: put back, it has another number on the list. */
export const keyOf = ({ productId, variantId }: WishlistItem): string => `${productId} ${variantId}`

interface Wishes {
  /** What is on the list. */
  readonly items: readonly WishlistItem[]
  /** What was taken off on this page. */
  readonly removed: readonly WishlistItem[]
  /** What is on its way back. */
  readonly returning: readonly WishlistItem[]
}

/** What is shown after `before`: everything keeps its place, what is new comes first. */
export const arrangeWishes = (before: readonly ShownWish[], { items, removed, returning }: Wishes): ShownWish[] => {
  const listed = new Map(items.map((item) => [keyOf(item), item]))
  const off = new Map(removed.filter((item) => !listed.has(keyOf(item))).map((item) => [keyOf(item), item]))
  const back = new Map(returning.map((item) => [keyOf(item), item]))
  const places = new Set([...before.map(({ item }) => keyOf(item))])
  const fresh = items.filter((item) => !places.has(keyOf(item))).map((item) => ({ item, isRemoved: false }))
  const kept = before.flatMap(({ item }) => {
    const key = keyOf(item)
    const there = listed.get(key) ?? back.get(key)
    if (there !== undefined) return [{ item: there, isRemoved: false }]
    const gone = off.get(key)
    return gone === undefined ? [] : [{ item: gone, isRemoved: true }]
  })
  return [...fresh, ...kept]
}
