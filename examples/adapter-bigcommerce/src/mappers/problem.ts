import { StoreError, UNEXPECTED_ERROR } from '@cairn/core'
import { listOf, recordOf, type ServiceProblem, textOf } from '@cairn/core/adapter'
import type { CheckoutCart } from '@cairn/core/checkout'

/**
 * Reads the text for the shopper from a list of errors, which v2 and the Storefront checkout send. The core itself reads
 * the title of a single error.
 */
export const problemOf = (_status: number, body: unknown): ServiceProblem => {
  const [first] = [...listOf(body), ...listOf(recordOf(body).errors)]
  const { title, message } = recordOf(first)
  const detail = textOf(title) ?? textOf(message)
  return detail === null ? {} : { detail }
}

/**
 * The error for the checkout of a cart that is not there. BigCommerce deletes a cart with its last line, so an empty cart
 * is one that nobody has.
 */
export const goneCart = ({ items }: Pick<CheckoutCart, 'items'>): StoreError => {
  if (items.length > 0) return new StoreError('NOT_FOUND', UNEXPECTED_ERROR)
  const detail = 'The cart is empty.'
  return new StoreError('REFUSED', detail, { detail, problem: 'empty_cart' })
}
