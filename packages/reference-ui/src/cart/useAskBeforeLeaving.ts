import { useFact, useStore } from '@cairn/react'
import { askBeforeLeaving } from './askBeforeLeaving.ts'

/** For whatever changes the cart: while a change waits for the server, the browser asks before it is lost, even when the part has gone by then. */
export const useAskBeforeLeaving = (): void => {
  const { cart } = useStore()
  useFact('cart.waiting', () => askBeforeLeaving(cart))
}
