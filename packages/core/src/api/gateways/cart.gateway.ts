import type { Client } from 'openapi-fetch'
import type { Cart, CartGateway } from '../../cart/cart.types.ts'
import type { Site } from '../../shared/site.ts'
import type { components, paths } from '../generated/store.ts'
import { type Call, readLazily, unlessMissing } from '../readBody.ts'
import type { ReportBroken } from '../readParts.ts'
import { toWireId } from '../wireId.ts'
import { itemOf, requestOf } from './cart.requests.ts'

export interface CartGatewayConfig {
  readonly client: Client<paths>
  readonly site: Site
  readonly report?: ReportBroken | undefined
}

type CartCall = Call<components['schemas']['Cart']>

/**
 * Creates the cart gateway over HTTP. Each change carries an idempotency key, so the server applies a repeated request
 * once.
 */
export const createCartGateway = ({ client, site, report }: CartGatewayConfig): CartGateway => {
  // The only cast in this file. The client cannot check a method and a path that are unions; `requestOf` has checked
  // them together.
  const request = client.request as (method: string, path: string, init: object) => CartCall
  // The mapper loads on demand, because most visitors have no cart.
  const read = (call: CartCall): Promise<Cart> =>
    readLazily(call, import('../mappers/cart.mapper.ts'), ({ mapCart }, wire) => mapCart(wire, report, site))
  return {
    load: (cartId, options) => {
      const params = { path: { cartId }, query: { site: site.prefix } }
      return unlessMissing(read(client.GET('/carts/{cartId}', { params, ...options })))
    },
    create: async ({ change }, options) => {
      const params = { header: { 'Idempotency-Key': change.key } }
      const body = { site: site.prefix, line_items: [itemOf(change)] }
      return read(client.POST('/carts', { params, body, ...options }))
    },
    save: async ({ cartId, revision, change }, options) => {
      const [method, path, body, ids] = requestOf(change)
      // An add sends no version, so that adds of several tabs all count.
      const seen = revision !== null && change.kind !== 'add' && { version: toWireId(revision) }
      return read(
        request(method, `/carts/{cartId}/${path}`, {
          params: {
            path: { cartId, ...ids },
            header: { 'Idempotency-Key': change.key },
            query: !body && seen,
          },
          body: body && { ...body, ...seen },
          // A quantity may be the last request before the user leaves the page, and `keepalive` lets it finish.
          keepalive: change.kind === 'quantity',
          ...options,
        }),
      )
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
