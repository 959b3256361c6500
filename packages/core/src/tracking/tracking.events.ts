import type { StoreEvent } from '../store/store.types.ts'
import { itemOfLine, itemOfWishlist } from './tracking.rules.ts'
import type { AnalyticsEvent, TrackedGoods, TrackedStore } from './tracking.types.ts'

/** Returns the lines of the cart as items of an event. */
export const goodsOf = ({ cart }: TrackedStore): TrackedGoods => {
  const { currency, lines } = cart.getSnapshot()
  return { currency, items: lines.map((line) => itemOfLine(line)) }
}

/**
 * Maps a store event to an analytics event; null for most events. `view_cart` and `begin_checkout` are not here, because
 * their data are known only after the store event.
 */
export const analyticsEventOf = (event: StoreEvent, { cart, wishlist }: TrackedStore): AnalyticsEvent | null => {
  switch (event.type) {
    case 'search.submitted':
      return { name: 'search', term: event.term }
    case 'line.added': {
      const { currency, lines } = cart.getSnapshot()
      const line = lines.find(({ variantId }) => variantId === event.variantId)
      return line === undefined ? null : { name: 'add_to_cart', currency, items: [itemOfLine(line, event.quantity)] }
    }
    // Google Analytics 4 has no event for a changed quantity, so the difference is reported as added or removed.
    case 'line.quantityChanged': {
      const { line, was } = event
      return {
        name: line.quantity > was ? 'add_to_cart' : 'remove_from_cart',
        currency: cart.getSnapshot().currency,
        items: [itemOfLine(line, Math.abs(line.quantity - was))],
      }
    }
    case 'line.removed':
      return {
        name: 'remove_from_cart',
        currency: cart.getSnapshot().currency,
        items: [itemOfLine(event.line)],
      }
    case 'wishlist.added': {
      const { item } = event
      const own = wishlist.getSnapshot().items.filter(({ productId }) => productId === item.productId)
      const listed = own.find(({ variantId }) => variantId === item.variantId) ?? own[0]
      if (listed === undefined) return null
      return { name: 'add_to_wishlist', currency: listed.price.currency, items: [itemOfWishlist(listed)] }
    }
    default:
      return null
  }
}
