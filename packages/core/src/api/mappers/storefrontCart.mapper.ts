import type { Cart } from '../../cart/cart.types.ts'
import type { ReportBroken } from '../readable.ts'
import { mapCart } from './cart.mapper.ts'

/** Where the two dialects differ in more than the way of writing. */
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
 * The cart of BigCommerce's Storefront API (`GET /api/storefront/carts`: camelCase, in a list of none or one), for those who write a
 * `CartGateway` over it. Null when there is none. What it does not say is not known: stock, country, channel.
 */
export const mapStorefrontCarts = (carts: unknown, report?: ReportBroken): Cart | null => {
  // A second reading of the JSON renames every part of it.
  const [wire] = JSON.parse(JSON.stringify(carts), renamed)
  return wire === undefined ? null : mapCart(wire, report)
}
