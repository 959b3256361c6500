import type { Client } from 'openapi-fetch'
import { METAFIELD_KEY, METAFIELD_NAMESPACE } from '../../checkout/checkout.rules.ts'
import type { CheckoutGateway, Metafield } from '../../checkout/checkout.types.ts'
import type { Site } from '../../shared/site.ts'
import type { components, paths } from '../generated/store.ts'
import { readAnswer } from '../readBody.ts'
import { needed, type ReportBroken, readParts } from '../readParts.ts'
import { toWireId } from '../wireId.ts'

type Wire = components['schemas']['CartMetafield']

/**
 * Returns the body of a metafield request: the three fixed strings of spec section 3, and `value`, the list of items as
 * JSON text.
 */
const content = (value: string): components['schemas']['CartMetafieldContent'] => ({
  permission_set: 'write_and_sf_access',
  key: METAFIELD_KEY,
  namespace: METAFIELD_NAMESPACE,
  value,
})

/** The commerce service sends the id as text in some responses, but requires a number in requests. */
const mapMetafield = ({ id, key, value, namespace }: Wire): Metafield => ({
  id: Number(id),
  key: key ?? '',
  value: value ?? '',
  namespace,
})

export interface CheckoutGatewayConfig {
  readonly client: Client<paths>
  readonly site: Site
  readonly report?: ReportBroken | undefined
}

/** Creates the checkout gateway over HTTP. The server finds the cart of the metafields through the cookie bc_cartId. */
export const createCheckoutGateway = ({ client, site, report }: CheckoutGatewayConfig): CheckoutGateway => ({
  metafields: (options) =>
    readAnswer(client.GET('/cartMetafields', { ...options }), (answer) => readParts(answer, mapMetafield, report)),
  createMetafield: async (value, options) => {
    await client.POST('/createCartMetaFields', { body: { cartItems: content(value) }, ...options })
  },
  updateMetafield: async (metaId, value, options) => {
    await client.POST('/updateCartMetafield', { body: { metaId, cartItems: content(value) }, ...options })
  },
  start: async ({ cartId, revision, key }, options) => {
    const params = { header: { 'Idempotency-Key': key } }
    const seen = revision !== null && { version: toWireId(revision, 'revision') }
    const body = { cart_id: cartId, site: site.prefix, ...seen }
    return readAnswer(client.POST('/checkouts', { params, body, ...options }), ({ returnUrl }) =>
      needed(returnUrl, 'returnUrl'),
    )
  },
})
