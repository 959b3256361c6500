import type { Client } from 'openapi-fetch'
import type { Cart, CartChange, CartGateway } from '../../cart/cart.types.ts'
import { StoreError } from '../../shared/errors.ts'
import type { Site } from '../../shared/site.ts'
import { answerOf } from '../answerOf.ts'
import type { components, paths } from '../generated/store.ts'
import { mapCart, type ReportBrokenLine } from '../mappers/cart.mapper.ts'

export interface CartGatewayConfig {
  readonly client: Client<paths>
  readonly site: Site
  readonly report?: ReportBrokenLine
}

const keyHeader = (change: CartChange) => ({ 'Idempotency-Key': change.key })

/** Carts over HTTP. Each wish carries its key, so that one sent twice counts once. */
export const createCartGateway = ({ client, site, report }: CartGatewayConfig): CartGateway => {
  const read = (wire: components['schemas']['Cart']): Cart => mapCart(wire, report)
  return {
    load: async (cartId, options) => {
      try {
        return read(await answerOf(client.GET('/carts/{cartId}', { params: { path: { cartId } }, ...options })))
      } catch (cause) {
        if (cause instanceof StoreError && cause.code === 'NOT_FOUND') return null
        throw cause
      }
    },
    create: async ({ change }, options) => {
      const body = { site: site.prefix, line_items: [{ variant_id: change.variantId, quantity: change.quantity }] }
      return read(await answerOf(client.POST('/carts', { params: { header: keyHeader(change) }, body, ...options })))
    },
    save: async ({ cartId, version, change }, options) => {
      const header = keyHeader(change)
      switch (change.kind) {
        case 'add': {
          const body = { line_items: [{ variant_id: change.variantId, quantity: change.quantity }] }
          const params = { path: { cartId }, header }
          return read(await answerOf(client.POST('/carts/{cartId}/items', { params, body, ...options })))
        }
        case 'quantity': {
          const params = { path: { cartId, itemId: change.lineId }, header }
          const body = { quantity: change.quantity, version }
          return read(await answerOf(client.PUT('/carts/{cartId}/items/{itemId}', { params, body, ...options })))
        }
        case 'remove': {
          const params = { path: { cartId, itemId: change.lineId }, header, query: { version } }
          return read(await answerOf(client.DELETE('/carts/{cartId}/items/{itemId}', { params, ...options })))
        }
        default: {
          const params = { path: { cartId }, header }
          const body = { country: change.country, version }
          return read(await answerOf(client.PUT('/carts/{cartId}/country', { params, body, ...options })))
        }
      }
    },
    claim: async (guestCartId, options) => {
      const body = { site: site.prefix, ...(guestCartId !== null && { guest_cart_id: guestCartId }) }
      const { data, response } = await client.POST('/carts/claim', { body, ...options })
      return response.status === 204 || data === undefined ? null : read(data)
    },
    release: async (cartId, options) => {
      await client.POST('/carts/{cartId}/release', { params: { path: { cartId } }, keepalive: true, ...options })
    },
  }
}
