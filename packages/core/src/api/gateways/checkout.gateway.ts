import type { Client } from 'openapi-fetch'
import type { CheckoutCart, CheckoutGateway } from '../../checkout/checkout.types.ts'
import type { CallOptions } from '../../shared/call.ts'
import { toStoreError } from '../../shared/errors.ts'
import type { Site } from '../../shared/site.ts'
import type { components, paths } from '../generated/store.ts'
import { mapMetafields, toWireValue } from '../mappers/metafield.mapper.ts'
import { METAFIELD_KEY, METAFIELD_NAMESPACE, metafieldStep, metafieldValue } from '../mappers/metafield.rules.ts'
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
export const createCheckoutGateway = ({ client, site, report }: CheckoutGatewayConfig): CheckoutGateway => {
  /** Creates or updates the metafield to match the cart (spec section 4). */
  const syncMetafield = async (cart: CheckoutCart, options: CallOptions): Promise<void> => {
    const value = metafieldValue(cart)
    const metafields = await readAnswer(client.GET('/cartMetafields', { ...options }), (answer) =>
      mapMetafields(answer, report),
    )
    const step = metafieldStep(metafields, value)
    if (step.kind === 'create')
      await client.POST('/createCartMetaFields', { body: { cartItems: content(value) }, ...options })
    if (step.kind === 'update') {
      const body = { metaId: toWireId(step.id), cartItems: content(value) }
      await client.POST('/updateCartMetafield', { body, ...options })
    }
  }
  return {
    start: async ({ cart, key }, options) => {
      const { id, revision } = cart
      const seen = revision !== null && { version: toWireId(revision) }
      const body = { cart_id: id, site: site.prefix, ...seen }
      try {
        await syncMetafield(cart, options)
      } catch (cause) {
        // Another tab has created the metafield at the same moment, so read it and try once more.
        if (toStoreError(cause).code !== 'CONFLICT') throw cause
        await syncMetafield(cart, options)
      }
      const params = { header: { 'Idempotency-Key': key } }
      return readAnswer(client.POST('/checkouts', { params, body, ...options }), ({ returnUrl }) => ({
        kind: 'redirect',
        url: needed(returnUrl?.trim() || null, 'returnUrl'),
      }))
    },
  }
}
