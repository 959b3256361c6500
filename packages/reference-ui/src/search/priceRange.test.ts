import { expect, test } from 'vitest'
import { chosenFilters } from './chosenFilters.ts'
import { openFacets } from './facetChoices.ts'
import { priceFaults, priceOf, priceValue, readPrice } from './priceRange.ts'
import { readSearch, searchFilters, searchPath } from './searchAddress.ts'

const read = (query: string) => readPrice(new URLSearchParams(query))

test.each([
  ['price.low=100&price.high=250.5', { low: 100, high: 250.5 }],
  ['price.low=0', { low: 0 }],
  ['price.low=&price.high=80', { high: 80 }],
  ['price.low=-3&price.high=cheap', undefined],
  ['price.high=Infinity&price.low=1e999', undefined],
  ['price.low=99,9&price.high=1 299,50', { low: 99.9, high: 1299.5 }],
  ['price.low=1’299.50&price.high=€ 2000', { low: 1299.5, high: 2000 }],
  ['price.low=100.999&price.high=1.299', undefined],
  ['price.low=1e9&price.high=12345678', undefined],
  ['', undefined],
])('the URL %j has the range %j', (query, range) => {
  expect(read(query)).toEqual(range)
})

test.each([
  [{ low: 100, high: 250 }, '100..250'],
  [{ high: 80 }, '..80'],
  [{ low: 0 }, '0..'],
])('the range %j has the value %s in the facet, and is read from it', (range, value) => {
  expect([priceValue(range), priceOf(value)]).toEqual([value, range])
})

test.each([
  ['price.low=2&price.high=1', { 'price.high': 'reversed' }],
  ['price.low=1&price.high=1', {}],
  ['price.low=2', {}],
  ['price.high=0', {}],
  ['price.low=-5&price.high=1e9', { 'price.low': 'malformed', 'price.high': 'malformed' }],
  ['price.low=abc&price.high=100', { 'price.low': 'malformed' }],
  ['price.low=&price.high=%20', {}],
])('the URL %j has the faults %j', (query, faults) => {
  expect(priceFaults(new URLSearchParams(query))).toEqual(faults)
})

test('a price survives its URL, replaces the price of the scope, and has a chip that removes it', () => {
  const address = 'q=shell&filter.price.high=500&price.low=100&page=2'
  const query = readSearch(new URLSearchParams(address))
  expect(searchPath(query)).toBe(`/search?${address}`)
  expect(searchFilters(query).price).toEqual({ low: 100 })
  const value = { value: '100..', label: 'From $100', count: 3, isActive: true }
  const facets = [{ field: 'price', label: 'Price', values: [value] }]
  const chips = chosenFilters({ facets, query, isScopeNamed: false, onSale: 'On sale' })
  expect(chips.map(({ label, without }) => [label, searchPath(without)])).toEqual([
    ['From $100', '/search?q=shell&filter.price.high=500'],
  ])
  expect(openFacets(facets, query)).toEqual([])
  expect(openFacets(facets, { ...query, scope: {} })).toEqual(facets)
})
