import { countryName } from '../contract/problem.messages.ts'
import { Problem } from '../contract/problem.ts'
import { maxQuantityOf, unavailability } from '../inventory/inventory.rules.ts'
import type { SellableVariant } from '../inventory/inventory.types.ts'
import type { Cart } from './cart.view.ts'

/** The same response for an unknown, a foreign and an expired cart, so that it reveals nothing about foreign carts. */
export function noSuchCart(): Problem {
  return new Problem({ status: 404, code: 'cart_not_found', title: 'This cart does not exist' })
}

/**
 * The response for a cart that has been ordered or merged into a customer's cart. The client then creates a new cart.
 */
export function closedCart(): Problem {
  return new Problem({ status: 404, code: 'cart_closed', title: 'This cart is closed' })
}

export function noSuchLine(): Problem {
  return new Problem({ status: 404, code: 'line_not_found', title: 'This item is not in the cart' })
}

export function staleCart(cart: Cart): Problem {
  return new Problem({
    status: 409,
    code: 'stale_version',
    title: 'The cart has changed in the meantime',
    extensions: { cart },
  })
}

const REFUSALS = {
  unknown_variant: 'This item does not exist',
  coming_soon: 'This item cannot be bought yet',
  retired: 'No longer available.',
  out_of_stock: 'Currently out of stock',
} as const

/**
 * Refuses a quantity that cannot be sold.
 * @param inOtherLines pieces of the variant in the other lines of the cart, which share its stock
 * @throws Problem 422; its `max` is the largest quantity that can be sold in this line.
 */
export function refuseUnsellable(
  variantId: number,
  variant: SellableVariant | undefined,
  quantity: number,
  inOtherLines = 0,
): asserts variant is SellableVariant {
  const code = unavailability(variant)
  if (code !== null || variant === undefined)
    throw lineRefused(code ?? 'unknown_variant', REFUSALS[code ?? 'unknown_variant'], variantId, 0)
  const max = Math.max(0, maxQuantityOf(variant) - inOtherLines)
  if (quantity > max) throw lineRefused('maximum_quantity', `maximum stock quantity is ${max}`, variantId, max)
}

export function lineRefused(code: string, title: string, variantId: number, max: number): Problem {
  return new Problem({ status: 422, code, title, extensions: { variant_id: variantId, max } })
}

export function notShippable(variantId: number, country: string): Problem {
  return new Problem({
    status: 422,
    code: 'not_shippable',
    title: `We do not ship this item to the chosen country (${countryName(country, 'en')}).`,
    extensions: { variant_id: variantId, max: 0, country },
  })
}
