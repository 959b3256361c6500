import type { Claims } from '../contract/claims.ts'
import type { Queries } from '../database/database.ts'
import { type Pricing, viewCart } from './cart.view.ts'
import { closedCart, noSuchCart, staleCart } from './carts.problems.ts'
import { hasLapsed, lockCart } from './carts.repository.ts'
import type { CartRow } from './carts.schema.ts'

/**
 * Checks access to a cart: a guest's cart needs only the id, a customer's cart also needs that customer's token.
 * @throws Problem 404 with the same response for a foreign, an expired and an unknown cart; 404 with another response
 * for a closed cart.
 */
export function refuseForeignCart(
  cart: CartRow | undefined,
  claims: Claims | undefined,
  now: number,
): asserts cart is CartRow {
  if (cart === undefined || hasLapsed(cart, now)) throw noSuchCart()
  if (cart.customerId !== 0 && cart.customerId !== claims?.customerId) throw noSuchCart()
  if (cart.status !== 'open') throw closedCart()
}

/**
 * Reads the cart for a change and locks its row until the transaction ends.
 * @throws Problem 404 in the cases of `refuseForeignCart`; 409 with the current cart when the client's version is stale.
 */
export async function openForChange(
  tx: Queries,
  pricing: Pricing,
  wanted: { cartId: string; claims: Claims | undefined; version: number | undefined; now: number },
): Promise<CartRow> {
  const cart = await lockCart(tx, wanted.cartId)
  refuseForeignCart(cart, wanted.claims, wanted.now)
  if (wanted.version !== undefined && wanted.version !== cart.version)
    throw staleCart(await viewCart(tx, pricing, cart))
  return cart
}
