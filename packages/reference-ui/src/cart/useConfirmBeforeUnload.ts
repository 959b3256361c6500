import { useStore, useStoreEvent } from '@cairn/react'
import { confirmBeforeUnload } from './confirmBeforeUnload.ts'

/**
 * A hook for components that change the cart. While a change is pending, the browser asks before unload, even if the
 * component has unmounted by then.
 */
export const useConfirmBeforeUnload = (): void => {
  const { cart } = useStore()
  useStoreEvent('cart.waiting', () => confirmBeforeUnload(cart))
}
