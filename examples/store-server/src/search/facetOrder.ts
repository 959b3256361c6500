import { FIXED_FILTER_VALUES } from '../generated/filters.ts'
import type { Language } from '../sites/sites.data.ts'
import type { Field } from './filters.ts'
import { systemOf } from './sizeSystems.ts'

interface Value {
  readonly value: string
  readonly label: string
  /** The rank of the best product with this value; equal for all values when there is no search term. */
  readonly rank?: number
}

const LETTERS = ['xs', 's', 'm', 'l', 'xl', 'xxl']

/**
 * Returns the kind of a size, so that each kind stays together: letters, letter ranges, numbers, waist sizes, shoe
 * sizes, number ranges, words.
 */
const sizeKind = (key: string): number => {
  if (LETTERS.includes(key)) return 0
  if (/^[a-z]+-[a-z]+$/.test(key)) return 1
  if (/^\d+$/.test(key)) return 2
  const system = systemOf(key)
  if (system !== undefined) return system === 'waist' ? 3 : 4
  return /^\d+-\d+$/.test(key) ? 5 : 6
}

const byPlace = (places: readonly string[], a: Value, b: Value): number =>
  places.indexOf(a.value) - places.indexOf(b.value)

/**
 * Sorts the values of a facet: activities and colours by label, categories by rank, sizes from small to large, everything
 * else in the order of the contract.
 */
export const inReadingOrder = <Known extends Value>(
  field: Field,
  values: readonly Known[],
  language: Language,
): Known[] => {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const byLabel = (a: Value, b: Value) => compare(a.label, b.label)
  if (field === 'category') return values.toSorted((a, b) => (b.rank ?? 0) - (a.rank ?? 0) || byLabel(a, b))
  if (field === 'activity' || field === 'color') return values.toSorted(byLabel)
  if (field !== 'size') return values.toSorted((a, b) => byPlace(FIXED_FILTER_VALUES[field], a, b))
  return values.toSorted((a, b) => {
    const kind = sizeKind(a.value) - sizeKind(b.value)
    if (kind !== 0) return kind
    return sizeKind(a.value) === 0 ? byPlace(LETTERS, a, b) : byLabel(a, b)
  })
}
