import type { CallOptions } from '@cairn/core'
import { StoreError, UNEXPECTED_ERROR } from '@cairn/core'
import { numberOf } from '@cairn/core/adapter'
import type { Cart, CartChange, CartGateway, CartLine } from '@cairn/core/cart'
import { mapStorefrontCart } from '../mappers/cart.mapper.ts'
import { readVariantId } from '../mappers/ids.ts'
import { loadCheckout, type Storefront } from './storefront.ts'

const INCLUDE = 'lineItems.physicalItems.options,lineItems.digitalItems.options'
const withOptions = { include: INCLUDE }

const notFound = (): StoreError => new StoreError('NOT_FOUND', UNEXPECTED_ERROR)

const newItems = ({ variantId, quantity }: Extract<CartChange, { kind: 'add' }>) => {
  const key = readVariantId(variantId)
  if (key === null) throw notFound()
  return [{ quantity, ...key }]
}

const neededLine = (cart: Cart, lineId: string): CartLine => {
  const line = cart.lines.find(({ id }) => id === lineId)
  if (line === undefined) throw notFound()
  return line
}

/**
 * Creates the gateway of the cart over the Storefront API, for a browser on the domain of the store. The cart belongs to
 * the session cookie: BigCommerce shows no other one, and merges the guest's cart itself at its own sign-in.
 */
export const createCartGateway = (storefront: Storefront): CartGateway => {
  const { call, site, report } = storefront

  const show = async (body: unknown, options: CallOptions): Promise<Cart | null> => {
    const cart = mapStorefrontCart(body, { site, report })
    if (cart === null) return null
    return mapStorefrontCart(body, { site, report, checkout: await loadCheckout(storefront, cart.id, options) })
  }
  const needed = async (body: unknown, options: CallOptions): Promise<Cart> => {
    const cart = await show(body, options)
    if (cart === null) throw notFound()
    return cart
  }
  const current = (options: CallOptions): Promise<Cart | null> =>
    call({ path: '/carts', query: withOptions, read: (body) => body, ...options }).then((body) => show(body, options))

  const own = async (cartId: string, options: CallOptions): Promise<Cart> => {
    const cart = await current(options)
    if (cart?.id !== cartId) throw notFound()
    return cart
  }
  const send = (
    request: {
      readonly method: 'POST' | 'PUT' | 'DELETE'
      readonly path: string
      readonly params?: Record<string, string>
      readonly body: unknown
    },
    options: CallOptions,
  ) => call({ ...request, query: withOptions, read: (body) => body, ...options })

  return {
    load: async (cartId, options) => {
      const cart = await current(options)
      return cart?.id === cartId ? cart : null
    },
    create: async ({ change }, options) => {
      const body = { lineItems: newItems(change), locale: site.hreflang }
      const existing = await current(options)
      if (existing === null) return needed(await send({ method: 'POST', path: '/carts', body }, options), options)
      const params = { id: existing.id }
      return needed(await send({ method: 'POST', path: '/carts/{id}/items', params, body }, options), options)
    },
    save: async ({ cartId, revision, change }, options) => {
      const cart = await own(cartId, options)
      const params = { id: cartId }
      if (change.kind === 'add') {
        const body = { lineItems: newItems(change) }
        return needed(await send({ method: 'POST', path: '/carts/{id}/items', params, body }, options), options)
      }
      if (change.kind !== 'quantity' && change.kind !== 'remove')
        throw new StoreError('REFUSED', UNEXPECTED_ERROR, { problem: 'unsupported' })
      const line = neededLine(cart, change.lineId)
      const version = numberOf(revision) ?? undefined
      const at = { path: '/carts/{id}/items/{item}', params: { ...params, item: line.id } }
      if (change.kind === 'quantity') {
        const lineItem = { quantity: change.quantity, ...readVariantId(line.variantId ?? '') }
        return needed(await send({ ...at, method: 'PUT', body: { lineItem, version } }, options), options)
      }
      const answer = await send({ ...at, method: 'DELETE', body: { version } }, options)
      if (answer !== undefined) return needed(answer, options)
      return {
        ...cart,
        revision: null,
        lines: [],
        baseAmount: 0,
        discountAmount: 0,
        cartAmount: 0,
        discounts: [],
        taxes: [],
        coupons: [],
        giftCards: [],
      }
    },
    claim: async (_guestCartId, options) => {
      const cart = await current(options)
      if (cart !== null && cart.customerId === null) throw new StoreError('UNAUTHORIZED', UNEXPECTED_ERROR)
      return cart
    },
    // Nothing to do: the sign-out of BigCommerce ends the session.
    release: async () => undefined,
  }
}
