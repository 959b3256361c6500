import { expect, test } from 'vitest'
import { defineSite, defineSites } from './defineSite.ts'
import { EARLIER_SITES } from './sites.fixture.ts'
import { siteAt, sites } from './sites.ts'

test('the sites of the specification have the data that an earlier build gave them', () => {
  const earlier = EARLIER_SITES.map((site): object => JSON.parse(site))
  expect(sites).toMatchObject(earlier)
  expect(sites).toHaveLength(earlier.length)
})

test('a locale and a currency are enough for a site', () => {
  expect(defineSite({ locale: 'ja-JP', currency: 'JPY' })).toEqual({
    region: 'JP',
    useFlag: true,
    domain: 'jp/ja-jp',
    countryName: 'Japan',
    countryCode: 'JP',
    flag: 'jp',
    prefix: 'jp/ja-jp',
    locale: 'ja_JP',
    text: 'Japan',
    hreflang: 'ja-JP',
    storeSource: 'JP',
    parent_country: null,
    name: 'Japan',
    sign: '￥',
    language: 'ja',
    currency: 'JPY',
    taxIncluded: true,
  })
})

test('each value can be given, and the region follows the store', () => {
  const site = defineSite({ locale: 'de_LI', currency: 'chf', prefix: '', storeSource: 'alps', taxIncluded: false })
  expect(site).toMatchObject({ prefix: '', domain: '', locale: 'de_LI', hreflang: 'de-LI', currency: 'CHF' })
  expect(site).toMatchObject({ storeSource: 'alps', region: 'alps', taxIncluded: false, sign: 'CHF' })
  expect(defineSite({ locale: 'de-LI', currency: 'CHF', countryName: 'Fürstentum' }).name).toBe('Fürstentum')
})

test.each([
  ['en-US', 'USD', false, '$'],
  ['fr-CA', 'CAD', false, '$'],
  ['en-KW', 'KWD', true, 'KWD'],
  ['en-GB', 'GBP', true, '£'],
  ['de-UK', 'EUR', true, '€'],
])('prices of %s in %s include the tax: %s', (locale, currency, taxIncluded, sign) => {
  expect(defineSite({ locale, currency })).toMatchObject({ taxIncluded, sign })
})

test('the sites of the specification in defineSite have the same names, signs and tags', () => {
  for (const { locale, currency, hreflang, prefix, sign, countryCode, countryName, language } of sites)
    expect(defineSite({ locale, currency })).toMatchObject({
      hreflang,
      prefix,
      sign,
      countryCode,
      countryName,
      language,
    })
})

test.each([
  ['j', 'JPY', '"j" is not a locale. Use a language and a country, such as "ja-JP".'],
  ['ja', 'JPY', 'The locale "ja" has no country. Use one such as "ja-JP".'],
  ['', 'JPY', '"" is not a locale. Use a language and a country, such as "ja-JP".'],
  ['ja-JP', 'yen!', '"yen!" is not a currency. Use a code of ISO 4217, such as "JPY".'],
  ['ja-JP', '', '"" is not a currency. Use a code of ISO 4217, such as "JPY".'],
])('the locale %j with the currency %j is refused: %s', (locale, currency, message) => {
  expect(() => defineSite({ locale, currency })).toThrow(new RangeError(message))
})

test.each(['/jp', 'jp/', '/'])('the prefix %j is refused', (prefix) => {
  expect(() => defineSite({ locale: 'ja-JP', currency: 'JPY', prefix })).toThrow(
    `The prefix "${prefix}" must not start or end with a slash.`,
  )
})

test('several sites of a country are labelled by their languages, and the first has the row of the picker', () => {
  const swiss = ['de', 'fr', 'it'].map((language) => ({ locale: `${language}-CH`, currency: 'CHF', storeSource: 'EU' }))
  const fields = ['useFlag', 'text', 'name', 'parent_country', 'prefix', 'countryName'] as const
  const pick = (site: object) => fields.map((field) => Reflect.get(site, field))
  expect(defineSites(swiss).map(pick)).toEqual(
    ['ch/de-ch', 'ch/fr-ch', 'ch/it-ch'].map((prefix) => pick(siteAt(prefix))),
  )
  const named = defineSites([
    { locale: 'en-CA', currency: 'CAD' },
    { locale: 'fr-CA', currency: 'CAD', text: 'Français' },
  ])
  expect(named.map(({ text, useFlag }) => [text, useFlag])).toEqual([
    ['English', true],
    ['Français', false],
  ])
})

test('two sites of one prefix are refused', () => {
  const japan = { locale: 'ja-JP', currency: 'JPY' }
  const message = 'Two sites have the prefix "jp/ja-jp".'
  expect(() => defineSites([japan, { ...japan, currency: 'USD' }])).toThrow(`${message} Give one of them another`)
})

test.each(['de/de', 'ch', '/us/en-us'])('the prefix %j of no site is refused', (prefix) => {
  expect(() => siteAt(prefix)).toThrow(`There is no site with the prefix ${prefix}`)
})

test('a member that is undefined has its default, as in a row of a content system', () => {
  const rows: readonly object[] = [
    { locale: 'en-CA', currency: 'CAD' },
    { locale: 'fr-CA', currency: 'CAD', prefix: undefined, region: undefined, text: undefined, taxIncluded: undefined },
  ]
  const [, french] = Reflect.apply(defineSites, undefined, [rows])
  expect(french).toMatchObject({ prefix: 'ca/fr-ca', region: 'CA', text: 'French', taxIncluded: false, useFlag: false })
})

test.each([
  [undefined, 'A site needs a "locale".'],
  [{}, 'A site needs a "locale".'],
  [{ locale: 'ja-JP' }, 'A site needs a "currency".'],
  [{ locale: 'ja-JP', currency: 7 }, 'A site needs a "currency".'],
  [{ locale: 'es-419', currency: 'USD' }, 'The locale "es-419" has no country.'],
  [{ locale: 'ja-JP', currency: 'JPY', taxInclude: true }, 'A site has no member "taxInclude". It may have'],
  ...['..', 'a/..', 'a b', 'a?x', 'a#y', 'de//x', '/de', 'de/'].map((prefix): [object, string] => [
    { locale: 'ja-JP', currency: 'JPY', prefix },
    `The prefix "${prefix}" must not start or end with a slash. Between slashes it has`,
  ]),
])('a site of %j is a mistake that is named', (options, message) => {
  expect(() => Reflect.apply(defineSite, undefined, [options])).toThrow(RangeError)
  expect(() => Reflect.apply(defineSite, undefined, [options])).toThrow(message)
})

test.each([undefined, {}, 'ja-JP'])('sites of %j are a mistake', (list) => {
  expect(() => Reflect.apply(defineSites, undefined, [list])).toThrow('defineSites needs an array of sites.')
})
