import type { CallOptions } from '@cairn/core'
import { StoreError, UNEXPECTED_ERROR } from '@cairn/core'
import { numberOf, textOf } from '@cairn/core/adapter'
import type { Cart, CartNotice } from '@cairn/core/cart'
import { stockOf } from '../mappers/catalogue.mapper.ts'
import { completeCart, itemsOf, type LoadedCart, loadCart } from './carts.ts'
import { loadCatalogue } from './catalogue.ts'
import type { Management } from './management.ts'
import { findOwnCart, rememberOwnCart } from './ownCart.ts'

type Item = Readonly<Record<string, unknown>>

const PAUSE_MS = 200
/** How often a claim looks whether another claim of the same cart has ended. */
const MAX_LOOKS = 10

const isCode = (cause: unknown, ...codes: readonly string[]): boolean =>
  cause instanceof StoreError && codes.includes(cause.code)

/**
 * Writes the customer into a guest's cart. BigCommerce compares the version, so of two claims at once only one succeeds.
 * Returns whether this one did.
 */
const takeOver = async ({ v3, customerId }: Management, cart: LoadedCart, options: CallOptions): Promise<boolean> => {
  const body = { customer_id: Number(customerId), version: cart.version }
  try {
    await v3({ method: 'PUT', path: '/carts/{id}', params: { id: cart.id }, body, read: () => undefined, ...options })
    return true
  } catch (cause) {
    if (isCode(cause, 'CONFLICT', 'NOT_FOUND')) return false
    throw cause
  }
}

const isSame = (one: Item, other: Item): boolean =>
  textOf(one.product_id) === textOf(other.product_id) && textOf(one.variant_id) === textOf(other.variant_id)

/** Returns how many pieces of an item the stock leaves beside those that are in the cart. */
const roomFor = async (management: Management, item: Item, own: LoadedCart, options: CallOptions): Promise<number> => {
  const id = textOf(item.product_id) ?? ''
  const product = (await loadCatalogue(management, [id], options)).get(id)
  if (product === undefined) return 0
  const variant = product.variants.find((each) => each.id === textOf(item.variant_id))
  const there = itemsOf(own.body).find((each) => isSame(each, item))
  return Math.max(0, (stockOf(product, variant).level ?? 0) - (numberOf(there?.quantity) ?? 0))
}

/** Adds the pieces of a guest's line, or as many as the stock leaves. Returns the pieces that came into the cart. */
const addPieces = async (
  management: Management,
  item: Item,
  own: LoadedCart,
  options: CallOptions,
): Promise<number> => {
  const { product_id, variant_id } = item
  const add = async (quantity: number): Promise<number> => {
    const body = { line_items: [{ quantity, product_id, variant_id }] }
    const params = { id: own.id }
    await management.v3({ method: 'POST', path: '/carts/{id}/items', params, body, read: () => undefined, ...options })
    return quantity
  }
  const wanted = numberOf(item.quantity) ?? 1
  try {
    return await add(wanted)
  } catch (cause) {
    if (!isCode(cause, 'REFUSED', 'NOT_FOUND')) throw cause
    const room = Math.min(wanted - 1, await roomFor(management, item, own, options))
    if (room <= 0) return 0
    return add(room).catch((again) => {
      if (isCode(again, 'REFUSED', 'NOT_FOUND')) return 0
      throw again
    })
  }
}

const noticeOf = (item: Item, granted: number): CartNotice[] => {
  const wanted = numberOf(item.quantity) ?? 1
  const code = granted === 0 ? 'line-removed' : 'quantity-reduced'
  return granted === wanted ? [] : [{ code, lineId: null, text: null, wanted, granted }]
}

/** Moves the lines of a guest's cart, which this claim has taken over, into the cart of the customer. */
const merge = async (management: Management, guest: LoadedCart, own: LoadedCart, options: CallOptions) => {
  const notices: CartNotice[] = []
  for (const item of itemsOf(guest.body))
    notices.push(...noticeOf(item, await addPieces(management, item, own, options)))
  await management.v3({
    method: 'DELETE',
    path: '/carts/{id}',
    params: { id: guest.id },
    read: () => undefined,
    ...options,
  })
  return notices
}

/** Waits until another claim of the same cart has merged it. Returns false if it never does, because its server stopped. */
const waitForOther = async (management: Management, guest: LoadedCart, options: CallOptions): Promise<boolean> => {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    if ((await loadCart(management, guest.id, options)) === null) return true
  }
  return false
}

/**
 * Attaches a guest's cart to the customer, or merges it into the cart of the customer. BigCommerce merges no carts on
 * its servers. Resolves to the customer's cart, or null without one.
 */
export const claimCart = async (
  management: Management,
  guestCartId: string | null,
  options: CallOptions,
): Promise<Cart | null> => {
  const { customerId } = management
  if (customerId === null) throw new StoreError('UNAUTHORIZED', UNEXPECTED_ERROR, { path: 'cart.claim' })
  const show = async (cart: LoadedCart | null, notices: readonly CartNotice[] = []): Promise<Cart | null> =>
    cart && { ...(await completeCart(management, cart.body, options)), notices }

  const [own, guest] = await Promise.all([
    findOwnCart(management, customerId, options),
    guestCartId === null ? null : loadCart(management, guestCartId, options),
  ])
  // A cart that is gone, or that belongs to another customer, is not claimed.
  if (guest === null || guest.id === own?.id || ![null, customerId].includes(guest.customerId)) return show(own)
  const isTaken = guest.customerId === customerId
  if (own === null) {
    if (!isTaken && !(await takeOver(management, guest, options))) return claimCart(management, guestCartId, options)
    await rememberOwnCart(management, customerId, guest.id, options)
    return show(await loadCart(management, guest.id, options))
  }
  if (isTaken) {
    if (await waitForOther(management, guest, options)) return show(await loadCart(management, own.id, options))
  } else if (!(await takeOver(management, guest, options))) return claimCart(management, guestCartId, options)
  const notices = await merge(management, guest, own, options)
  return show(await loadCart(management, own.id, options), notices)
}
