import type { Fact, Store } from '@cairn/core'
import type { WishlistItem } from '@cairn/core/wishlist'

/** Each answer of the cart is for one wish: the first that waits for it. */
const heard = new WeakSet<Fact>()

/** Takes a wish that is on its way into the cart off the list when it is there, also where the page of the list has been left by then. */
export const takeOffWhenAdded = (store: Store, { id, variantId, name }: WishlistItem): void => {
  const isAnswer = (fact: Fact): boolean =>
    fact.type === 'line.added'
      ? fact.variantId === variantId
      : fact.type === 'cart.failed' && fact.kind === 'add' && (fact.name ?? name) === name
  const subscription = store.on('*', (fact) => {
    if (heard.has(fact) || !isAnswer(fact)) return
    heard.add(fact)
    subscription.unsubscribe()
    if (fact.type === 'line.added') store.wishlist.commands.remove(id)
  })
}
