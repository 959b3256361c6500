import type { Profile } from '@cairn/core/account'
import { listOf, needed, numberOf, recordOf, textOf } from '@cairn/core/adapter'

/** Maps a customer (v3). */
const mapCustomer = (json: unknown): Profile => {
  const customer = recordOf(json)
  return {
    customerId: needed(textOf(customer.id), 'id'),
    userName: needed(textOf(customer.email), 'email'),
    firstName: textOf(customer.first_name) ?? '',
    lastName: textOf(customer.last_name) ?? '',
  }
}

/** Maps the first customer of a response; null where the list is empty. */
export const mapCustomers = (body: unknown): Profile | null => {
  const [first] = listOf(recordOf(body).data)
  return first === undefined ? null : mapCustomer(first)
}

/** Reads the response of `POST /v3/customers/validate-credentials`. */
export const mapCredentials = (body: unknown): { readonly isValid: boolean; readonly customerId: string | null } => {
  const { is_valid, customer_id } = recordOf(body)
  return { isValid: is_valid === true, customerId: numberOf(customer_id) ? textOf(customer_id) : null }
}
