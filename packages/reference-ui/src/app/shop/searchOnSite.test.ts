import { expect, test } from 'vitest'
import { searchOnSite } from './searchOnSite.ts'
import { findSite } from './sites.ts'

const on = (path: string, prefix: string) => {
  const site = findSite(prefix)
  if (site === undefined) throw new Error(`There is no site ${prefix}`)
  return searchOnSite(new URL(path, 'https://shop.example'), site)
}

const FILTERS = 'filter.category=jackets&color=moss&color=sand&waterproofness=10000'

test.each([
  ['another language and currency', '/us/en-us', 'de/de-de', `/de/de-de/search?${FILTERS}&sort=newest`],
  ['the same language', '/us/en-us', 'gb/en-gb', `/gb/en-gb/search?q=shell&${FILTERS}&sort=newest`],
  [
    'the same currency',
    '/fr/fr-fr',
    'de/de-de',
    `/de/de-de/search?${FILTERS}&price.low=50&price.high=99.5&sort=newest`,
  ],
])('a site with %s keeps the filters that mean the same there', (_, from, to, expected) => {
  const query = `q=shell&${FILTERS}&price.low=50&price.high=99.5&sort=newest&page=3`
  expect(on(`${from}/search?${query}`, to)).toBe(expected)
})

test('a search with only a term leads to the search of the other site', () => {
  expect(on('/us/en-us/search?q=shell', 'de/de-de')).toBe('/de/de-de/search')
})

test('any other page has no search', () => {
  expect(on('/us/en-us/ridge-shell?color=moss', 'de/de-de')).toBeNull()
})
