import type { Client } from 'openapi-fetch'
import type { Cart, CartChange, CartGateway } from '../../cart/cart.types.ts'
import { StoreError } from '../../shared/errors.ts'
import type { Site } from '../../shared/site.ts'
import type { components, paths } from '../generated/store.ts'
import { type Call, readLazily, unlessMissing } from '../readBody.ts'
import type { ReportBroken } from '../readParts.ts'
import { toWireId } from '../wireId.ts'

export interface CartGatewayConfig {
  readonly client: Client<paths>
  readonly site: Site
  readonly report?: ReportBroken | undefined
}

const keyHeader = (change: CartChange) => ({ 'Idempotency-Key': change.key })

const itemOf = ({ variantId, quantity }: Extract<CartChange, { kind: 'add' }>) => ({
  variant_id: toWireId(variantId),
  quantity,
})

/**
 * Creates the cart gateway over HTTP. Each change carries an idempotency key, so the server applies a repeated request
 * once.
 */
export const createCartGateway = ({ client, site, report }: CartGatewayConfig): CartGateway => {
  // The mapper loads on demand, because most visitors have no cart.
  const read = (call: Call<components['schemas']['Cart']>): Promise<Cart> =>
    readLazily(call, import('../mappers/cart.mapper.ts'), ({ mapCart }, wire) => mapCart(wire, report, site))
  return {
    load: (cartId, options) => {
      const params = { path: { cartId }, query: { site: site.prefix } }
      return unlessMissing(read(client.GET('/carts/{cartId}', { params, ...options })))
    },
    create: async ({ change }, options) => {
      const body = { site: site.prefix, line_items: [itemOf(change)] }
      return read(client.POST('/carts', { params: { header: keyHeader(change) }, body, ...options }))
    },
    save: async ({ cartId, revision, change }, options) => {
      const header = keyHeader(change)
      const seen = revision !== null && { version: toWireId(revision) }
      switch (change.kind) {
        case 'add': {
          const body = { line_items: [itemOf(change)] }
          const params = { path: { cartId }, header }
          return read(client.POST('/carts/{cartId}/items', { params, body, ...options }))
        }
        case 'quantity': {
          const params = { path: { cartId, itemId: change.lineId }, header }
          const body = { quantity: change.quantity, ...seen }
          // This request may be the last one before the user leaves the page, and `keepalive` lets it finish.
          return read(client.PUT('/carts/{cartId}/items/{itemId}', { params, body, keepalive: true, ...options }))
        }
        case 'remove': {
          const params = { path: { cartId, itemId: change.lineId }, header, query: { ...seen } }
          return read(client.DELETE('/carts/{cartId}/items/{itemId}', { params, ...options }))
        }
        case 'country': {
          const params = { path: { cartId }, header }
          const body = { country: change.country, ...seen }
          return read(client.PUT('/carts/{cartId}/country', { params, body, ...options }))
        }
        default:
          // The cart does not send an unsupported change, so this error names a mistake of a caller.
          throw new StoreError('REFUSED', 'The back end has no such change', { problem: 'unsupported' })
      }
    },
    claim: async (guestCartId, options) => {
      const body = { site: site.prefix, ...(guestCartId !== null && { guest_cart_id: guestCartId }) }
      const answer = await client.POST('/carts/claim', { body, ...options })
      return answer.response.status === 204 ? null : read(answer)
    },
    release: async (cartId, options) => {
      await client.POST('/carts/{cartId}/release', { params: { path: { cartId } }, keepalive: true, ...options })
    },
  }
}
