import type { Domain, Subscription } from '../shared/domain.ts'
import type { Fact } from '../store/store.types.ts'
import { keepCartProducts } from './cartProducts.ts'
import { createOutbox } from './createOutbox.ts'
import { eventOf, goodsOf } from './tracking.facts.ts'
import { itemOfCard, itemOfProduct } from './tracking.rules.ts'
import type { TrackedStore, TrackingCommands, TrackingConfig, TrackingFact, TrackingView } from './tracking.types.ts'

/** The tracking layer, as the world sees it. */
export interface Tracking extends Domain<TrackingView, TrackingCommands, TrackingFact> {
  /** Listens no more. What waits is forgotten. */
  stop(): void
}

/**
 * Listens to the facts of a store and tells them to the data layer as typed events of Google Analytics 4, as far as the visitor allows: an event
 * waits in memory while the choice is open, and is dropped after a refusal. Connect before the store starts, so that no fact is missed.
 */
export const connectTracking = (store: TrackedStore, config: TrackingConfig): Tracking => {
  const { held, put, putPage, review } = createOutbox(config)
  const initial = held.getSnapshot()
  /** Whether the drawer was opened before the cart was there. */
  let isCartAwaited = false

  const tellCart = (): void => {
    const { status } = store.cart.getSnapshot()
    isCartAwaited = status === 'unknown'
    if (status === 'filled') put({ name: 'view_cart', ...goodsOf(store) })
  }
  const tellCheckout = (): void => {
    if (store.checkout.getSnapshot().status === 'leaving') put({ name: 'begin_checkout', ...goodsOf(store) })
  }
  const hear = (fact: Fact): void => {
    // Once for each opening: refreshing and rendering open nothing.
    if (fact.type === 'panel.opened' && fact.panel === 'cart') tellCart()
    if (fact.type === 'panel.closed' && fact.panel === 'cart') isCartAwaited = false
    // Its address is checked now; one that may not be gone to brings the shopper back, and nothing has begun.
    if (fact.type === 'checkout.ready') queueMicrotask(tellCheckout)
    const event = eventOf(fact, store)
    if (event !== null) put(event)
  }
  const subscriptions: readonly Subscription[] = [
    store.on('*', hear),
    store.cart.subscribe(() => {
      if (isCartAwaited) tellCart()
      keepCartProducts(store, config)
    }),
    config.consent.subscribe(() => {
      review()
      keepCartProducts(store, config)
    }),
  ]
  review()
  keepCartProducts(store, config)

  const { currency } = store.site
  return {
    commands: {
      viewPage: putPage,
      viewProduct: (product) =>
        put({ name: 'view_item', currency: product.currentPrice.currency, items: [itemOfProduct(product)] }),
      viewList: (list, cards) => {
        if (cards.length > 0) put({ name: 'view_item_list', list, currency, items: cards.map(itemOfCard) })
      },
      selectCard: (list, card, index) => put({ name: 'select_item', list, currency, items: [itemOfCard(card, index)] }),
    },
    getSnapshot: held.getSnapshot,
    getInitialSnapshot: () => initial,
    subscribe: held.subscribe,
    on: held.on,
    stop: () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    },
  }
}
