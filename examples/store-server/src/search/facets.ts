import type { Search } from '@cairn/core/contracts'
import type { Language, Site } from '../sites/sites.data.ts'
import { inReadingOrder } from './facetOrder.ts'
import { facetLabel, quoted, valueLabel } from './facets.words.ts'
import type { LabelOf } from './knownLabels.ts'
import type { Match } from './matches.repository.ts'

type WireFacet = Search.components['schemas']['Facet']

export const FIELDS = ['category', 'gender', 'activity', 'color', 'size'] as const
export type Field = (typeof FIELDS)[number]

/** The values chosen for each field; several of one field widen, several fields narrow. */
export type Filters = Readonly<Partial<Record<Field, readonly string[]>>> & {
  readonly onSale?: boolean
  /** Minor units. */
  readonly priceFrom?: number
  readonly priceTo?: number
}

type Value = { value: string; label: string; hex?: string }

const valuesOf: Readonly<Record<Field, (match: Match, language: Language) => Value[]>> = {
  category: ({ categoryKey, category }) => [{ value: categoryKey, label: category.replaceAll(' . ', ' · ') }],
  gender: ({ gender }, language) => [{ value: gender, label: valueLabel(language, gender) }],
  activity: ({ activities }, language) => activities.map((value) => ({ value, label: valueLabel(language, value) })),
  color: ({ colors }) => colors.map(({ key, name, hex }) => ({ value: key, label: name, hex })),
  size: ({ sizes }) => sizes.map(({ key, label }) => ({ value: key, label })),
}

const passes = (match: Match, filters: Filters, except?: Field): boolean =>
  (!filters.onSale || match.onSale) &&
  (filters.priceFrom === undefined || match.priceMinor >= filters.priceFrom) &&
  (filters.priceTo === undefined || match.priceMinor <= filters.priceTo) &&
  FIELDS.every((field) => {
    const chosen = filters[field]
    if (field === except || chosen === undefined || chosen.length === 0) return true
    return valuesOf[field](match, 'en').some(({ value }) => isChosen(field, value, chosen))
  })

/** A top category such as `jackets` stands for all below it (`jackets-shell`). */
const isChosen = (field: Field, value: string, chosen: readonly string[]): boolean =>
  chosen.some((key) => key === value || (field === 'category' && value.startsWith(`${key}-`)))

export const applyFilters = (matches: readonly Match[], filters: Filters): Match[] =>
  matches.filter((match) => passes(match, filters))

/**
 * The values that were chosen although they show nothing: whoever chose them must be able to take them off. One that the shop does not
 * know stands in quotes under the name that the address gives it.
 */
const lostValues = (
  matches: readonly Match[],
  field: Field,
  chosen: readonly string[],
  language: Language,
  labelOf: LabelOf,
): Value[] => {
  if (chosen.length === 0) return []
  const known = matches
    .flatMap((match) => valuesOf[field](match, language))
    .filter(({ value }) => isChosen(field, value, chosen))
  const nameOf = (key: string) =>
    field === 'gender' || field === 'activity'
      ? valueLabel(language, key)
      : (labelOf(field, key) ?? quoted(language, key))
  const isKnown = (key: string) => known.some(({ value }) => isChosen(field, value, [key]))
  return [...known, ...chosen.filter((key) => !isKnown(key)).map((key) => ({ value: key, label: nameOf(key) }))]
}

const isShoe = ({ categoryKey }: Match): boolean => categoryKey.startsWith('shoes-')

/** How many products each value would show, given what is chosen in the other fields. */
export const facetsOf = (
  matches: readonly Match[],
  filters: Filters,
  site: Pick<Site, 'language' | 'contentLanguage'>,
  labelOf: LabelOf = () => undefined,
): WireFacet[] =>
  FIELDS.flatMap((field): WireFacet[] => {
    const { language } = site
    const values = new Map<string, Value & { count: number; rank: number }>()
    const shown = matches.filter((candidate) => passes(candidate, filters, field))
    for (const match of shown) {
      for (const value of valuesOf[field](match, language)) {
        const known = values.get(value.value) ?? { ...value, count: 0, rank: 0 }
        known.count += 1
        known.rank = Math.max(known.rank, Math.floor(match.rank))
        values.set(value.value, known)
      }
    }
    const chosen = filters[field] ?? []
    for (const lost of lostValues(matches, field, chosen, language, labelOf)) {
      if (!values.has(lost.value)) values.set(lost.value, { ...lost, count: 0, rank: 0 })
    }
    if (values.size < 2 && chosen.length === 0) return []
    return [
      {
        field,
        label: facetLabel(site, field, shown.length > 0 && shown.every(isShoe)),
        type: 'list',
        values: inReadingOrder(field, [...values.values()], language).map(({ rank: _, ...value }) => ({
          ...value,
          active: isChosen(field, value.value, chosen),
        })),
      },
    ]
  })
