import type { Client } from 'openapi-fetch'
import type { Cart, CartChange, CartGateway } from '../../cart/cart.types.ts'
import type { Site } from '../../shared/site.ts'
import { readAnswer, unlessMissing } from '../answerOf.ts'
import type { components, paths } from '../generated/store.ts'
import { mapCart } from '../mappers/cart.mapper.ts'
import type { ReportBroken } from '../readable.ts'

export interface CartGatewayConfig {
  readonly client: Client<paths>
  readonly site: Site
  readonly report?: ReportBroken | undefined
}

const keyHeader = (change: CartChange) => ({ 'Idempotency-Key': change.key })

/** Carts over HTTP. Each wish carries its key, so that one sent twice counts once. */
export const createCartGateway = ({ client, site, report }: CartGatewayConfig): CartGateway => {
  const read = (wire: components['schemas']['Cart']): Cart => mapCart(wire, report)
  return {
    load: (cartId, options) => {
      const params = { path: { cartId }, query: { site: site.prefix } }
      return unlessMissing(readAnswer(client.GET('/carts/{cartId}', { params, ...options }), read))
    },
    create: ({ change }, options) => {
      const body = { site: site.prefix, line_items: [{ variant_id: change.variantId, quantity: change.quantity }] }
      return readAnswer(client.POST('/carts', { params: { header: keyHeader(change) }, body, ...options }), read)
    },
    save: ({ cartId, version, change }, options) => {
      const header = keyHeader(change)
      switch (change.kind) {
        case 'add': {
          const body = { line_items: [{ variant_id: change.variantId, quantity: change.quantity }] }
          const params = { path: { cartId }, header }
          return readAnswer(client.POST('/carts/{cartId}/items', { params, body, ...options }), read)
        }
        case 'quantity': {
          const params = { path: { cartId, itemId: change.lineId }, header }
          const body = { quantity: change.quantity, version }
          // It may be the last thing that a page does before it is left.
          const call = client.PUT('/carts/{cartId}/items/{itemId}', { params, body, keepalive: true, ...options })
          return readAnswer(call, read)
        }
        case 'remove': {
          const params = { path: { cartId, itemId: change.lineId }, header, query: { version } }
          return readAnswer(client.DELETE('/carts/{cartId}/items/{itemId}', { params, ...options }), read)
        }
        default: {
          const params = { path: { cartId }, header }
          const body = { country: change.country, version }
          return readAnswer(client.PUT('/carts/{cartId}/country', { params, body, ...options }), read)
        }
      }
    },
    claim: async (guestCartId, options) => {
      const body = { site: site.prefix, ...(guestCartId !== null && { guest_cart_id: guestCartId }) }
      const answer = await client.POST('/carts/claim', { body, ...options })
      return answer.response.status === 204 ? null : readAnswer(answer, read)
    },
    release: async (cartId, options) => {
      await client.POST('/carts/{cartId}/release', { params: { path: { cartId } }, keepalive: true, ...options })
    },
  }
}
