import { expect, it } from 'vitest'
import { SHIPPING_COUNTRIES } from '../shipping/shipping.rates.ts'
import { SITES } from './sites.data.ts'
import { siteOf } from './sites.ts'
import { detectCountry } from './userCountry.ts'

it('has twenty distinct sites in two stores', () => {
  expect(SITES).toHaveLength(20)
  expect(new Set(SITES.map(({ entry }) => entry.prefix)).size).toBe(20)
  expect(SITES.filter(({ store }) => store === 'US').map(({ entry }) => entry.prefix)).toEqual(['us/en-us'])
})

it('has the specified locales', () => {
  expect(SITES.map(({ entry }) => entry.locale).join(' ')).toBe(
    'de_AT en_BE fr_BE en_DK en_FI fr_FR de_DE en_IE it_IT fr_LU en_NL en_NO pt_PT es_ES de_CH fr_CH it_CH en_SE en_GB en_US',
  )
})

it("gives the cart's country picker sixteen rows, one for each country that the EU store ships to", () => {
  const rows = SITES.filter(({ entry }) => entry.useFlag && entry.region === 'EU').map(({ entry }) => entry.countryCode)
  expect(rows.toSorted()).toEqual([...SHIPPING_COUNTRIES].toSorted())
})

it('sells in francs in Switzerland, in pounds in Great Britain, in dollars without tax in the United States', () => {
  expect(siteOf('ch/it-ch')).toMatchObject({
    currency: 'CHF',
    language: 'it',
    taxIncluded: true,
    entry: { parent_country: 'Switzerland', useFlag: false },
  })
  expect(siteOf('gb/en-gb')).toMatchObject({ currency: 'GBP', entry: { sign: '£' } })
  expect(siteOf('us/en-us')).toMatchObject({
    currency: 'USD',
    taxIncluded: false,
    entry: { locale: 'en_US', hreflang: 'en-US' },
  })
  expect(() => siteOf('xx/xx-xx')).toThrow('There is no such site')
})

it.each([
  [{ 'cf-ipcountry': 'UK' }, 'GB'],
  [{ 'cf-ipcountry': 'EL' }, 'GR'],
  [{ 'x-vercel-ip-country': 'de' }, 'DE'],
  [{ 'cf-ipcountry': 'XX', 'x-country-code': 'FR' }, 'FR'],
  [{ 'cf-ipcountry': '<script>' }, undefined],
  [{ 'x-country-override': 'IT' }, undefined],
  [{}, undefined],
])('detects from %o the country %s', (headers, country) => {
  expect(detectCountry(headers, { allowCountryOverride: false, visitorCountry: undefined })).toBe(country)
})

it('accepts the country override of a test only where the settings allow it', () => {
  const settings = { allowCountryOverride: true, visitorCountry: undefined }
  expect(detectCountry({ 'x-country-override': 'IT', 'cf-ipcountry': 'DE' }, settings)).toBe('IT')
})

it.each([
  [{}, 'DE'],
  [{ 'cf-ipcountry': 'XX' }, 'DE'],
  [{ 'x-country-override': 'IT' }, 'DE'],
  [{ 'cf-ipcountry': 'FR' }, 'FR'],
])('without a header that names a country, %o, falls back to the configured country', (headers, country) => {
  expect(detectCountry(headers, { allowCountryOverride: false, visitorCountry: 'DE' })).toBe(country)
})
