import type { Cart } from '../../cart/cart.types.ts'
import type { ReportBroken } from '../readParts.ts'
import { mapCart } from './cart.mapper.ts'

/** The keys that need more than the change from camelCase to snake_case. {@link nameOf} converts all other keys. */
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
 * Changes the keys of JSON from camelCase to snake_case at every depth, as BigCommerce's Management API writes the
 * fields of its Storefront API.
 */
export const toSnakeCase = (json: unknown): unknown => JSON.parse(JSON.stringify(json), renamed)

/**
 * Maps the response of `GET /api/storefront/carts` in BigCommerce's Storefront API, for a `CartGateway` that a shop
 * writes. The response is a list of zero or one carts, and an empty list gives null; stock and country remain unknown,
 * because the API does not send them.
 */
export const mapStorefrontCarts = (carts: unknown, report?: ReportBroken): Cart | null => {
  // The reviver of `JSON.parse` renames the keys at every depth.
  const [wire] = JSON.parse(JSON.stringify(carts), renamed)
  return wire === undefined ? null : mapCart(wire, report)
}
