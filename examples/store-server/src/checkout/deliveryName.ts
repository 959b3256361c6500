import type { OrderRow } from '../orders/orders.schema.ts'
import { type CheckoutRate, checkoutRates } from '../shipping/shipping.rates.ts'
import type { CheckoutMessages } from './messages/index.ts'

/** A way of delivery as the buyer reads it, with whoever brings it where the shop has named one. */
export function deliveryName(
  messages: CheckoutMessages,
  { kind, carrier }: Pick<CheckoutRate, 'kind' | 'carrier'>,
): string {
  return carrier === undefined ? messages[kind] : `${messages[kind]} (${carrier})`
}

/** How an order is delivered, in the language of the reader; one of the time before a carrier was named has it as it was written then. */
export function deliveryOf(
  { shippingAddress, shippingOption }: Pick<OrderRow, 'shippingAddress' | 'shippingOption'>,
  messages: CheckoutMessages,
): string {
  const rate = checkoutRates(shippingAddress.country).find(({ name }) => name === shippingOption)
  return rate === undefined ? shippingOption : deliveryName(messages, rate)
}
