import type { Client } from 'openapi-fetch'
import { METAFIELD_KEY, METAFIELD_NAMESPACE } from '../../checkout/checkout.rules.ts'
import type { CheckoutGateway } from '../../checkout/checkout.types.ts'
import type { Site } from '../../shared/site.ts'
import type { components, paths } from '../generated/store.ts'
import { mapMetafields, toWireValue } from '../mappers/metafield.mapper.ts'
import { readAnswer } from '../readBody.ts'
import { needed, type ReportBroken } from '../readParts.ts'
import { toWireId } from '../wireId.ts'

/**
 * Returns the body of a metafield request: the three fixed strings of spec section 3, and `value`, the list of items as
 * JSON text.
 */
const content = (value: string): components['schemas']['CartMetafieldContent'] => ({
  permission_set: 'write_and_sf_access',
  key: METAFIELD_KEY,
  namespace: METAFIELD_NAMESPACE,
  value: toWireValue(value),
})

export interface CheckoutGatewayConfig {
  readonly client: Client<paths>
  readonly site: Site
  readonly report?: ReportBroken | undefined
}

/** Creates the checkout gateway over HTTP. The server finds the cart of the metafields through the cookie bc_cartId. */
export const createCheckoutGateway = ({ client, site, report }: CheckoutGatewayConfig): CheckoutGateway => ({
  metafields: (options) =>
    readAnswer(client.GET('/cartMetafields', { ...options }), (answer) => mapMetafields(answer, report)),
  createMetafield: async (value, options) => {
    await client.POST('/createCartMetaFields', { body: { cartItems: content(value) }, ...options })
  },
  updateMetafield: async (id, value, options) => {
    const body = { metaId: toWireId(id), cartItems: content(value) }
    await client.POST('/updateCartMetafield', { body, ...options })
  },
  start: async ({ cartId, revision, key }, options) => {
    const params = { header: { 'Idempotency-Key': key } }
    const seen = revision !== null && { version: toWireId(revision) }
    const body = { cart_id: cartId, site: site.prefix, ...seen }
    return readAnswer(client.POST('/checkouts', { params, body, ...options }), ({ returnUrl }) =>
      needed(returnUrl, 'returnUrl'),
    )
  },
})
