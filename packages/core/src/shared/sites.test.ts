import { describe, expect, test } from 'vitest'
import { formatMoney } from './money.ts'
import type { Site } from './site.ts'
import { findSite, siteAt, sites } from './sites.ts'

const LOCALES =
  'de_AT en_BE fr_BE en_DK en_FI fr_FR de_DE en_IE it_IT fr_LU en_NL en_NO pt_PT es_ES de_CH fr_CH it_CH en_SE en_GB en_US'.split(
    ' ',
  )

const withLocale = (locale: string): Site => {
  const site = sites.find((candidate) => candidate.locale === locale)
  if (site === undefined) throw new Error(`No site has the locale ${locale}`)
  return site
}

test('there is one site for each of the 20 locales', { meta: { spec: ['3.country.locales'] } }, () => {
  expect(sites.map(({ locale }) => locale).toSorted()).toEqual(LOCALES.toSorted())
})

test.each(sites)(
  'the entry of $prefix has the 14 fields of the specification',
  {
    meta: { spec: ['3.country.entry'] },
  },
  (site) => {
    const { useFlag, parent_country, region, storeSource } = site
    const texts = [
      site.domain,
      site.countryName,
      site.countryCode,
      site.flag,
      site.prefix,
      site.locale,
      site.text,
      site.hreflang,
      site.name,
      site.sign,
    ]
    for (const text of texts) expect(text).toMatch(/\S/)
    expect(typeof useFlag).toBe('boolean')
    expect(['EU', 'US']).toContain(region)
    expect(['EU', 'US']).toContain(storeSource)
    expect(parent_country === null || parent_country === site.countryName).toBe(true)
    expect(site.countryCode).toMatch(/^[A-Z]{2}$/)
  },
)

test('each country has one row in the picker, and only Belgium and Switzerland group several sites', {
  meta: { spec: ['3.country.entry-meaning'] },
}, () => {
  const flagged = sites.filter(({ useFlag }) => useFlag).map(({ countryCode }) => countryCode)
  expect(flagged).toHaveLength(17)
  expect(new Set(flagged)).toEqual(new Set(sites.map(({ countryCode }) => countryCode)))
  const grouped = sites.filter(({ parent_country }) => parent_country !== null)
  expect(grouped.map(({ locale }) => locale)).toEqual(['en_BE', 'fr_BE', 'de_CH', 'fr_CH', 'it_CH'])
  expect(grouped.map(({ text, name, parent_country }) => [text, name, parent_country])).toEqual([
    ['English', 'Belgium (English)', 'Belgium'],
    ['French', 'Belgium (French)', 'Belgium'],
    ['German', 'Switzerland (German)', 'Switzerland'],
    ['French', 'Switzerland (French)', 'Switzerland'],
    ['Italian', 'Switzerland (Italian)', 'Switzerland'],
  ])
  const signs = Object.fromEntries(sites.map(({ countryCode, sign }) => [countryCode, sign]))
  expect([signs.GB, signs.CH, signs.US, signs.DK, signs.DE]).toEqual(['£', 'CHF', '$', '€', '€'])
})

describe('the prefix', () => {
  test('of the US site is us/en-us', { meta: { spec: ['2.country.us-prefix'] } }, () => {
    expect(withLocale('en_US').prefix).toBe('us/en-us')
  })

  test.each(sites.filter(({ locale }) => locale !== 'en_US'))(
    'of $prefix equals its domain field',
    {
      meta: { spec: ['2.country.other-prefixes'] },
    },
    ({ prefix, domain }) => {
      expect(prefix).toBe(domain)
      expect(domain).not.toMatch(/^\/|\/$/)
    },
  )

  test.each(LOCALES)(
    'of %s follows from the locale and contains a valid language tag',
    {
      meta: { spec: ['2.country.prefix-form'] },
    },
    (locale) => {
      const [language = '', country = ''] = locale.split('_')
      const site = withLocale(locale)
      expect(site.prefix).toBe(`${country}/${language}-${country}`.toLowerCase())
      expect(site.hreflang).toBe(`${language}-${country}`)
      expect(Intl.getCanonicalLocales(site.prefix.split('/')[1])).toEqual([site.hreflang])
      // `UK` has the form of a region code, but is none. `Intl` resolves it to GB, so this comparison fails for a site
      // with `UK`.
      expect(new Intl.Locale(site.hreflang).region).toBe(country)
    },
  )

  test('of Great Britain is gb/en-gb', { meta: { spec: ['2.country.prefix-form'] } }, () => {
    expect(withLocale('en_GB')).toMatchObject({ prefix: 'gb/en-gb', hreflang: 'en-GB' })
    expect(findSite('uk/en-uk')).toBeUndefined()
  })

  test('finds only its own site', () => {
    expect(siteAt('ch/it-ch').locale).toBe('it_CH')
    for (const prefix of ['', 'de', 'de/de-at', '/de/de-de', 'de/de-de/']) expect(findSite(prefix)).toBeUndefined()
    expect(() => siteAt('xx/en-xx')).toThrow(RangeError)
  })
})

test.each(sites)(
  '$locale has a tag with a hyphen for Intl',
  {
    meta: { spec: ['3.country.locale-hyphen'] },
  },
  ({ hreflang, locale, currency }) => {
    expect(hreflang).toBe(locale.replace('_', '-'))
    expect(() => new Intl.NumberFormat(locale)).toThrow(RangeError)
    expect(new Intl.NumberFormat(hreflang).resolvedOptions().locale.startsWith(hreflang.slice(0, 2))).toBe(true)
    expect(formatMoney({ amount: 100, currency }, hreflang)).toMatch(/1/)
  },
)

test('the 20 sites belong to two stores, by region and not by EU membership', {
  meta: { spec: ['1.product.stores'] },
}, () => {
  const storeOf = (countryCode: string) => sites.find((site) => site.countryCode === countryCode)?.storeSource
  expect(['CH', 'NO', 'GB'].map(storeOf)).toEqual(['EU', 'EU', 'EU'])
  expect(sites.filter(({ storeSource }) => storeSource === 'US').map(({ prefix }) => prefix)).toEqual(['us/en-us'])
  expect(
    sites.every(({ region, storeSource, taxIncluded }) => region === storeSource && taxIncluded === (region === 'EU')),
  ).toBe(true)
})
