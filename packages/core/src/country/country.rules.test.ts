import { describe, expect, test } from 'vitest'
import type { Site } from '../shared/site.ts'
import { findSite, sites } from '../shared/sites.ts'
import { inColumns, normaliseCountry, pickerSites, selectorEntries, suggestionFor } from './country.rules.ts'

const siteAt = (prefix: string): Site => {
  const site = findSite(prefix)
  if (site === undefined) throw new Error(`No site at ${prefix}`)
  return site
}

test.each([
  ['de', 'DE'],
  [' fr ', 'FR'],
  ['UK', 'GB'],
  ['el', 'GR'],
  ['', null],
  ['deu', null],
  ['D1', null],
  ['<b', null],
  [null, null],
  [undefined, null],
])('the code %j is %j', (code, country) => {
  expect(normaliseCountry(code)).toBe(country)
})

describe('the suggestion', () => {
  const prefixes = (visited: string, detected: string | null) =>
    suggestionFor(siteAt(visited), sites, detected)?.sites.map(({ prefix }) => prefix) ?? null

  test('names every site of the detected country', () => {
    expect(prefixes('us/en-us', 'DE')).toEqual(['de/de-de'])
    expect(prefixes('us/en-us', 'BE')).toEqual(['be/en-be', 'be/fr-be'])
    expect(prefixes('be/en-be', 'CH')).toEqual(['ch/de-ch', 'ch/fr-ch', 'ch/it-ch'])
  })

  test('is not made for the own country, in whichever language, nor for one without a site', () => {
    for (const detected of ['BE', 'PL', 'JP', null]) expect(prefixes('be/fr-be', detected)).toBeNull()
  })
})

describe('the selector', () => {
  test('leaves out the current site, not its country, and keeps the sites of a country together', () => {
    const entries = selectorEntries(siteAt('be/en-be'), sites)
    const belgium = entries.find(({ countryName }) => countryName === 'Belgium')
    expect(belgium?.sites.map(({ text }) => text)).toEqual(['French'])
    const swiss = entries.find(({ countryName }) => countryName === 'Switzerland')
    expect(swiss?.sites.map(({ text }) => text)).toEqual(['German', 'French', 'Italian'])
    expect(entries.flatMap((entry) => entry.sites)).toHaveLength(19)
  })

  test('has seven countries in a column', () => {
    expect(inColumns(selectorEntries(siteAt('de/de-de'), sites)).map(({ length }) => length)).toEqual([7, 7, 2])
    expect(inColumns(selectorEntries(siteAt('be/en-be'), sites)).map(({ length }) => length)).toEqual([7, 7, 3])
    expect(inColumns([])).toEqual([])
    expect(inColumns([1, 2, 3, 4, 5, 6, 7])).toHaveLength(1)
  })
})

test('the picker of the cart has one row for each country of the EU store', () => {
  const rows = pickerSites(sites)
  expect(rows).toHaveLength(16)
  expect(new Set(rows.map(({ countryCode }) => countryCode)).size).toBe(16)
  expect(rows.some(({ region }) => region === 'US')).toBe(false)
})
