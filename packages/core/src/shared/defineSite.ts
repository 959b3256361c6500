import { type Currency, currencySign } from './money.ts'
import type { Site } from './site.ts'

/** The data of a site: its locale and currency. Everything else has a default. */
export interface SiteOptions extends Partial<Omit<Site, 'locale' | 'hreflang' | 'language' | 'currency'>> {
  /** A BCP 47 tag with a country, such as `ja-JP`; `ja_JP` is the same. */
  readonly locale: string
  /** ISO 4217, such as `JPY`. */
  readonly currency: Currency
}

/** The countries where shops show prices without tax. */
const WITHOUT_TAX = ['US', 'CA']

/** All members of the options. The compiler compares them with the type, so a new member is not forgotten. */
const MEMBERS: Readonly<Record<keyof SiteOptions | keyof Site, true>> = {
  contactForm: true,
  countryCode: true,
  countryName: true,
  currency: true,
  domain: true,
  estimatesShipping: true,
  flag: true,
  hreflang: true,
  language: true,
  locale: true,
  name: true,
  parent_country: true,
  prefix: true,
  region: true,
  sign: true,
  storeSource: true,
  taxIncluded: true,
  text: true,
  trendingSiteId: true,
  useFlag: true,
}

/**
 * Returns the options without the members that are undefined, as a row of a content system may have them, so that each
 * has its default. Throws a `RangeError` for an unknown member and for a locale or currency that is no string.
 */
const givenIn = (options: SiteOptions): SiteOptions => {
  const given = { ...options }
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(MEMBERS, name))
      throw new RangeError(`A site has no member "${name}". It may have ${Object.keys(MEMBERS).join(', ')}.`)
    if (value === undefined) Reflect.deleteProperty(given, name)
  }
  for (const name of ['locale', 'currency'] as const)
    if (typeof given[name] !== 'string')
      throw new RangeError(`A site needs a "${name}". Write defineSite({ locale: 'ja-JP', currency: 'JPY' }).`)
  return given
}

/** A part of a prefix between slashes: no dots alone, which a browser would resolve, and nothing that it would encode. */
const SEGMENT = /^[\w~-][\w.~-]*$/

const checkPrefix = (prefix: string): void => {
  if (prefix !== '' && !prefix.split('/').every((segment) => SEGMENT.test(segment)))
    throw new RangeError(
      `The prefix "${prefix}" must not start or end with a slash. Between slashes it has letters, digits and hyphens, such as "jp/ja-jp".`,
    )
}

const localeOf = (locale: string): Intl.Locale => {
  try {
    return new Intl.Locale(locale.replaceAll('_', '-'))
  } catch (cause) {
    throw new RangeError(`"${locale}" is not a locale. Use a language and a country, such as "ja-JP".`, { cause })
  }
}

const englishName = (type: 'region' | 'language', code: string): string =>
  new Intl.DisplayNames(['en'], { type }).of(code) ?? code

/**
 * Creates a site from a locale and a currency. Defaults: `prefix` has the form `jp/ja-jp`, `storeSource` is the country
 * code, `region` is the `storeSource`, the names come from `Intl`, and prices include the tax, except in the US and in
 * Canada. Give the same `storeSource` to sites that share one cart, and the same `region` to sites if one cart can ship
 * to the countries of all of them.
 * Throws a `RangeError` for a locale without a country, for an invalid currency or prefix, and for an unknown member.
 *
 * @example const sites = [defineSite({ locale: 'ja-JP', currency: 'JPY', prefix: '' })]
 */
export const defineSite = (options: SiteOptions): Site => {
  const { locale, currency: given, ...own } = givenIn(options)
  const { language, region: country, baseName: hreflang } = localeOf(locale)
  // `Intl` also knows regions without a country, such as 419 for Latin America.
  if (country === undefined || !/^[A-Z]{2}$/.test(country))
    throw new RangeError(`The locale "${locale}" has no country. Use one such as "ja-JP".`)
  const currency = given.toUpperCase()
  const sign = currencySign(currency, hreflang)
  if (sign === null) throw new RangeError(`"${given}" is not a currency. Use a code of ISO 4217, such as "JPY".`)
  const flag = country.toLowerCase()
  const prefix = own.prefix ?? `${flag}/${hreflang.toLowerCase()}`
  checkPrefix(prefix)
  const countryName = own.countryName ?? englishName('region', country)
  const storeSource = own.storeSource ?? country
  return {
    region: storeSource,
    useFlag: true,
    domain: prefix,
    countryCode: country,
    flag,
    text: countryName,
    parent_country: null,
    name: countryName,
    sign,
    taxIncluded: !WITHOUT_TAX.includes(country),
    ...own,
    prefix,
    countryName,
    storeSource,
    locale: hreflang.replaceAll('-', '_'),
    hreflang,
    language,
    currency,
  }
}

/**
 * Creates the sites of a shop. If a country has several sites, the label of each is its language, and the country
 * picker of the cart lists only the first. Throws a `RangeError` for everything that {@link defineSite} refuses, and
 * for two sites with the same prefix.
 *
 * @example
 * createStore({ site: 'ca/fr-ca', sites: defineSites([
 *   { locale: 'en-CA', currency: 'CAD' },
 *   { locale: 'fr-CA', currency: 'CAD' },
 * ]), domains })
 */
export const defineSites = (list: readonly SiteOptions[]): readonly Site[] => {
  if (!Array.isArray(list)) throw new RangeError('defineSites needs an array of sites.')
  const sites = list.map(defineSite)
  return sites.map((site, index) => {
    if (sites.findIndex(({ prefix }) => prefix === site.prefix) !== index)
      throw new RangeError(`Two sites have the prefix "${site.prefix}". Give one of them another \`prefix\`.`)
    const ofCountry = sites.filter(({ countryCode }) => countryCode === site.countryCode)
    if (ofCountry.length === 1) return site
    const text = englishName('language', site.language)
    return {
      ...site,
      useFlag: ofCountry[0] === site,
      text,
      parent_country: site.countryName,
      name: `${site.countryName} (${text})`,
      ...givenIn(list[index] ?? site),
      locale: site.locale,
      currency: site.currency,
    }
  })
}
