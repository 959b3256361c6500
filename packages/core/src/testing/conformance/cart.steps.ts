import type { Cart, CartChange, CartGateway, CartLine } from '../../cart/cart.types.ts'
import type { StoreError } from '../../shared/errors.ts'
import { check, hasWords, present, refused } from './check.ts'
import type { CompleteWorld, ConformanceBrowser, ShelfItem } from './conformance.types.ts'

type Request = CartChange extends infer Change ? (Change extends CartChange ? Omit<Change, 'key'> : never) : never

/** The id of a cart that does not exist. */
export const NOBODYS_CART = '00000000-0000-4000-8000-000000000000'

/** Returns an unused idempotency key. */
export const newKey = (): string => crypto.randomUUID()

export const addition = ({ variantId }: ShelfItem, quantity = 1): Extract<CartChange, { kind: 'add' }> => ({
  kind: 'add',
  key: newKey(),
  variantId,
  quantity,
})

/** Creates a cart with one line. */
export const begin = ({ gateways }: ConformanceBrowser, item: ShelfItem, quantity = 1): Promise<Cart> =>
  gateways.cart.create({ change: addition(item, quantity) }, {})

/** Applies a change to the given revision of the cart. A change without an idempotency key gets a new one. */
export const save = (cart: CartGateway, { id, revision }: Cart, change: CartChange | Request): Promise<Cart> =>
  cart.save({ cartId: id, revision, change: { key: newKey(), ...change } }, {})

export const lineOf = ({ lines }: Cart, { variantId }: ShelfItem): CartLine | undefined =>
  lines.find((line) => line.variantId === variantId)

export const piecesOf = (cart: Cart | null, item: ShelfItem): number =>
  cart === null ? 0 : (lineOf(cart, item)?.quantity ?? 0)

/** Returns the id of the item's line; throws when the cart has no such line. */
export const lineIdOf = (cart: Cart, item: ShelfItem): string =>
  present(lineOf(cart, item), `the cart has a line of the variant ${item.variantId}`).id

/** Loads the cart again. */
export const reload = async ({ gateways }: ConformanceBrowser, { id }: Cart): Promise<Cart> =>
  present(await gateways.cart.load(id, {}), 'a cart that was begun can be read')

/** Creates a guest's cart with two pieces of the product variant `shelf.plenty`. */
export const guestCart = async (world: CompleteWorld) => {
  const browser = world.visitor()
  return { browser, gateway: browser.gateways.cart, cart: await begin(browser, world.shelf.plenty, 2) }
}

/** Checks that the call is REFUSED with a text for the shopper, and returns the error. */
export const refusedInWords = async (call: Promise<unknown>, promise: string): Promise<StoreError> => {
  const error = await refused(call, 'REFUSED', promise)
  hasWords(error)
  return error
}

/**
 * Checks a call whose quantity is above the stock: the back end either rejects the call with `REFUSED`, or clamps the
 * quantity to the stock.
 */
export const refusedOrCut = async (call: Promise<Cart>, item: ShelfItem, stock: number): Promise<void> => {
  const came = await call.catch((error: unknown) => refused(Promise.reject(error), 'REFUSED', 'too many'))
  if (came instanceof Error) return hasWords(came)
  check(piecesOf(came, item) <= stock, `no more than the ${stock} pieces in stock come into the cart`, came.lines)
  check(came.notices.length > 0, 'a quantity that the back end reduces is a notice', came.notices)
}
