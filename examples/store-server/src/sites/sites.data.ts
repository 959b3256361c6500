import type { Store } from '@cairn/core/contracts'
import { COUNTRIES, CURRENCY_SIGNS, LANGUAGE_NAMES } from '../generated/countries.ts'

type Entry = Store.components['schemas']['Site']

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt'
/**
 * The languages of the shop's texts: `en` is American English, `en-GB` the English of the EU store, `de-CH` German
 * without ß.
 */
export type ContentLanguage = Language | 'en-GB' | 'de-CH'
export type Currency = 'EUR' | 'GBP' | 'CHF' | 'USD'

/** The two stores. Each has its own channel, price list, tax rule and cart. */
export type StoreSource = Entry['storeSource']

/** A site as the server uses it: the public country entry and the values derived from it. */
export type Site = {
  entry: Entry
  language: Language
  contentLanguage: ContentLanguage
  currency: Currency
  store: StoreSource
  taxIncluded: boolean
}

type Country = { code: string; name: string; languages: readonly Language[]; currency: Currency }

/** A country in one of its languages. */
type Row = { country: Country; language: Language }

const SIGNS: Readonly<Record<Currency, string>> = CURRENCY_SIGNS

/** The BigCommerce channel ids of the two stores. */
export const CHANNEL_IDS: Readonly<Record<StoreSource, number>> = { EU: 1, US: 2 }

export function currencySign(currency: Currency): string {
  return SIGNS[currency]
}

const languageNames: Readonly<Record<string, string>> = LANGUAGE_NAMES

function contentLanguageOf({ language, country }: Row, store: StoreSource): ContentLanguage {
  if (language === 'en' && store === 'EU') return 'en-GB'
  return language === 'de' && country.code === 'CH' ? 'de-CH' : language
}

function site(row: Row): Site {
  const { language, country } = row
  const { code, name, languages, currency } = country
  const store = code === 'US' ? 'US' : 'EU'
  const flag = code.toLowerCase()
  const prefix = `${flag}/${language}-${flag}`
  const isGrouped = languages.length > 1
  const text = isGrouped ? (languageNames[language] ?? language) : name
  return {
    entry: {
      region: store,
      // `useFlag` marks the sites that the cart's country picker lists. The picker has one row per country, so only the
      // site in the first language of a country is marked.
      useFlag: languages[0] === language,
      domain: prefix,
      countryName: name,
      countryCode: code,
      flag,
      prefix,
      locale: `${language}_${code}`,
      text,
      hreflang: `${language}-${code}`,
      storeSource: store,
      parent_country: isGrouped ? name : null,
      name: isGrouped ? `${name} (${text})` : name,
      sign: SIGNS[currency],
    },
    language,
    contentLanguage: contentLanguageOf(row, store),
    currency,
    store,
    // Prices of the EU store include tax; prices of the US store do not.
    taxIncluded: store === 'EU',
  }
}

const sitesOf = (country: Country): Site[] => country.languages.map((language) => site({ country, language }))

/** The twenty sites in display order (spec 1.product.sites), from openapi/countries.json. */
export const SITES: readonly Site[] = COUNTRIES.flatMap(sitesOf)
