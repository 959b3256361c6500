import type { Order, Profile } from '../../src/account/account.types.ts'
import type { Cart } from '../../src/cart/cart.types.ts'
import type { StartedCheckout } from '../../src/checkout/checkout.types.ts'
import type { Membership } from '../../src/membership/membership.types.ts'
import type { ShippingOption } from '../../src/shipping/shipping.types.ts'
import type { Store } from '../../src/store/store.types.ts'
import type { WishlistItem } from '../../src/wishlist/wishlist.types.ts'
import type { ModelServer } from './modelServer.ts'

/**
 * Checks what an outcome with `ok: true` promises: returns false when the value of the outcome or a view of the store
 * contradicts the promise.
 */
export type Promised<Value> = (value: Value, store: Store) => boolean

const userOf = ({ auth }: Store): string | null => auth.getSnapshot().user?.userName ?? null

/**
 * Whether a value of this user may appear in the tab. A tab without a session accepts every user, because the user may
 * have just signed out.
 */
const isOfUser = (store: Store, user: string): boolean => userOf(store) === null || userOf(store) === user

/** The rules for the values of successful calls, by the command. */
export const createPromises = (server: ModelServer) => {
  const isListOfUser = (items: readonly WishlistItem[], store: Store): boolean => {
    const user = userOf(store)
    const others = [...server.customers].filter(([name]) => name !== user).flatMap(([, { wishlist }]) => wishlist)
    return user === null || items.every(({ id }) => others.every((other) => `${other.id}` !== id))
  }
  return {
    /**
     * The value is a cart of the server, or null. The view is no longer `unknown`, and it has a cart id if the value is
     * a cart.
     */
    refreshed: ((cart, store) => {
      const { status, id } = store.cart.getSnapshot()
      return status !== 'unknown' && (cart === null || (server.carts.has(cart.id) && id !== null))
    }) satisfies Promised<Cart | null>,
    added:
      (variant: string, mayBeTaken: () => boolean): Promised<Cart> =>
      (cart) =>
        server.carts.has(cart.id) && (mayBeTaken() || cart.lines.some(({ variantId }) => variantId === variant)),
    removed:
      (lineId: string): Promised<Cart> =>
      (cart) =>
        cart.lines.every(({ id }) => id !== lineId),
    /**
     * The cart, if there is one, has a country that the walk has chosen. This may be the country of a later call,
     * because quick choices merge into the last one.
     */
    movedTo:
      (chosen: ReadonlySet<string>): Promised<Cart | null> =>
      (cart) =>
        cart === null || chosen.has(cart.country ?? ''),
    /** The cart has a note that the walk has written: this one, or a later one that replaced it. */
    noted:
      (written: ReadonlySet<string>): Promised<Cart> =>
      (cart) =>
        written.has(cart.note ?? ''),
    listed: isListOfUser satisfies Promised<readonly WishlistItem[]>,
    /**
     * The returned list contains the product. The view contains the product too, unless the list is not ready or a
     * change such as a removal is being saved.
     */
    saved:
      (product: string): Promised<readonly WishlistItem[]> =>
      (items, store) => {
        const { status, isSaving, productIds } = store.wishlist.getSnapshot()
        const isShown = status !== 'ready' || isSaving || productIds.includes(product)
        return isListOfUser(items, store) && items.some(({ productId }) => productId === product) && isShown
      },
    unsaved:
      (itemId: string): Promised<readonly WishlistItem[]> =>
      (items, store) =>
        isListOfUser(items, store) && items.every(({ id }) => id !== itemId),
    profiled: (({ userName }, store) => isOfUser(store, userName)) satisfies Promised<Profile>,
    renamed:
      (firstName: string): Promised<Profile> =>
      (profile, store) =>
        profile.firstName === firstName && isOfUser(store, profile.userName),
    moreOrders:
      (before: number): Promised<readonly Order[]> =>
      (orders, store) =>
        orders.length > before && store.account.getSnapshot().orders.length >= orders.length,
    member: (({ isActive }, store) => {
      const user = userOf(store)
      return !isActive || user === null || server.customers.get(user)?.isMember === true
    }) satisfies Promised<Membership>,
    activated: (({ isActive }) => isActive) satisfies Promised<Membership>,
    shipped: ((options, store) => {
      const { country } = store.shipping.getSnapshot()
      return options.length > 0 && options.every(({ name }) => name === country)
    }) satisfies Promised<readonly ShippingOption[]>,
    left:
      (visited: () => readonly string[] | undefined): Promised<StartedCheckout> =>
      (checkout) =>
        checkout.kind === 'redirect' && visited()?.includes(checkout.url) === true,
    redirected:
      (visited: () => readonly string[] | undefined): Promised<void> =>
      () =>
        visited()?.some((url) => url.includes('/as/authorization')) === true,
  }
}
