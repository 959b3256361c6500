import type { CartAdd } from '@cairn/core/cart'
import { useCart } from '@cairn/react'
import { useState } from 'react'
import { useConfirmBeforeUnload } from './useConfirmBeforeUnload.ts'

export interface Adding {
  /** The pending adds. */
  readonly adding: readonly CartAdd[]
  /**
   * Adds a variant and returns whether the cart accepted it. A variant whose add is pending is not added again, so that
   * a double click buys it only once.
   */
  readonly add: (item: CartAdd) => Promise<boolean>
}

/** Adds variants to the cart. */
export const useAdding = (): Adding => {
  const { add } = useCart()
  useConfirmBeforeUnload()
  const [adding, setAdding] = useState<readonly CartAdd[]>([])
  return {
    adding,
    add: async (item) => {
      if (adding.some(({ variantId }) => variantId === item.variantId)) return false
      setAdding((all) => [...all, item])
      const { ok } = await add(item)
      setAdding((all) => all.filter((each) => each !== item))
      return ok
    },
  }
}
