import { findCustomer } from '../accounts/customers.repository.ts'
import type { Claims } from '../contract/claims.ts'
import type { Queries } from '../database/database.ts'
import { pageOfOrders } from '../orders/orders.repository.ts'
import type { TextField } from './checkout.typed.ts'

/**
 * Returns the details to prefill: name and e-mail of the account, and the address of the last order if it is in
 * `country`. A browser gets these details only with its own access token, so a forwarded checkout link reveals nothing.
 */
export async function knownDetails(
  queries: Queries,
  buyer: Claims | undefined,
  country: string,
): Promise<Partial<Record<TextField, string>>> {
  if (buyer === undefined) return {}
  const customer = await findCustomer(queries, buyer.customerId)
  const { orders } = await pageOfOrders(queries, buyer.customerId, { number: 1, size: 1 })
  const address = orders[0]?.shippingAddress
  return {
    email: buyer.email ?? customer?.userName ?? '',
    first_name: customer?.firstName ?? '',
    last_name: customer?.lastName ?? '',
    ...(address?.country === country ? address : {}),
  }
}
