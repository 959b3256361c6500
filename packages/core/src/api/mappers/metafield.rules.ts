import type { CheckoutCart } from '../../checkout/checkout.types.ts'
import type { Id } from '../../shared/id.ts'

/** A small record that is attached to the cart, for the checkout to read (spec section 3, Cart metafield). */
export interface Metafield {
  readonly id: Id
  readonly key: string
  /** JSON text. */
  readonly value: string
  /** Absent when the back end sends no namespaces. */
  readonly namespace?: string | null | undefined
}

/** The key of the metafield (spec section 3). */
export const METAFIELD_KEY = 'cart-items'
export const METAFIELD_NAMESPACE = 'cart_info'

/**
 * Returns the value of the metafield for the items of a cart. The same items always give the same text; no items give
 * `[]`.
 */
export const metafieldValue = ({ items }: Pick<CheckoutCart, 'items'>): string =>
  JSON.stringify(
    items
      .map(({ sku, variantId, quantity }) => ({ sku, variant_id: variantId, quantity }))
      .toSorted((one, other) => (one.sku < other.sku ? -1 : 1)),
  )

/** Replaces numbers by texts, because an id in a stored value may be a number or a text. */
const toText = (_: string, part: unknown): unknown => (typeof part === 'number' ? `${part}` : part)

const sorted = (item: unknown): string =>
  JSON.stringify(typeof item === 'object' && item !== null ? Object.entries(item).toSorted() : item, toText)

/**
 * Returns a text for the comparison of two lists: equal lists give the same text, even if their whitespace, the order
 * of their items or the order of the keys differs. Returns null for a value that is not a list.
 */
const canonical = (value: string): string | null => {
  try {
    const items: unknown = JSON.parse(value)
    return Array.isArray(items) ? items.map(sorted).toSorted().join() : null
  } catch {
    return null
  }
}

/**
 * Whether the shop has created this metafield. Another app may use the same key in another namespace; if the response
 * has no namespace, only the key is compared.
 */
const isOurs = ({ key, namespace }: Metafield): boolean =>
  key === METAFIELD_KEY && (namespace ?? METAFIELD_NAMESPACE) === METAFIELD_NAMESPACE

/**
 * Returns the metafield of the shop. If there are several, returns the newest, which the mapper lists first (spec
 * 7.api.metafield-pick).
 */
export const findMetafield = (metafields: readonly Metafield[]): Metafield | undefined => metafields.find(isOurs)

/** Returns the next step for the metafield: leave, create or update (spec section 4). */
export const metafieldStep = (
  metafields: readonly Metafield[],
  value: string,
): { kind: 'leave' } | { kind: 'create' } | { kind: 'update'; id: Id } => {
  const known = findMetafield(metafields)
  if (known === undefined) return { kind: 'create' }
  return canonical(known.value) === canonical(value) ? { kind: 'leave' } : { kind: 'update', id: known.id }
}
