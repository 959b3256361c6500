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
 * Throws a `RangeError` for a locale without a country, for an invalid currency, and for a prefix with an outer slash.
 *
 * @example const sites = [defineSite({ locale: 'ja-JP', currency: 'JPY', prefix: '' })]
 */
export const defineSite = ({ locale, currency: given, ...own }: SiteOptions): Site => {
  const { language, region: country, baseName: hreflang } = localeOf(locale)
  if (country === undefined) throw new RangeError(`The locale "${locale}" has no country. Use one such as "ja-JP".`)
  const currency = given.toUpperCase()
  const sign = currencySign(currency, hreflang)
  if (sign === null) throw new RangeError(`"${given}" is not a currency. Use a code of ISO 4217, such as "JPY".`)
  const flag = country.toLowerCase()
  const prefix = own.prefix ?? `${flag}/${hreflang.toLowerCase()}`
  if (/^\/|\/$/.test(prefix)) throw new RangeError(`The prefix "${prefix}" must not start or end with a slash.`)
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
      ...list[index],
      locale: site.locale,
      currency: site.currency,
    }
  })
}
