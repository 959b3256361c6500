import type { Fact } from '../store/store.types.ts'
import { itemOfLine, itemOfWish } from './tracking.rules.ts'
import type { TrackedGoods, TrackedStore, TrackingEvent } from './tracking.types.ts'

type Events = {
  readonly [Type in Fact['type']]?: (fact: Extract<Fact, { type: Type }>, store: TrackedStore) => TrackingEvent | null
}

/** The lines of the cart as they are shown. */
export const goodsOf = ({ cart }: TrackedStore): TrackedGoods => {
  const { currency, lines } = cart.getSnapshot()
  return { currency, items: lines.map((line) => itemOfLine(line)) }
}

/** Which event a fact is. The drawer and the checkout are not here: what they are is known a little later. */
const events: Events = {
  'search.submitted': ({ term }) => ({ name: 'search', term }),
  'line.added': ({ variantId, quantity }, { cart }) => {
    const { currency, lines } = cart.getSnapshot()
    const line = lines.find((each) => each.variantId === variantId)
    return line === undefined ? null : { name: 'add_to_cart', currency, items: [itemOfLine(line, quantity)] }
  },
  // Google Analytics 4 has no event for a quantity: what came is added, what went is removed, each with its pieces alone.
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
  'wishlist.added': ({ wish }, { wishlist }) => {
    const own = wishlist.getSnapshot().items.filter(({ productId }) => productId === wish.productId)
    const item = own.find(({ variantId }) => variantId === wish.variantId) ?? own[0]
    if (item === undefined) return null
    return { name: 'add_to_wishlist', currency: item.price.currency, items: [itemOfWish(item)] }
  },
}

export const eventOf = (fact: Fact, store: TrackedStore): TrackingEvent | null => {
  // Each entry takes the fact of its own name; the table's type says so, an index by a union cannot.
  const event = events[fact.type] as ((fact: Fact, store: TrackedStore) => TrackingEvent | null) | undefined
  return event?.(fact, store) ?? null
}
