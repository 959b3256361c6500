import type { WishlistItem } from '@cairn/core/wishlist'
import { useWishlist } from '@cairn/react'
import { useState } from 'react'
import { useAdding } from '../../cart/useAdding.ts'
import { arrangeItems, keyOf, type ShownItem } from './wishlistItems.rules.ts'

export interface WishlistChanges {
  readonly shown: readonly ShownItem[]
  /** Removes an item from the list. If the removal fails, the item reappears. */
  readonly remove: (item: WishlistItem) => Promise<void>
  /** Restores a removed item. If the restore fails, the undo button of the item reappears. */
  readonly undo: (item: WishlistItem) => Promise<void>
  /** Adds a variant of the item to the cart. The item leaves the wish list after the add has succeeded. */
  readonly move: (item: WishlistItem, variantId: string) => Promise<void>
  /** Whether the item's add to the cart is pending. */
  readonly isMoving: (item: WishlistItem) => boolean
}

/**
 * Removes, restores and moves wish-list items. Until the page unmounts, the place of a removed item stays in the list
 * and shows an undo button.
 */
export const useWishlistChanges = (): WishlistChanges => {
  const { items, add: addItem, remove } = useWishlist()
  const { add } = useAdding()
  const [moving, setMoving] = useState<readonly WishlistItem[]>([])
  const [removed, setRemoved] = useState<readonly WishlistItem[]>([])
  const [returning, setReturning] = useState<readonly WishlistItem[]>([])
  const [before, setBefore] = useState<readonly ShownItem[]>([])
  const without = (list: readonly WishlistItem[], item: WishlistItem) =>
    list.filter((other) => keyOf(other) !== keyOf(item))

  const isMoving = (item: WishlistItem) => moving.some((pending) => keyOf(pending) === keyOf(item))
  const shown = arrangeItems(before, { items, removed, returning })
  const isSame = ({ item, isRemoved }: ShownItem, index: number) =>
    item === before[index]?.item && isRemoved === before[index].isRemoved
  if (shown.length !== before.length || !shown.every(isSame)) setBefore(shown)
  return {
    shown,
    remove: async (item) => {
      setReturning((list) => without(list, item))
      setRemoved((list) => [...without(list, item), item])
      const { ok } = await remove(item.id)
      if (!ok) setRemoved((list) => list.filter((other) => other !== item))
    },
    undo: async (item) => {
      setRemoved((list) => without(list, item))
      setReturning((list) => [...without(list, item), item])
      const { ok } = await addItem({ productId: item.productId, variantId: item.variantId })
      setReturning((list) => list.filter((other) => other !== item))
      if (!ok) setRemoved((list) => [...without(list, item), item])
    },
    move: async (item, variantId) => {
      setMoving((list) => [...list, item])
      const isAdded = await add({ variantId, name: item.name })
      setMoving((list) => list.filter((other) => other !== item))
      // The store completes both commands even after the visitor has left the page, so the item leaves the list then
      // too.
      if (isAdded) void remove(item.id)
    },
    isMoving,
  }
}
