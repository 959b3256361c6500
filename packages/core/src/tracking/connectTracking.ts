import type { Domain, Subscription } from '../shared/domain.ts'
import type { StoreEvent } from '../store/store.types.ts'
import { syncCartProducts } from './cartProducts.ts'
import { createOutbox } from './createOutbox.ts'
import { analyticsEventOf, goodsOf } from './tracking.events.ts'
import { itemOfCard, itemOfProduct } from './tracking.rules.ts'
import type { TrackedStore, TrackingCommands, TrackingConfig, TrackingEvent, TrackingView } from './tracking.types.ts'

/** The tracking domain: view, commands and events. */
export interface Tracking extends Domain<TrackingView, TrackingCommands, TrackingEvent> {
  /** Unsubscribes from the store and the consent. Waiting events are dropped. */
  stop(): void
}

/**
 * Sends the events of a store to the data layer as typed Google Analytics 4 events; connect before the store starts, so
 * that no event is missed. An event waits in memory until the visitor has decided on consent, and is dropped without
 * consent.
 */
export const connectTracking = (store: TrackedStore, config: TrackingConfig): Tracking => {
  const { atom, put, putPage, review } = createOutbox(config)
  const initial = atom.getSnapshot()
  /** Whether the drawer is open and `view_cart` is not reported yet. The report waits until the cart is loaded. */
  let isCartDue = false
  /** Whether this page has had a cart, including one that was removed later. */
  let hadCart = false

  const syncProducts = (): void => syncCartProducts(store, config, hadCart)
  const reportCart = (): void => {
    const { status } = store.cart.getSnapshot()
    if (!isCartDue || status === 'unknown') return
    isCartDue = false
    if (status === 'filled') put({ name: 'view_cart', ...goodsOf(store) })
  }
  const reportCheckout = (): void => {
    const { status } = store.checkout.getSnapshot()
    if (status === 'leaving' || status === 'embedded') put({ name: 'begin_checkout', ...goodsOf(store) })
  }
  const onEvent = (event: StoreEvent): void => {
    if (event.type === 'cart.updated' || event.type === 'cart.replaced') {
      hadCart = true
      syncProducts()
    }
    if (event.type === 'panel.closed' && event.panel === 'cart') isCartDue = false
    if (event.type === 'panel.opened' && event.panel === 'cart') {
      // Report `view_cart` once per opening. Use a microtask, because the event that opened the drawer, such as an
      // added line, must be reported first.
      isCartDue = true
      queueMicrotask(reportCart)
    }
    // Report in a microtask, after the checkout effect has checked the checkout URL: an unsafe URL ends the checkout,
    // and then `begin_checkout` must not be sent.
    if (event.type === 'checkout.ready') queueMicrotask(reportCheckout)
    const analyticsEvent = analyticsEventOf(event, store)
    if (analyticsEvent !== null) put(analyticsEvent)
  }

  const subscriptions: readonly Subscription[] = [
    store.on('*', onEvent),
    store.cart.subscribe(() => {
      reportCart()
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
    getSnapshot: atom.getSnapshot,
    getInitialSnapshot: () => initial,
    subscribe: atom.subscribe,
    on: atom.on,
    stop: () => {
      isCartDue = false
      for (const subscription of subscriptions) subscription.unsubscribe()
    },
  }
}
