import type { StoreEvent } from '../store/store.types.ts'
import { itemOfLine, itemOfWishlist } from './tracking.rules.ts'
import type { AnalyticsEvent, TrackedGoods, TrackedStore } from './tracking.types.ts'

type Events = {
  readonly [Type in StoreEvent['type']]?: (
    event: Extract<StoreEvent, { type: Type }>,
    store: TrackedStore,
  ) => AnalyticsEvent | null
}

/** Returns the lines of the cart as the items of an analytics event. */
export const goodsOf = ({ cart }: TrackedStore): TrackedGoods => {
  const { currency, lines } = cart.getSnapshot()
  return { currency, items: lines.map((line) => itemOfLine(line)) }
}

/**
 * Maps store events to analytics events. `view_cart` and `begin_checkout` are missing here, because their data are
 * known only after the store event.
 */
const analyticsOf: Events = {
  'search.submitted': ({ term }) => ({ name: 'search', term }),
  'line.added': ({ variantId, quantity }, { cart }) => {
    const { currency, lines } = cart.getSnapshot()
    const line = lines.find((each) => each.variantId === variantId)
    return line === undefined ? null : { name: 'add_to_cart', currency, items: [itemOfLine(line, quantity)] }
  },
  // Google Analytics 4 has no event for a changed quantity, so the difference is reported as added or removed.
  'line.quantityChanged': ({ line, was }, { cart }) => ({
    name: line.quantity > was ? 'add_to_cart' : 'remove_from_cart',
    currency: cart.getSnapshot().currency,
    items: [itemOfLine(line, Math.abs(line.quantity - was))],
  }),
  'line.removed': ({ line }, { cart }) => ({
    name: 'remove_from_cart',
    currency: cart.getSnapshot().currency,
    items: [itemOfLine(line)],
  }),
  'wishlist.added': ({ item }, { wishlist }) => {
    const own = wishlist.getSnapshot().items.filter(({ productId }) => productId === item.productId)
    const listed = own.find(({ variantId }) => variantId === item.variantId) ?? own[0]
    if (listed === undefined) return null
    return { name: 'add_to_wishlist', currency: listed.price.currency, items: [itemOfWishlist(listed)] }
  },
}

export const analyticsEventOf = (event: StoreEvent, store: TrackedStore): AnalyticsEvent | null => {
  // Each function takes only events of the type that is its key. The type of `analyticsOf` guarantees this, but
  // TypeScript cannot infer it when the key is a union.
  const toAnalytics = analyticsOf[event.type] as
    | ((event: StoreEvent, store: TrackedStore) => AnalyticsEvent | null)
    | undefined
  return toAnalytics?.(event, store) ?? null
}
