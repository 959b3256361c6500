import type { CheckoutCart, Metafield } from './checkout.types.ts'

/** Spec section 3: the key of the note. */
export const METAFIELD_KEY = 'cart-items'
export const METAFIELD_NAMESPACE = 'cart_info'

/** The items of a cart as the note wants them: always the same text for the same items, `[]` for none. */
export const metafieldValue = ({ items }: CheckoutCart): string =>
  JSON.stringify(
    items
      .map(({ sku, variantId, quantity }) => ({ sku, variant_id: variantId, quantity }))
      .toSorted((one, other) => (one.sku < other.sku ? -1 : 1)),
  )

const sorted = (item: unknown): string =>
  JSON.stringify(typeof item === 'object' && item !== null ? Object.entries(item).toSorted() : item)

/** The same for two lists of the same items, whatever their blanks, their order and the order of their keys; null for what is no list. */
const canonical = (value: string): string | null => {
  try {
    const items: unknown = JSON.parse(value)
    return Array.isArray(items) ? items.map(sorted).toSorted().join() : null
  } catch {
    return null
  }
}

/** Another app may use the same key in a namespace of its own. An answer without namespaces is compared by key alone. */
const isOurs = ({ key, namespace }: Metafield): boolean =>
  key === METAFIELD_KEY && (namespace ?? METAFIELD_NAMESPACE) === METAFIELD_NAMESPACE

/** Finds our metafield among those of other apps; of two, the newest (spec 7.api.metafield-pick). */
export const findMetafield = (metafields: readonly Metafield[]): Metafield | undefined =>
  metafields.filter(isOurs).toSorted((one, other) => other.id - one.id)[0]

/** What is to be done about the note: nothing, make it, or change it (spec section 4). */
export const metafieldStep = (
  metafields: readonly Metafield[],
  value: string,
): { kind: 'leave' } | { kind: 'create' } | { kind: 'update'; id: number } => {
  const known = findMetafield(metafields)
  if (known === undefined) return { kind: 'create' }
  return canonical(known.value) === canonical(value) ? { kind: 'leave' } : { kind: 'update', id: known.id }
}
