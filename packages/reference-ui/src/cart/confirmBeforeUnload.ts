import type { Store } from '@cairn/core'

/** Makes the browser ask before unload while the cart retries a pending change: the unload would lose that change. */
export const confirmBeforeUnload = (cart: Store['cart']): void => {
  const onBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault()
  window.addEventListener('beforeunload', onBeforeUnload)
  const subscription = cart.subscribe(({ isSaving }) => {
    if (isSaving) return
    subscription.unsubscribe()
    window.removeEventListener('beforeunload', onBeforeUnload)
  })
}
