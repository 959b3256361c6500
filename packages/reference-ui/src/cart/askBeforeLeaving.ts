import type { Store } from '@cairn/core'

/** Has the browser ask before the document goes while the cart waits for a server that does not answer: what was wished for would go with it. */
export const askBeforeLeaving = (cart: Store['cart']): void => {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  const subscription = cart.subscribe(({ isSaving }) => {
    if (isSaving) return
    subscription.unsubscribe()
    window.removeEventListener('beforeunload', ask)
  })
}
