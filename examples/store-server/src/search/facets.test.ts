import { expect, it } from 'vitest'
import { type Filters, facetsOf } from './facets.ts'
import type { Match } from './matches.repository.ts'

const site = { language: 'de', contentLanguage: 'de' } as const

const matchOf = (change: Partial<Match>): Match => ({
  id: 1,
  rank: 1,
  hits: 1,
  facts: 1,
  name: 'Moraine',
  categoryKey: 'jackets-rain',
  category: 'Jacken . Regen',
  gender: 'women',
  activities: ['hiking'],
  createdAt: '2026-01-01',
  popularity: 1,
  priceMinor: 100,
  onSale: false,
  colors: [{ key: 'poppy', name: 'Mohn', hex: '#d43a33' }],
  sizes: [{ key: 'm', label: 'M' }],
  ...change,
})

const matches = [
  matchOf({}),
  matchOf({
    id: 2,
    categoryKey: 'jackets-wind',
    category: 'Jacken . Wind',
    gender: 'men',
    colors: [{ key: 'fjord', name: 'Fjord', hex: '#236579' }],
    sizes: [{ key: 'l', label: 'L' }],
  }),
]

const activeOf = (filters: Filters) =>
  facetsOf(matches, filters, site).flatMap(({ field, values }) =>
    values.filter(({ active }) => active).map(({ label, count }) => [field, label, count]),
  )

it('counts what each value would show', () => {
  expect(activeOf({ color: ['poppy'] })).toEqual([['color', 'Mohn', 1]])
})

it('keeps what was chosen when the other filters leave nothing of it, so that it can be taken off', () => {
  expect(activeOf({ color: ['poppy'], size: ['l'] })).toEqual([
    ['color', 'Mohn', 0],
    ['size', 'L', 0],
  ])
  expect(activeOf({ category: ['jackets'], gender: ['all'] })).toEqual([
    ['category', 'Jacken · Regen', 0],
    ['category', 'Jacken · Wind', 0],
    ['gender', 'Unisex', 0],
  ])
})

it('names a value that the shop does not know as the address does, in quotes', () => {
  expect(activeOf({ color: ['nonsense', 'poppy'] })).toEqual([
    ['color', '„nonsense“', 0],
    ['color', 'Mohn', 1],
  ])
})

it('says what each colour looks like, also one that shows nothing, and nothing of the kind of other values', () => {
  const facets = facetsOf(matches, { color: ['poppy'], size: ['l'] }, site)
  const looks = facets.flatMap(({ values }) => values.map(({ value, hex }) => [value, hex]))
  expect(looks.filter(([, hex]) => hex !== undefined)).toEqual([
    ['fjord', '#236579'],
    ['poppy', '#d43a33'],
  ])
})

it('calls the sizes by the name of those of shoes where there is nothing else', () => {
  const shoes = [
    matchOf({ categoryKey: 'shoes-trail', sizes: [{ key: '41', label: '41' }] }),
    matchOf({ id: 2, categoryKey: 'shoes-hiking', sizes: [{ key: '42', label: '42' }] }),
  ]
  const nameOf = (found: readonly Match[]) =>
    facetsOf(found, {}, { language: 'fr', contentLanguage: 'fr' }).find(({ field }) => field === 'size')?.label
  expect(nameOf(shoes)).toBe('Pointure')
  expect(nameOf([...shoes, ...matches])).toBe('Taille')
})
