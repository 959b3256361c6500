import type { CheckoutCart, CheckoutGateway } from '@cairn/core/checkout'
import { checkRevision } from '../cartFeatures.ts'
import { mapCheckoutUrl } from '../mappers/metafield.mapper.ts'
import { goneCart } from '../mappers/problem.ts'
import { loadOpenCart } from './carts.ts'
import type { Management } from './management.ts'
import { writeMetafield } from './metafields.ts'

/** A note that the shop leaves on a cart for its own order processing, as a metafield. */
export interface CheckoutNote {
  readonly namespace: string
  readonly key: string
  /** Returns the text of the note, at most 65,535 characters. */
  readonly textOf: (cart: CheckoutCart) => string
}

/**
 * Creates the gateway of the checkout: BigCommerce's own page, whose URL opens it once and within 30 days. A repeated
 * key gets another URL of the same cart.
 */
export const createCheckoutGateway = (management: Management, note?: CheckoutNote): CheckoutGateway => ({
  start: async ({ cart }, options) => {
    const loaded = await loadOpenCart(management, cart.id, options)
    if (loaded === null) throw goneCart(cart)
    const { id, version } = loaded
    checkRevision(String(version), cart.revision)
    if (note !== undefined) {
      const { namespace, key, textOf } = note
      const writing = { namespace, key, value: textOf(cart), permission: 'write_and_sf_access' } as const
      await writeMetafield(management, { type: 'carts', id }, writing, options)
    }
    const url = await management.v3({
      method: 'POST',
      path: '/carts/{id}/redirect_urls',
      params: { id },
      read: mapCheckoutUrl,
      ...options,
    })
    return { kind: 'redirect', url }
  },
})
