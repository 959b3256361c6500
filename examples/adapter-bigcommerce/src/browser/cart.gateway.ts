import type { CallOptions } from '@cairn/core'
import { StoreError, UNEXPECTED_ERROR } from '@cairn/core'
import { numberOf } from '@cairn/core/adapter'
import type { Cart, CartChange, CartGateway } from '@cairn/core/cart'
import { checkAdd, emptied, STOREFRONT_UNSUPPORTED } from '../cartFeatures.ts'
import { mapStorefrontCart } from '../mappers/cart.mapper.ts'
import { readVariantId } from '../mappers/ids.ts'
import { changeCheckout } from './cart.checkout.ts'
import { loadCheckout, type Storefront } from './storefront.ts'

type ChangeOf<Kind extends CartChange['kind']> = Extract<CartChange, { kind: Kind }>

const withOptions = { include: 'lineItems.physicalItems.options,lineItems.digitalItems.options' }
const read = (body: unknown) => body

const notFound = (): StoreError => new StoreError('NOT_FOUND', UNEXPECTED_ERROR)

const newItems = (change: ChangeOf<'add'>) => {
  checkAdd(change)
  const key = readVariantId(change.variantId)
  if (key === null) throw notFound()
  return [{ quantity: change.quantity, ...key }]
}

/** Maps a cart with its checkout; null for an empty list. */
const show = async (storefront: Storefront, body: unknown, options: CallOptions): Promise<Cart | null> => {
  const { site, report } = storefront
  const cart = mapStorefrontCart(body, { site, report })
  if (cart === null) return null
  return mapStorefrontCart(body, { site, report, checkout: await loadCheckout(storefront, cart.id, options) })
}

const needed = async (storefront: Storefront, body: unknown, options: CallOptions): Promise<Cart> => {
  const cart = await show(storefront, body, options)
  if (cart === null) throw notFound()
  return cart
}

/** Loads the cart of the session; null without one. */
const loadCurrent = async (storefront: Storefront, options: CallOptions): Promise<Cart | null> =>
  show(storefront, await storefront.call({ path: '/carts', query: withOptions, read, ...options }), options)

const addTo = async (storefront: Storefront, id: string, change: ChangeOf<'add'>, options: CallOptions) => {
  const body = { lineItems: newItems(change) }
  const call = { path: '/carts/{id}/items', params: { id }, query: withOptions, body, read, ...options }
  return needed(storefront, await storefront.call({ ...call, method: 'POST' }), options)
}

const changeLine = async (
  storefront: Storefront,
  cart: Cart,
  change: ChangeOf<'quantity'> | ChangeOf<'remove'>,
  revision: string | null,
  options: CallOptions,
): Promise<Cart> => {
  const line = cart.lines.find(({ id }) => id === change.lineId)
  if (line === undefined) throw notFound()
  const version = numberOf(revision) ?? undefined
  const params = { id: cart.id, item: line.id }
  const call = { path: '/carts/{id}/items/{item}', params, query: withOptions, read, ...options }
  if (change.kind === 'quantity') {
    const lineItem = { quantity: change.quantity, ...readVariantId(line.variantId ?? '') }
    return needed(storefront, await storefront.call({ ...call, method: 'PUT', body: { lineItem, version } }), options)
  }
  const answer = await storefront.call({ ...call, method: 'DELETE', body: { version } })
  return answer === undefined ? emptied(cart) : needed(storefront, answer, options)
}

/**
 * Creates the gateway of the cart over the Storefront API, for a browser on the domain of the store. The cart belongs to
 * the session cookie: BigCommerce shows no other one, and merges the guest's cart itself at its own sign-in.
 */
export const createCartGateway = (storefront: Storefront): CartGateway => {
  const load = async (cartId: string, options: CallOptions): Promise<Cart | null> => {
    const cart = await loadCurrent(storefront, options)
    return cart?.id === cartId ? cart : null
  }
  return {
    unsupported: STOREFRONT_UNSUPPORTED,
    load,
    create: async ({ change }, options) => {
      const existing = await loadCurrent(storefront, options)
      if (existing !== null) return addTo(storefront, existing.id, change, options)
      const body = { lineItems: newItems(change), locale: storefront.site.hreflang }
      const call = { path: '/carts', query: withOptions, body, read, ...options }
      return needed(storefront, await storefront.call({ ...call, method: 'POST' }), options)
    },
    save: async ({ cartId, revision, change }, options) => {
      const cart = await load(cartId, options)
      if (cart === null) throw notFound()
      if (change.kind === 'add') return addTo(storefront, cartId, change, options)
      if (change.kind === 'quantity' || change.kind === 'remove')
        return changeLine(storefront, cart, change, revision, options)
      await changeCheckout(storefront, cart, change, revision, options)
      return (await load(cartId, options)) ?? cart
    },
    claim: async (_guestCartId, options) => {
      const cart = await loadCurrent(storefront, options)
      if (cart !== null && cart.customerId === null) throw new StoreError('UNAUTHORIZED', UNEXPECTED_ERROR)
      return cart
    },
    // Nothing to do: the sign-out of BigCommerce ends the session.
    release: async () => undefined,
  }
}
