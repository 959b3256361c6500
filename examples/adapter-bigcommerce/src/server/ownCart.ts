import type { CallOptions } from '@cairn/core'
import { type LoadedCart, loadOpenCart } from './carts.ts'
import type { Management } from './management.ts'
import { findMetafield, writeMetafield } from './metafields.ts'

// BigCommerce does not say which cart a customer has, so a metafield of the customer has its id.
const NAME = { namespace: 'cairn', key: 'cart' }

/** Returns the cart that the customer began in any browser; null without one. */
export const findOwnCart = async (
  management: Management,
  customerId: string,
  options: CallOptions,
): Promise<LoadedCart | null> => {
  const pointer = await findMetafield(management, { type: 'customers', id: customerId }, NAME, options)
  if (pointer === undefined || pointer.value === '') return null
  const cart = await loadOpenCart(management, pointer.value, options)
  // The pointer may be older than the cart: an order or its last line has deleted it.
  return cart?.customerId === customerId ? cart : null
}

/** Remembers the cart of a customer for the other browsers. */
export const rememberOwnCart = (
  management: Management,
  customerId: string,
  cartId: string,
  options: CallOptions,
): Promise<void> =>
  writeMetafield(
    management,
    { type: 'customers', id: customerId },
    { ...NAME, value: cartId, permission: 'app_only' },
    options,
  )
