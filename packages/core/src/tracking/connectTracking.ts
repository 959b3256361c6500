import type { Domain, Subscription } from '../shared/domain.ts'
import type { Fact } from '../store/store.types.ts'
import { syncCartProducts } from './cartProducts.ts'
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
  /** Whether the drawer has opened and its cart was not told: it may not be there yet. */
  let isCartDue = false
  /** Whether the page has had a cart: one that was read, begun or lost. */
  let hadCart = false

  const syncProducts = (): void => syncCartProducts(store, config, hadCart)
  const tellCart = (): void => {
    const { status } = store.cart.getSnapshot()
    if (!isCartDue || status === 'unknown') return
    isCartDue = false
    if (status === 'filled') put({ name: 'view_cart', ...goodsOf(store) })
  }
  const tellCheckout = (): void => {
    if (store.checkout.getSnapshot().status === 'leaving') put({ name: 'begin_checkout', ...goodsOf(store) })
  }
  const hear = (fact: Fact): void => {
    if (fact.type === 'cart.updated' || fact.type === 'cart.replaced') {
      hadCart = true
      syncProducts()
    }
    if (fact.type === 'panel.closed' && fact.panel === 'cart') isCartDue = false
    if (fact.type === 'panel.opened' && fact.panel === 'cart') {
      // Once for each opening: refreshing and rendering open nothing. What opened it, as an added line does, is told first.
      isCartDue = true
      queueMicrotask(tellCart)
    }
    // Its address is checked now; one that may not be gone to brings the shopper back, and nothing has begun.
    if (fact.type === 'checkout.ready') queueMicrotask(tellCheckout)
    const event = eventOf(fact, store)
    if (event !== null) put(event)
  }

  const subscriptions: readonly Subscription[] = [
    store.on('*', hear),
    store.cart.subscribe(() => {
      tellCart()
      syncProducts()
    }),
    config.consent.subscribe(() => {
      review()
      syncProducts()
    }),
  ]
  review()
  syncProducts()

  const { currency } = store.site
  return {
    commands: {
      viewPage: putPage,
      viewProduct: (product) =>
        put({ name: 'view_item', currency: product.currentPrice.currency, items: [itemOfProduct(product)] }),
      selectMenu: ({ enTitle, enUrl, url }) =>
        put({ name: 'select_content', type: 'menu', id: enTitle, url: enUrl ?? url }),
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
      isCartDue = false
      for (const subscription of subscriptions) subscription.unsubscribe()
    },
  }
}
