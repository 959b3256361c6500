import type { Search } from '@cairn/core/contracts'
import { FIXED_FILTER_VALUES } from '../generated/filters.ts'
import { inReadingOrder } from './facetOrder.ts'
import { facetLabel, type LabelledSite, valueLabel } from './facets.labels.ts'
import { FIELDS, type Field, type Filters, isChosen } from './filters.ts'
import type { LabelOf } from './knownLabels.ts'
import { labelInSystem } from './sizeSystems.ts'

type WireFacet = Search.components['schemas']['Facet']

/** A value of a filter field that occurs in the matches of a search. */
export type FacetValue = {
  field: Field
  value: string
  /** The catalogue's label in the site's language. */
  label: string | null
  hex: string | null
  /** Number of products that have this value and pass the filters of all other fields. */
  count: number
  /** The rank of the best product with this value. */
  rank: number
}

/**
 * Returns true if the contract fixes the values of a field. The labels of such values are texts of the shop, not of the
 * catalogue.
 */
const hasFixedValues = (field: Field): boolean => field in FIXED_FILTER_VALUES

/** Removes the repetitions from labels joined by a slash: unisex products have the American labels of both genders. */
const onceEach = (label: string): string => [...new Set(label.split(' / '))].join(' / ')

const labelOfValue = ({ field, value, label }: FacetValue, site: LabelledSite): string =>
  hasFixedValues(field) ? valueLabel(site, field, value) : onceEach(label ?? value).replaceAll(' . ', ' · ')

/**
 * Adds each chosen value that none of the found products has, so that the shopper can remove the value. The label of a
 * value that is unknown to the shop is its key.
 */
const unmatched = (
  field: Field,
  values: readonly FacetValue[],
  chosen: readonly string[],
  site: LabelledSite,
  labelOf: LabelOf,
) => {
  const nameOf = (key: string) =>
    hasFixedValues(field) ? valueLabel(site, field, key) : onceEach(labelOf(field, key) ?? key)
  return chosen
    .filter((key) => !values.some(({ value }) => isChosen(field, value, [key])))
    .map((key) => ({ value: key, label: nameOf(key), count: 0, rank: 0 }))
}

/** Builds the facets of a search with sorted values. A facet with a single value is left out unless it is chosen. */
export const facetsOf = (
  found: readonly FacetValue[],
  filters: Filters,
  site: LabelledSite,
  labelOf: LabelOf = () => undefined,
): WireFacet[] =>
  FIELDS.flatMap((field): WireFacet[] => {
    const { language } = site
    const chosen = filters[field] ?? []
    const known = found.filter((value) => value.field === field)
    const values = [
      ...known.map((value) => ({
        value: value.value,
        label: labelOfValue(value, site),
        ...(value.hex !== null && { hex: value.hex }),
        count: value.count,
        rank: value.rank,
      })),
      ...unmatched(field, known, chosen, site, labelOf),
    ]
    const keys = values.map(({ value }) => value)
    if (values.length < 2 && chosen.length === 0) return []
    return [
      {
        field,
        label: facetLabel(site, field),
        type: 'list',
        values: inReadingOrder(field, values, language).map(({ rank: _, ...value }) => ({
          ...value,
          label: field === 'size' ? labelInSystem(value.value, value.label, keys) : value.label,
          active: isChosen(field, value.value, chosen),
        })),
      },
    ]
  })
