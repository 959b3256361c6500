import type { CartCommands } from '@cairn/core/cart'
import { useCart, useFact } from '@cairn/react'
import { useState } from 'react'
import { useAskBeforeLeaving } from '../cart/useAskBeforeLeaving.ts'

type Wanted = Parameters<CartCommands['add']>[0]

export interface Adding {
  /** What the cart has not answered for yet. */
  readonly adding: readonly Wanted[]
  readonly add: (...wanted: readonly Wanted[]) => void
}

/** Puts variants into the cart, each once: a second press buys nothing more until the first is answered. */
export const useAdding = (): Adding => {
  const { add } = useCart()
  useAskBeforeLeaving()
  const [adding, setAdding] = useState<readonly Wanted[]>([])
  useFact('line.added', ({ variantId }) => setAdding((all) => all.filter((each) => each.variantId !== variantId)))
  useFact('cart.failed', ({ kind, name }) => {
    if (kind !== 'add') return
    setAdding((all) => {
      // The cart answers in the order of the wishes, so of two with one name, or of all where no name is told, it is the first.
      const failed = all.find((each) => name === null || each.name === name)
      return all.filter((each) => each !== failed)
    })
  })
  return {
    adding,
    add: (...wanted) => {
      const fresh = wanted.filter(({ variantId }) => !adding.some((each) => each.variantId === variantId))
      setAdding([...adding, ...fresh])
      for (const each of fresh) add(each)
    },
  }
}
