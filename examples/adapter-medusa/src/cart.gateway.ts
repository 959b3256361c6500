import type { CallOptions } from '@cairn/core'
import type { ServiceRequest } from '@cairn/core/adapter'
import type { Cart, CartChange, CartGateway } from '@cairn/core/cart'
import * as z from 'zod/mini'
import { mapCart } from './cart.mapper.ts'
import { type Medusa, mapping, reading } from './connect.ts'
import { cart as cartSchema } from './medusa.schema.ts'
import { readVariantsOf } from './products.ts'
import { unlessMissing } from './unlessMissing.ts'

/** What Medusa does not send by itself. */
const FIELDS = [
  '+items.total',
  '+items.original_total',
  '+items.subtotal',
  '+items.tax_total',
  '+items.tax_lines.total',
].join(',')

type Sent = Pick<ServiceRequest<never>, 'method' | 'path' | 'params' | 'body'>

/** The removal of a line answers with the line and its cart. */
const cartOrParent = z.union([z.object({ cart: cartSchema }), z.object({ parent: cartSchema })])

const readCart = reading(cartOrParent, (body) => ('cart' in body ? body.cart : body.parent))

const readCartId = reading(z.object({ cart_id: z.nullable(z.string()) }), ({ cart_id }) => cart_id)

const add = ({ quantity, variantId }: Extract<CartChange, { kind: 'add' }>) => ({ variant_id: variantId, quantity })

/** Returns the request that makes a change. */
const requestOf = (cartId: string, change: CartChange): Sent => {
  const path = '/store/carts/{cartId}'
  const lines = `${path}/line-items`
  const params = { cartId }
  switch (change.kind) {
    case 'add':
      return { method: 'POST', path: lines, params, body: add(change) }
    case 'quantity':
      return {
        method: 'POST',
        path: `${lines}/{lineId}`,
        params: { ...params, lineId: change.lineId },
        body: { quantity: change.quantity },
      }
    case 'remove':
      return { method: 'DELETE', path: `${lines}/{lineId}`, params: { ...params, lineId: change.lineId } }
    case 'country':
      return {
        method: 'POST',
        path,
        params,
        body: { shipping_address: { country_code: change.country.toLowerCase() } },
      }
  }
}

export const createCartGateway = (medusa: Medusa): CartGateway => {
  const { call, isSignedIn, regionId, site } = medusa
  /** Sends a request that answers with a cart. */
  const send = async (request: Sent, options: CallOptions): Promise<Cart> => {
    const cart = await call({ ...request, query: { fields: FIELDS }, read: readCart, ...options })
    const productIds = mapping(() => new Set(cart.items.flatMap(({ product_id }) => product_id ?? [])))
    const variants = await readVariantsOf(medusa, [...productIds], options)
    return mapping(() => mapCart(site, cart, { isSignedIn: isSignedIn(), variants }))
  }
  const load = (cartId: string, options: CallOptions): Promise<Cart | null> =>
    unlessMissing(send({ path: '/store/carts/{cartId}', params: { cartId } }, options))
  return {
    load,
    create: async ({ change }, options) => {
      const body = { region_id: await regionId(options), items: [add(change)] }
      return send({ method: 'POST', path: '/store/carts', body }, options)
    },
    save: ({ cartId, change }, options) => send(requestOf(cartId, change), options),
    claim: async (guestCartId, options) => {
      const cartId = await call({
        method: 'POST',
        path: '/store/customers/me/cart',
        body: { guest_cart_id: guestCartId },
        read: readCartId,
        ...options,
      })
      return cartId === null ? null : load(cartId, options)
    },
    // Nothing to do: the cart belongs to the customer, and without the session nobody can open it.
    release: () => Promise.resolve(),
  }
}
