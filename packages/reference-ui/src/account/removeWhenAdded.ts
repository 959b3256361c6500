import type { Store, StoreEvent } from '@cairn/core'
import type { WishlistItem } from '@cairn/core/wishlist'

/**
 * Events already matched to an item. The cart emits one event per add, so each event belongs to the first item that
 * waits for it.
 */
const matched = new WeakSet<StoreEvent>()

/**
 * Removes a wish-list item from the list once the cart has added it. It also works after the visitor has left the wish
 * list.
 */
export const removeWhenAdded = (store: Store, { id, variantId, name }: WishlistItem): void => {
  const isAnswer = (event: StoreEvent): boolean =>
    event.type === 'line.added'
      ? event.variantId === variantId
      : event.type === 'cart.failed' && event.kind === 'add' && (event.name ?? name) === name
  const subscription = store.on('*', (event) => {
    if (matched.has(event) || !isAnswer(event)) return
    matched.add(event)
    subscription.unsubscribe()
    if (event.type === 'line.added') store.wishlist.commands.remove(id)
  })
}
