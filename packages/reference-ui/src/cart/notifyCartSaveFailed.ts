import type { Store } from '@cairn/core'
import { loadAccountMessages } from '../messages/account/index.ts'

const notified = new WeakSet<Store>()

/** Warns a guest once that the browser stores no cookies. Without cookies the cart is lost when the page unloads. */
export const notifyCartSaveFailed = async (store: Store): Promise<void> => {
  const { auth, site, toasts } = store
  // The server keeps the cart of a signed-in customer, so the cart is not lost.
  if (auth.getSnapshot().isAuthenticated) return
  const { cartSaveFailed: cartNotSaved } = await loadAccountMessages(site.hreflang)
  if (notified.has(store)) return
  notified.add(store)
  toasts.commands.show({ code: 'server', detail: cartNotSaved, tone: 'error' })
}
