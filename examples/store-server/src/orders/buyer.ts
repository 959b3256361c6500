import type { OrderRow } from './orders.schema.ts'

/** Returns the name of the buyer. A gift goes to somebody else, and then the billing address names the buyer. */
export const buyerOf = ({
  shippingAddress,
  billingAddress,
}: Pick<OrderRow, 'shippingAddress' | 'billingAddress'>): Pick<
  OrderRow['shippingAddress'],
  'first_name' | 'last_name'
> => {
  const { first_name, last_name } = billingAddress ?? shippingAddress
  return { first_name, last_name }
}
