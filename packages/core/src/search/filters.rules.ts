import { FILTER_FIELDS, FIXED_FILTER_VALUES } from '../shared/generated/filters.ts'
import type { FilterField } from './results.types.ts'

export { FILTER_FIELDS }

const fixedValues: Readonly<Partial<Record<FilterField, readonly string[]>>> = FIXED_FILTER_VALUES

/**
 * Whether the search service knows a value of a filter. The service ignores a filter with an unknown value and then
 * finds every product, so check values that come from a URL.
 */
export const isFilterValue = (field: FilterField, value: string): boolean => fixedValues[field]?.includes(value) ?? true
