import type { CartCommands } from '@cairn/core/cart'
import { useCart, useStoreEvent } from '@cairn/react'
import { useState } from 'react'
import { useConfirmBeforeUnload } from '../cart/useConfirmBeforeUnload.ts'

type PendingAdd = Parameters<CartCommands['add']>[0]

export interface Adding {
  /** Lines that the cart has not confirmed or rejected yet. */
  readonly adding: readonly PendingAdd[]
  readonly add: (...adds: readonly PendingAdd[]) => void
}

/** Adds variants to the cart. A variant whose add is pending is not added again, so a double press buys once. */
export const useAdding = (): Adding => {
  const { add } = useCart()
  useConfirmBeforeUnload()
  const [adding, setAdding] = useState<readonly PendingAdd[]>([])
  useStoreEvent('line.added', ({ variantId }) => setAdding((all) => all.filter((each) => each.variantId !== variantId)))
  useStoreEvent('cart.failed', ({ kind, name }) => {
    if (kind !== 'add') return
    setAdding((all) => {
      // The cart responds in order, so of several matching adds the first one failed. An error without a name matches
      // every add.
      const failed = all.find((each) => name === null || each.name === name)
      return all.filter((each) => each !== failed)
    })
  })
  return {
    adding,
    add: (...adds) => {
      const fresh = adds.filter(({ variantId }) => !adding.some((each) => each.variantId === variantId))
      setAdding([...adding, ...fresh])
      for (const each of fresh) add(each)
    },
  }
}
