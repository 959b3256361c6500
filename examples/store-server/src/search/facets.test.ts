import { expect, it } from 'vitest'
import { type FacetValue, facetsOf } from './facets.ts'
import type { Filters } from './filters.ts'

const site = { language: 'de', contentLanguage: 'de' } as const

const given = (field: FacetValue['field'], value: string, change: Partial<FacetValue> = {}): FacetValue => ({
  field,
  value,
  label: null,
  hex: null,
  count: 1,
  rank: 1,
  ...change,
})

const rain = given('category', 'jackets-rain', { label: 'Jacken . Regen' })
const wind = given('category', 'jackets-wind', { label: 'Jacken . Wind' })
const poppy = given('color', 'poppy', { label: 'Mohn', hex: '#d43a33' })
const fjord = given('color', 'fjord', { label: 'Fjord', hex: '#236579' })
const large = given('size', 'l', { label: 'L' })
const none = { count: 0, rank: 0 }

const activeOf = (values: readonly FacetValue[], filters: Filters) =>
  facetsOf(values, filters, site).flatMap(({ field, values }) =>
    values.filter(({ active }) => active).map(({ label, count }) => [field, label, count]),
  )

it('marks chosen values, with their counts', () => {
  expect(activeOf([poppy, fjord, large], { color: ['poppy'] })).toEqual([['color', 'Mohn', 1]])
})

it('keeps chosen values without any match, so that the shopper can remove them', () => {
  const values = [{ ...rain, ...none }, { ...wind, ...none }, fjord]
  expect(activeOf(values, { category: ['jackets'], gender: ['all'] })).toEqual([
    ['category', 'Jacken · Regen', 0],
    ['category', 'Jacken · Wind', 0],
    ['gender', 'Unisex', 0],
  ])
})

it('labels an unknown value as it is in the URL, without quotation marks, which texts around it have', () => {
  expect(activeOf([poppy], { color: ['nonsense', 'poppy'] })).toEqual([
    ['color', 'Mohn', 1],
    ['color', 'nonsense', 0],
  ])
})

it("uses the key of a value without a label in the site's language", () => {
  const facets = facetsOf([poppy, given('color', 'petrol')], {}, site)
  expect(facets[0]?.values.map(({ label }) => label)).toEqual(['Mohn', 'petrol'])
})

it('includes the hex code of each colour, even without a match, and of no other value', () => {
  const facets = facetsOf([{ ...poppy, ...none }, fjord, large], { color: ['poppy'], size: ['l'] }, site)
  const looks = facets.flatMap(({ values }) => values.map(({ value, hex }) => [value, hex]))
  expect(looks.filter(([, hex]) => hex !== undefined)).toEqual([
    ['fjord', '#236579'],
    ['poppy', '#d43a33'],
  ])
})

it('leaves out a facet with a single value, which cannot narrow the search', () => {
  expect(facetsOf([large, poppy, fjord], {}, site).map(({ field }) => field)).toEqual(['color'])
})

it('names each American label of a size once', () => {
  const label = 'M 4–6 / M 4–6 / W 5–7 / W 5–7'
  const american = { language: 'en', contentLanguage: 'en' } as const
  const labelsOf = (values: readonly FacetValue[]) =>
    facetsOf(values, { size: ['36-38'] }, american, () => label).flatMap(({ values }) =>
      values.map(({ label }) => label),
    )
  expect(labelsOf([given('size', '36-38', { label })])).toEqual(['M 4–6 / W 5–7'])
  expect(labelsOf([])).toEqual(['M 4–6 / W 5–7'])
})

it('names the system of a shoe size beside waist sizes, and only there', () => {
  const labelsOf = (...keys: string[]) =>
    facetsOf(
      keys.map((key) => given('size', key, { label: key.replace(/^[a-z]+/, '') })),
      {},
      site,
    ).flatMap(({ values }) => values.map(({ label }) => label))
  expect(labelsOf('eu38', 'eu39', 'waist38')).toEqual(['38', 'EU\u00a038', 'EU\u00a039'])
  expect(labelsOf('eu38', 'eu39')).toEqual(['38', '39'])
})
