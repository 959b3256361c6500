import { COUNTRIES, CURRENCY_SIGNS, LANGUAGE_NAMES } from './generated/countries.ts'
import type { Currency } from './money.ts'
import type { Language, Site } from './site.ts'

const signs: Readonly<Record<Currency, string>> = CURRENCY_SIGNS
const languageNames: Readonly<Record<string, string>> = LANGUAGE_NAMES

/** The languages with a contact form in the EU store; the others use the British form (spec 2.search.contact-form-pt). */
const FORMS: readonly string[] = ['de', 'es', 'fr', 'it']

interface Country {
  readonly code: string
  readonly name: string
  readonly languages: readonly Language[]
  readonly currency: Currency
}

const sitesOf = ({ code, name, languages, currency }: Country): Site[] => {
  const storeSource = code === 'US' ? 'US' : 'EU'
  const flag = code.toLowerCase()
  return languages.map((language, index) => {
    const prefix = `${flag}/${language}-${flag}`
    const text = languages.length > 1 ? (languageNames[language] ?? language) : name
    return {
      region: storeSource,
      useFlag: index === 0,
      domain: prefix,
      countryName: name,
      countryCode: code,
      flag,
      prefix,
      locale: `${language}_${code}`,
      text,
      hreflang: `${language}-${code}`,
      storeSource,
      parent_country: languages.length > 1 ? name : null,
      name: languages.length > 1 ? `${name} (${text})` : name,
      sign: signs[currency] ?? currency,
      language,
      currency,
      taxIncluded: storeSource === 'EU',
      ...(storeSource === 'US'
        ? { estimatesShipping: false, trendingSiteId: 'en-us' }
        : { contactForm: FORMS.includes(language) ? language : 'en-gb', trendingSiteId: 'en-gb' }),
    }
  })
}

/** The 20 sites of the specification, in display order (openapi/countries.json). */
export const sites: readonly Site[] = COUNTRIES.flatMap(sitesOf)

/** Returns the site with that prefix, or undefined. */
export const findSite = (prefix: string, among: readonly Site[] = sites): Site | undefined =>
  among.find((site) => site.prefix === prefix)

/** The channels of the two stores of the specification, as the access token names them. */
export const CHANNELS: Readonly<Record<string, readonly (number | string)[]>> = { EU: [1], US: [2] }

/** Returns the site with that prefix. Throws a `RangeError` when there is none. */
export const siteAt = (prefix: string, among: readonly Site[] = sites): Site => {
  const site = findSite(prefix, among)
  if (site === undefined) throw new RangeError(`There is no site with the prefix ${prefix}`)
  return site
}
