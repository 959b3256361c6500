import { FILTER_FIELDS, FIXED_FILTER_VALUES } from '../shared/generated/filters.ts'
import type { FilterField } from './results.types.ts'

export { FILTER_FIELDS }

const fixedValues: Readonly<Partial<Record<FilterField, readonly string[]>>> = FIXED_FILTER_VALUES

/**
 * Whether the search service knows a value of a filter. It ignores a filter with an unknown value and then finds
 * everything, so a request must not contain one.
 */
export const isFilterValue = (field: FilterField, value: string): boolean => fixedValues[field]?.includes(value) ?? true
