import { describe, expect, test } from 'vitest'
import { defineSite } from '../shared/defineSite.ts'
import type { Site } from '../shared/site.ts'
import { siteAt, sites } from '../shared/sites.ts'
import { countryPicker, inColumns, normaliseCountry, selectorEntries, suggestionFor } from './country.rules.ts'

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
  [42, null],
  [{}, null],
])('the code %j is %j', { meta: { spec: ['7.api.user-country-odd'] } }, (code, country) => {
  expect(normaliseCountry(code)).toBe(country)
})

describe('the suggestion', () => {
  const prefixes = (visited: string, detected: string | null) =>
    suggestionFor(siteAt(visited), sites, detected)?.sites.map(({ prefix }) => prefix) ?? null

  test('lists every site of the detected country', { meta: { spec: ['2.country.dialog-several'] } }, () => {
    expect(prefixes('us/en-us', 'DE')).toEqual(['de/de-de'])
    expect(prefixes('us/en-us', 'BE')).toEqual(['be/en-be', 'be/fr-be'])
    expect(prefixes('be/en-be', 'CH')).toEqual(['ch/de-ch', 'ch/fr-ch', 'ch/it-ch'])
    const swiss = suggestionFor(siteAt('us/en-us'), sites, 'CH')?.sites ?? []
    expect(new Set(swiss.map(({ name }) => name)).size).toBe(3)
  })

  test('is absent for the own country, in any language', {
    meta: { spec: ['4.country.dialog-compares-country'] },
  }, () => {
    expect(prefixes('be/fr-be', 'BE')).toBeNull()
    expect(prefixes('be/en-be', 'BE')).toBeNull()
    expect(prefixes('fr/fr-fr', 'BE')).toEqual(['be/en-be', 'be/fr-be'])
  })

  test.each(['PL', 'JP', null])(
    'is absent for %s, which has no site',
    {
      meta: { spec: ['4.country.dialog-no-site'] },
    },
    (detected) => {
      expect(prefixes('be/fr-be', detected)).toBeNull()
    },
  )
})

describe('the selector', () => {
  const offered = (prefix: string, country?: string) =>
    selectorEntries(siteAt(prefix), sites)
      .filter(({ countryName }) => country === undefined || countryName === country)
      .flatMap((entry) => entry.sites.map((site) => [site.text, site.prefix] as const))

  test('leaves out the current site', { meta: { spec: ['2.country.selector-without-current'] } }, () => {
    for (const { prefix } of sites) {
      const prefixes = offered(prefix).map(([, to]) => to)
      expect(prefixes).toHaveLength(19)
      expect(prefixes).not.toContain(prefix)
    }
  })

  test('leaves out only the current site, not its country', {
    meta: { spec: ['2.country.selector-site-not-country'] },
  }, () => {
    expect(offered('be/en-be', 'Belgium')).toEqual([['French', 'be/fr-be']])
    expect(offered('ch/fr-ch', 'Switzerland').map(([text]) => text)).toEqual(['German', 'Italian'])
  })

  test('groups Belgium by its two languages', { meta: { spec: ['2.country.selector-belgium'] } }, () => {
    const belgium = [
      ['English', 'be/en-be'],
      ['French', 'be/fr-be'],
    ]
    expect(offered('de/de-de', 'Belgium')).toEqual(belgium)
  })

  test('groups Switzerland by its three languages', { meta: { spec: ['2.country.selector-switzerland'] } }, () => {
    const switzerland = [
      ['German', 'ch/de-ch'],
      ['French', 'ch/fr-ch'],
      ['Italian', 'ch/it-ch'],
    ]
    expect(offered('de/de-de', 'Switzerland')).toEqual(switzerland)
  })

  test('shows the flag of each country once', () => {
    const flags = selectorEntries(siteAt('de/de-de'), sites).map(({ countryName, flag }) => [countryName, flag])
    expect(flags).toContainEqual(['Belgium', siteAt('be/en-be').flag])
    expect(flags).toContainEqual(['Switzerland', siteAt('ch/de-ch').flag])
    expect(new Set(flags.map(([, flag]) => flag)).size).toBe(flags.length)
  })

  test('distributes countries, not sites, over its columns', { meta: { spec: ['2.country.chunks'] } }, () => {
    const lengths = (prefix: string) => inColumns(selectorEntries(siteAt(prefix), sites)).map(({ length }) => length)
    expect(lengths('de/de-de')).toEqual([7, 7, 2])
    expect(lengths('be/en-be')).toEqual([7, 7, 3])
  })

  test.each([
    [0, []],
    [1, [1]],
    [7, [7]],
    [8, [7, 1]],
    [14, [7, 7]],
    [15, [7, 7, 1]],
  ])('has seven countries per column: %i', { meta: { spec: ['9.country.chunk'] } }, (count, lengths) => {
    const countries = Array.from({ length: count }, (_, index) => index)
    expect(inColumns(countries).map(({ length }) => length)).toEqual(lengths)
    expect(inColumns(countries).flat()).toEqual(countries)
  })
})

describe('the picker of the cart', () => {
  const { pickerSites: rows } = countryPicker(siteAt('de/de-de'), sites)

  test('has one row for each of the 16 countries', { meta: { spec: ['5.shipping.picker-16'] } }, () => {
    expect(rows).toHaveLength(16)
    expect(new Set(rows.map(({ countryCode }) => countryCode)).size).toBe(16)
  })

  test('leaves out the region US', { meta: { spec: ['5.shipping.picker-without-us'] } }, () => {
    expect(rows.filter(({ region, countryCode }) => region === 'US' || countryCode === 'US')).toEqual([])
  })

  test('leaves out the other languages of a country', { meta: { spec: ['5.shipping.picker-use-flag'] } }, () => {
    const locales = rows.map(({ locale }) => locale)
    for (const locale of ['fr_BE', 'fr_CH', 'it_CH']) expect(locales).not.toContain(locale)
    expect(locales).toEqual(expect.arrayContaining(['en_BE', 'de_CH']))
  })

  test('has the countries of the own region, and no choice where there is one', {
    meta: { spec: ['5.shipping.picker-disabled-us'] },
  }, () => {
    const japan = defineSite({ locale: 'ja-JP', currency: 'JPY' })
    const korea = defineSite({ locale: 'ko-KR', currency: 'KRW', region: 'JP' })
    const pickerOf = (site: Site, all: readonly Site[]) => {
      const { pickerSites, canPickCountry } = countryPicker(site, all)
      return [pickerSites.map(({ countryCode }) => countryCode), canPickCountry]
    }
    expect(pickerOf(siteAt('us/en-us'), sites)).toEqual([['US'], false])
    expect(pickerOf(japan, [japan, ...sites])).toEqual([['JP'], false])
    expect(pickerOf(japan, [japan, korea, ...sites])).toEqual([['JP', 'KR'], true])
  })
})
