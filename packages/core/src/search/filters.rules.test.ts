import { expect, test } from 'vitest'
import { FILTER_FIELDS, isFilterValue } from './filters.rules.ts'

test('a filter with fixed values accepts only these, and any other filter accepts every value', () => {
  expect(isFilterValue('gender', 'women')).toBe(true)
  expect(isFilterValue('gender', 'womens')).toBe(false)
  expect(FILTER_FIELDS.filter((field) => isFilterValue(field, 'anything'))).toEqual(['category', 'color', 'size'])
})
