import type { CheckoutRate } from '../shipping/shipping.rates.ts'
import type { CheckoutMessages } from './messages/index.ts'

/** A way of delivery as the buyer reads it, with whoever brings it where the shop has named one. */
export function deliveryName(
  messages: CheckoutMessages,
  { kind, carrier }: Pick<CheckoutRate, 'kind' | 'carrier'>,
): string {
  return carrier === undefined ? messages[kind] : `${messages[kind]} (${carrier})`
}
