import { type CallOptions, StoreError } from '@cairn/core'
import { unlessMissing } from '@cairn/core/adapter'
import type { Cart, CartGateway, CartNotice } from '@cairn/core/cart'
import * as z from 'zod/mini'
import { mapCart } from './cart.mapper.ts'
import { additionOf, type CartCall, requestOf } from './cart.requests.ts'
import { type Medusa, mapping, reading } from './connect.ts'
import { cart as cartSchema } from './medusa.schema.ts'
import { readVariantsOf } from './products.ts'

/** What Medusa does not send by itself. */
const FIELDS = [
  '+items.total',
  '+items.original_total',
  '+items.subtotal',
  '+items.tax_total',
  '+items.tax_lines.total',
].join(',')

/** The removal of a line answers with the line and its cart. */
const cartOrParent = z.union([z.object({ cart: cartSchema }), z.object({ parent: cartSchema })])

const readCart = reading(cartOrParent, (body) => ('cart' in body ? body.cart : body.parent))

const readClaim = reading(
  z.object({
    cart_id: z.nullable(z.string()),
    reduced: z.array(z.object({ variant_id: z.string(), wanted: z.number(), granted: z.number() })),
  }),
  (claim) => claim,
)

const readQuantities = reading(
  z.object({ cart: z.object({ items: z.array(z.object({ id: z.string(), quantity: z.number() })) }) }),
  ({ cart }) => new Map(cart.items.map(({ id, quantity }) => [id, quantity])),
)

/** The notice for a variant of which the customer's cart did not take all pieces of the guest's. */
const noticeOf = (
  { lines }: Cart,
  { granted, variant_id, wanted }: { readonly variant_id: string; readonly wanted: number; readonly granted: number },
): CartNotice => {
  const lineId = lines.find(({ variantId }) => variantId === variant_id)?.id ?? null
  return { code: granted > 0 ? 'quantity-reduced' : 'line-removed', lineId, text: null, wanted, granted }
}

export const createCartGateway = (medusa: Medusa): CartGateway => {
  const { call, inTurn, isSignedIn, regionId, site } = medusa

  const send = async (request: CartCall, options: CallOptions): Promise<Cart> => {
    const cart = await call({ ...request, query: { fields: FIELDS }, read: readCart, ...options })
    const productIds = mapping(() => new Set(cart.items.flatMap(({ product_id }) => product_id ?? [])))
    const variants = await readVariantsOf(medusa, [...productIds], options)
    return mapping(() => mapCart(site, cart, { isSignedIn: isSignedIn(), variants }))
  }

  const load = (cartId: string, options: CallOptions): Promise<Cart | null> =>
    unlessMissing(send({ path: '/store/carts/{cartId}', params: { cartId } }, options))

  const quantityOf = async (cartId: string, lineId: string, options: CallOptions): Promise<number> => {
    const query = { fields: 'id,items.id,items.quantity' }
    const params = { cartId }
    const quantities = await call({ path: '/store/carts/{cartId}', params, query, read: readQuantities, ...options })
    const quantity = quantities.get(lineId)
    if (quantity === undefined) throw new StoreError('NOT_FOUND', 'There is no such line')
    return quantity
  }

  return {
    unsupported: ['idempotency', 'versions', 'giftCards'],
    load,
    create: async ({ change }, options) => {
      const body = { region_id: await regionId(options), items: [additionOf(change)] }
      return send({ method: 'POST', path: '/store/carts', body }, options)
    },
    save: ({ cartId, change }, options) =>
      inTurn(async () => {
        const request = await requestOf(cartId, change, (lineId) => quantityOf(cartId, lineId, options))
        return send(request, options)
      }),
    claim: async (guestCartId, options) => {
      const { cart_id, reduced } = await call({
        method: 'POST',
        path: '/store/customers/me/cart',
        body: { guest_cart_id: guestCartId, region_id: await regionId(options) },
        read: readClaim,
        ...options,
      })
      const cart = cart_id === null ? null : await load(cart_id, options)
      return cart && { ...cart, notices: reduced.map((each) => noticeOf(cart, each)) }
    },
    // Nothing to do: the cart belongs to the customer, and without the session nobody can open it.
    release: () => Promise.resolve(),
  }
}
