import { removeDraft } from './draft.js'

// Announces an order to the other tabs of the shop, so that they read the stock again.
if ('BroadcastChannel' in globalThis) {
  const orders = new BroadcastChannel('cairn:orders')
  orders.postMessage('placed')
  orders.close()
}
// The order holds what `draft.js` has stored.
removeDraft('checkoutDraft')
