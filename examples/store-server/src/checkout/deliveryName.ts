import type { OrderRow } from '../orders/orders.schema.ts'
import { type CheckoutRate, checkoutRates } from '../shipping/shipping.rates.ts'
import type { CheckoutMessages } from './messages/index.ts'

/** Returns the shipping method in the buyer's language, with the carrier if there is one. */
export function deliveryName(
  messages: CheckoutMessages,
  { kind, carrier }: Pick<CheckoutRate, 'kind' | 'carrier'>,
): string {
  return carrier === undefined ? messages[kind] : `${messages[kind]} (${carrier})`
}

/**
 * Returns the shipping method of an order in the reader's language. If no current rate has the name that the order
 * stores, such as "Express" without the carrier in old orders, it returns the stored name.
 */
export function deliveryOf(
  { shippingAddress, shippingOption }: Pick<OrderRow, 'shippingAddress' | 'shippingOption'>,
  messages: CheckoutMessages,
): string {
  const rate = checkoutRates(shippingAddress.country).find(({ name }) => name === shippingOption)
  return rate === undefined ? shippingOption : deliveryName(messages, rate)
}
