import type { Store } from '@cairn/core'

/**
 * Has the browser ask before the document goes while the cart waits for a server that does not answer: what was wished for would go with it. A page
 * that loads itself anew, as one that was opened without a line does when there is one again, waits until every wish is answered.
 */
export const askBeforeLeaving = (cart: Store['cart']): void => {
  let wantsReload = false
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
  const hold = (event: NavigateEvent): void => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
    event.preventDefault()
    wantsReload = true
  }
  window.addEventListener('beforeunload', ask)
  window.navigation?.addEventListener('navigate', hold)
  const subscription = cart.subscribe(({ isSaving }) => {
    if (isSaving) return
    subscription.unsubscribe()
    window.removeEventListener('beforeunload', ask)
    window.navigation?.removeEventListener('navigate', hold)
    if (wantsReload) location.reload()
  })
}
