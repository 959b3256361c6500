import type { Client } from 'openapi-fetch'
import type { Cart, CartChange, CartGateway } from '../../cart/cart.types.ts'
import type { CallOptions } from '../../shared/call.ts'
import type { StoreError } from '../../shared/errors.ts'
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

const itemOf = ({ variantId, quantity, properties, custom }: Extract<CartChange, { kind: 'add' }>) => ({
  variant_id: toWireId(variantId),
  quantity,
  ...(properties && { properties }),
  ...(custom && { custom: { ...custom } }),
})

/** Whether the service refuses a code because the cart has it already, which is no error for the port. */
const isApplied = ({ problem = '' }: StoreError): boolean => problem.endsWith('already_applied')

/**
 * Creates the cart gateway over HTTP. Each change carries an idempotency key, so the server applies a repeated request
 * once.
 */
export const createCartGateway = ({ client, site, report }: CartGatewayConfig): CartGateway => {
  // The mapper loads on demand, because most visitors have no cart.
  const read = (call: Call<components['schemas']['Cart']>): Promise<Cart> =>
    readLazily(call, import('../mappers/cart.mapper.ts'), ({ mapCart }, wire) => mapCart(wire, report, site))
  const readCart = (cartId: string, options: CallOptions): Promise<Cart> => {
    const params = { path: { cartId }, query: { site: site.prefix } }
    return read(client.GET('/carts/{cartId}', { params, ...options }))
  }
  return {
    load: (cartId, options) => unlessMissing(readCart(cartId, options)),
    create: async ({ change }, options) => {
      const body = { site: site.prefix, line_items: [itemOf(change)] }
      return read(client.POST('/carts', { params: { header: keyHeader(change) }, body, ...options }))
    },
    save: async ({ cartId, revision, change }, options) => {
      const header = keyHeader(change)
      const seen = revision !== null && { version: toWireId(revision) }
      const applied = (call: Call<components['schemas']['Cart']>): Promise<Cart> =>
        read(call).catch((error: StoreError) => {
          if (isApplied(error)) return readCart(cartId, options)
          throw error
        })
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
        case 'coupon': {
          const params = { path: { cartId, couponCode: change.code }, header }
          if (change.isRemoved)
            return read(client.DELETE('/carts/{cartId}/coupons/{couponCode}', { params, ...options }))
          const body = { code: change.code }
          return applied(client.POST('/carts/{cartId}/coupons', { params, body, ...options }))
        }
        case 'giftCard': {
          const path = { cartId }
          if ('id' in change) {
            const params = { path: { ...path, giftCardId: change.id }, header }
            return read(client.DELETE('/carts/{cartId}/gift-cards/{giftCardId}', { params, ...options }))
          }
          const body = { code: change.code }
          return applied(client.POST('/carts/{cartId}/gift-cards', { params: { path, header }, body, ...options }))
        }
        case 'note': {
          const params = { path: { cartId }, header }
          return read(client.PUT('/carts/{cartId}/note', { params, body: { note: change.text, ...seen }, ...options }))
        }
        case 'lineProperties': {
          const params = { path: { cartId, itemId: change.lineId }, header }
          const body = { properties: change.properties, ...seen }
          return read(client.PUT('/carts/{cartId}/items/{itemId}/properties', { params, body, ...options }))
        }
        case 'custom': {
          const params = { path: { cartId }, header }
          const body = { name: change.name, value: change.value, ...seen }
          return read(client.PUT('/carts/{cartId}/custom', { params, body, ...options }))
        }
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
