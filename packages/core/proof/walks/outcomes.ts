import type { Order, Profile } from '../../src/account/account.types.ts'
import type { Cart } from '../../src/cart/cart.types.ts'
import type { Membership } from '../../src/membership/membership.types.ts'
import type { ShippingOption } from '../../src/shipping/shipping.types.ts'
import type { Store } from '../../src/store/store.types.ts'
import type { WishlistItem } from '../../src/wishlist/wishlist.types.ts'
import type { ModelServer } from './modelServer.ts'

/** What an outcome with `ok: true` promises: returns false when the value or the view of the tab contradicts it. */
export type Promised<Value> = (value: Value, store: Store) => boolean

const userOf = ({ auth }: Store): string | null => auth.getSnapshot().user?.userName ?? null

/** Whether the value can belong to the user of the tab. Without a session it may be the value of the user who has just left. */
const isOfUser = (store: Store, user: string): boolean => userOf(store) === null || userOf(store) === user

/** The rules for the values of successful calls, by the command. */
export const createPromises = (server: ModelServer) => {
  const isListOfUser = (items: readonly WishlistItem[], store: Store): boolean => {
    const user = userOf(store)
    const others = [...server.customers].filter(([name]) => name !== user).flatMap(([, { wishlist }]) => wishlist)
    return user === null || items.every(({ id }) => others.every((other) => `${other.id}` !== id))
  }
  return {
    /** The server sent this cart, or there is none, and the view knows it. */
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
    /** A country that was chosen; choices in quick succession end with the last of them. */
    movedTo:
      (chosen: ReadonlySet<string>): Promised<Cart | null> =>
      (cart) =>
        cart === null || chosen.has(cart.country ?? ''),
    listed: isListOfUser satisfies Promised<readonly WishlistItem[]>,
    /** The list holds the product, and so does the view unless its removal is pending. */
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
      (visited: () => readonly string[] | undefined): Promised<string> =>
      (url) =>
        visited()?.includes(url) === true,
    redirected:
      (visited: () => readonly string[] | undefined): Promised<void> =>
      () =>
        visited()?.some((url) => url.includes('/as/authorization')) === true,
  }
}
