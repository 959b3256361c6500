import type { Store } from '@cairn/core'
import { useStore, useStoreEvent } from '@cairn/react'

/** Makes the browser ask before unload while the cart retries a pending change: the unload would lose that change. */
const confirmBeforeUnload = (cart: Store['cart']): void => {
  const onBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault()
  window.addEventListener('beforeunload', onBeforeUnload)
  const subscription = cart.subscribe(({ isSaving }) => {
    if (isSaving) return
    subscription.unsubscribe()
    window.removeEventListener('beforeunload', onBeforeUnload)
  })
}

/**
 * A hook for components that change the cart. While a change is pending, the browser asks before unload, even if the
 * component has unmounted by then.
 */
export const useConfirmBeforeUnload = (): void => {
  const { cart } = useStore()
  useStoreEvent('cart.waiting', () => confirmBeforeUnload(cart))
}
