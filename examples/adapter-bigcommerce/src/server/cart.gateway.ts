import type { CallOptions } from '@cairn/core'
import { StoreError, UNEXPECTED_ERROR } from '@cairn/core'
import { numberOf, textOf } from '@cairn/core/adapter'
import type { Cart, CartChange, CartGateway } from '@cairn/core/cart'
import { checkAdd, emptied, MANAGEMENT_UNSUPPORTED } from '../cartFeatures.ts'
import { readVariantId } from '../mappers/ids.ts'
import { changeCheckout } from './cart.checkout.ts'
import { claimCart } from './cart.claim.ts'
import { completeCart, itemsOf, type LoadedCart, loadOpenCart, neededCart, withOptions } from './carts.ts'
import type { Management } from './management.ts'
import { findOwnCart, rememberOwnCart } from './ownCart.ts'

type ChangeOf<Kind extends CartChange['kind']> = Extract<CartChange, { kind: Kind }>

const newItems = (change: ChangeOf<'add'>) => {
  checkAdd(change)
  const key = readVariantId(change.variantId)
  if (key === null) throw new StoreError('NOT_FOUND', UNEXPECTED_ERROR)
  return [{ quantity: change.quantity, product_id: key.productId, variant_id: key.variantId }]
}

const neededItem = ({ body }: LoadedCart, lineId: string) => {
  const item = itemsOf(body).find(({ id }) => textOf(id) === lineId)
  if (item === undefined) throw new StoreError('NOT_FOUND', UNEXPECTED_ERROR, { path: '/carts/{id}/items/{item}' })
  return item
}

/** A revision as the version that BigCommerce compares; a cart without revision is not compared. */
const versionOf = (revision: string | null) => ({ version: numberOf(revision) ?? undefined })

const read = (body: unknown) => body

const begin = async (management: Management, change: ChangeOf<'add'>, options: CallOptions): Promise<Cart> => {
  const { v3, site, channelId, customerId } = management
  const body = {
    customer_id: Number(customerId ?? 0),
    channel_id: channelId,
    currency: { code: site.currency },
    locale: site.hreflang,
    line_items: newItems(change),
  }
  const answer = await v3({ method: 'POST', path: '/carts', query: withOptions, body, read, ...options })
  const cart = await completeCart(management, answer, options)
  if (customerId !== null) await rememberOwnCart(management, customerId, cart.id, options)
  return cart
}

const addTo = async (management: Management, { id }: LoadedCart, change: ChangeOf<'add'>, options: CallOptions) => {
  // No version: adds of several tabs all count.
  const body = { line_items: newItems(change) }
  const call = { path: '/carts/{id}/items', params: { id }, query: withOptions, body, read, ...options }
  return completeCart(management, await management.v3({ ...call, method: 'POST' }), options)
}

const changeLine = async (
  management: Management,
  cart: LoadedCart,
  change: ChangeOf<'quantity'> | ChangeOf<'remove'>,
  revision: string | null,
  options: CallOptions,
): Promise<Cart> => {
  const { product_id, variant_id } = neededItem(cart, change.lineId)
  const params = { id: cart.id, item: change.lineId }
  const call = { path: '/carts/{id}/items/{item}', params, query: withOptions, read, ...options }
  if (change.kind === 'quantity') {
    const line_item = { quantity: change.quantity, product_id, variant_id }
    const answer = await management.v3({ ...call, method: 'PUT', body: { line_item, ...versionOf(revision) } })
    return completeCart(management, answer, options)
  }
  const answer = await management.v3({ ...call, method: 'DELETE', body: versionOf(revision) })
  // 204 without a body: BigCommerce has deleted the cart with its last line.
  if (answer === undefined) return emptied(await completeCart(management, cart.body, options))
  return completeCart(management, answer, options)
}

/**
 * Creates the gateway of the cart over the Management API (v3), for the server of a shop. Each answer costs three calls:
 * the cart, its checkout for taxes and the message, and the products for stock and what is not for sale.
 */
export const createCartGateway = (management: Management): CartGateway => ({
  unsupported: MANAGEMENT_UNSUPPORTED,
  load: async (cartId, options) => {
    const cart = await loadOpenCart(management, cartId, options)
    return cart && completeCart(management, cart.body, options)
  },
  create: async ({ change }, options) => {
    const { customerId } = management
    const own = customerId === null ? null : await findOwnCart(management, customerId, options)
    return own === null ? begin(management, change, options) : addTo(management, own, change, options)
  },
  save: async ({ cartId, revision, change }, options) => {
    const cart = await neededCart(management, cartId, options)
    if (change.kind === 'add') return addTo(management, cart, change, options)
    if (change.kind === 'quantity' || change.kind === 'remove')
      return changeLine(management, cart, change, revision, options)
    await changeCheckout(management, cart, change, revision, options)
    return completeCart(management, (await neededCart(management, cartId, options)).body, options)
  },
  claim: (guestCartId, options) => claimCart(management, guestCartId, options),
  // Nothing to do: the cart waits for its customer, and no other browser can open it.
  release: async () => undefined,
})
