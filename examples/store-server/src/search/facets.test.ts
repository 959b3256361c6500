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
  facetsOf(values, false, filters, site).flatMap(({ field, values }) =>
    values.filter(({ active }) => active).map(({ label, count }) => [field, label, count]),
  )

it('marks what was chosen, with what it shows', () => {
  expect(activeOf([poppy, fjord, large], { color: ['poppy'] })).toEqual([['color', 'Mohn', 1]])
})

it('keeps what was chosen when the other filters leave nothing of it, so that it can be taken off', () => {
  const values = [{ ...rain, ...none }, { ...wind, ...none }, fjord]
  expect(activeOf(values, { category: ['jackets'], gender: ['all'] })).toEqual([
    ['category', 'Jacken · Regen', 0],
    ['category', 'Jacken · Wind', 0],
    ['gender', 'Unisex', 0],
  ])
})

it('names a value that the shop does not know as the address does, in quotes', () => {
  expect(activeOf([poppy], { color: ['nonsense', 'poppy'] })).toEqual([
    ['color', '„nonsense“', 0],
    ['color', 'Mohn', 1],
  ])
})

it('names a value without a word in the language of the site by its key', () => {
  const facets = facetsOf([poppy, given('color', 'petrol')], false, {}, site)
  expect(facets[0]?.values.map(({ label }) => label)).toEqual(['Mohn', 'petrol'])
})

it('says what each colour looks like, also one that shows nothing, and nothing of the kind of other values', () => {
  const facets = facetsOf([{ ...poppy, ...none }, fjord, large], false, { color: ['poppy'], size: ['l'] }, site)
  const looks = facets.flatMap(({ values }) => values.map(({ value, hex }) => [value, hex]))
  expect(looks.filter(([, hex]) => hex !== undefined)).toEqual([
    ['fjord', '#236579'],
    ['poppy', '#d43a33'],
  ])
})

it('leaves out a facet whose single value narrows nothing', () => {
  expect(facetsOf([large, poppy, fjord], false, {}, site).map(({ field }) => field)).toEqual(['color'])
})

it('calls the sizes by the name of those of shoes where there is nothing else', () => {
  const sizes = [given('size', '41', { label: '41' }), given('size', '42', { label: '42' })]
  const nameOf = (areShoes: boolean) =>
    facetsOf(sizes, areShoes, {}, { language: 'fr', contentLanguage: 'fr' }).find(({ field }) => field === 'size')
      ?.label
  expect([nameOf(true), nameOf(false)]).toEqual(['Pointure', 'Taille'])
})
