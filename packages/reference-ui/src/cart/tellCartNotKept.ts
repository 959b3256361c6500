import type { Store } from '@cairn/core'
import { loadAccountMessages } from '../messages/account/index.ts'

const told = new WeakSet<Store>()

/** Says once to a guest whose browser keeps no cookies that the cart is gone with the page: nothing else would say so before it is. */
export const tellCartNotKept = async (store: Store): Promise<void> => {
  const { auth, site, toasts } = store
  // The cart of a customer is kept by the shop.
  if (auth.getSnapshot().isAuthenticated) return
  const { cartNotKept } = await loadAccountMessages(site.hreflang)
  if (told.has(store)) return
  told.add(store)
  toasts.commands.show({ code: 'server', detail: cartNotKept, tone: 'error' })
}
