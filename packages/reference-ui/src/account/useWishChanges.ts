import type { WishlistItem } from '@cairn/core/wishlist'
import { useStore, useWishlist } from '@cairn/react'
import { useState } from 'react'
import { takeOffWhenAdded } from './takeOffWhenAdded.ts'
import { useAdding } from './useAdding.ts'
import { arrangeWishes, keyOf, type ShownWish } from './wishes.rules.ts'

export interface WishChanges {
  readonly shown: readonly ShownWish[]
  readonly remove: (item: WishlistItem) => void
  readonly undo: (item: WishlistItem) => void
  /** Puts it into the cart; it leaves the list when it is there. */
  readonly move: (item: WishlistItem) => void
  /** Whether it is on its way into the cart. */
  readonly isMoving: (item: WishlistItem) => boolean
}

/** Takes wishes off the list, and back on, and into the cart; what was taken off keeps its place until the page is left. */
export const useWishChanges = (): WishChanges => {
  const store = useStore()
  const { items, isSaving, add: wish, remove } = useWishlist()
  const { adding, add } = useAdding()
  const [removed, setRemoved] = useState<readonly WishlistItem[]>([])
  const [returning, setReturning] = useState<readonly WishlistItem[]>([])
  const [before, setBefore] = useState<readonly ShownWish[]>([])
  const without = (wishes: readonly WishlistItem[], item: WishlistItem) =>
    wishes.filter((other) => keyOf(other) !== keyOf(item))

  const isMoving = ({ variantId }: WishlistItem) => adding.some((wanted) => wanted.variantId === variantId)
  const shown = arrangeWishes(before, { items, removed, returning: isSaving ? returning : [] })
  const isSame = ({ item, isRemoved }: ShownWish, index: number) =>
    item === before[index]?.item && isRemoved === before[index].isRemoved
  if (shown.length !== before.length || !shown.every(isSame)) setBefore(shown)
  return {
    shown,
    remove: (item) => {
      setReturning(without(returning, item))
      setRemoved([...without(removed, item), item])
      remove(item.id)
    },
    undo: (item) => {
      setRemoved(without(removed, item))
      setReturning([...without(returning, item), item])
      wish({ productId: item.productId, variantId: item.variantId })
    },
    move: (item) => {
      if (item.variantId === null || isMoving(item)) return
      takeOffWhenAdded(store, item)
      add({ variantId: item.variantId, name: item.name })
    },
    isMoving,
  }
}
