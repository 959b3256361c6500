import type { Cart } from '../../cart/cart.types.ts'
import type { ReportBroken } from '../readParts.ts'
import { mapCart } from './cart.mapper.ts'

/** The keys whose new names do not follow from the conversion of camelCase to snake_case; see {@link nameOf}. */
const NAMES: Readonly<Record<string, string>> = {
  isTaxIncluded: 'tax_included',
  isShippingRequired: 'is_require_shipping',
}

const nameOf = (name: string): string => NAMES[name] ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const renamed = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [nameOf(name), part]))
    : value

/**
 * Maps the cart of BigCommerce's Storefront API (`GET /api/storefront/carts`: camelCase, in a list of zero or one
 * carts), for shops that write a `CartGateway` over it. Returns null for an empty list; stock, country and channel
 * remain unknown, because this API does not send them.
 */
export const mapStorefrontCarts = (carts: unknown, report?: ReportBroken): Cart | null => {
  // The reviver of `JSON.parse` renames the keys at every depth.
  const [wire] = JSON.parse(JSON.stringify(carts), renamed)
  return wire === undefined ? null : mapCart(wire, report)
}
