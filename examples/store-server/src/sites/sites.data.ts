import type { Store } from '@cairn/core/contracts'

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

type Row = {
  prefix: string
  countryCode: string
  countryName: string
  language: Language
  currency: Currency
  text: string
  name: string
  parentCountry?: string
  useFlag?: boolean
}

const SIGNS: Readonly<Record<Currency, string>> = { EUR: '€', GBP: '£', CHF: 'CHF', USD: '$' }

/** The BigCommerce channel ids of the two stores. */
export const CHANNEL_IDS: Readonly<Record<StoreSource, number>> = { EU: 1, US: 2 }

export function currencySign(currency: Currency): string {
  return SIGNS[currency]
}

function contentLanguageOf({ language, countryCode }: Row, store: StoreSource): ContentLanguage {
  if (language === 'en' && store === 'EU') return 'en-GB'
  return language === 'de' && countryCode === 'CH' ? 'de-CH' : language
}

function site(row: Row): Site {
  const store = row.countryCode === 'US' ? 'US' : 'EU'
  return {
    entry: {
      region: store,
      useFlag: row.useFlag ?? true,
      domain: row.prefix,
      countryName: row.countryName,
      countryCode: row.countryCode,
      flag: row.countryCode.toLowerCase(),
      prefix: row.prefix,
      locale: `${row.language}_${row.countryCode}`,
      text: row.text,
      hreflang: `${row.language}-${row.countryCode}`,
      storeSource: store,
      parent_country: row.parentCountry ?? null,
      name: row.name,
      sign: SIGNS[row.currency],
    },
    language: row.language,
    contentLanguage: contentLanguageOf(row, store),
    currency: row.currency,
    store,
    // Prices of the EU store include tax; prices of the US store do not.
    taxIncluded: store === 'EU',
  }
}

/** The twenty sites in display order (spec 1.product.sites). */
export const SITES: readonly Site[] = [
  site({
    prefix: 'at/de-at',
    countryCode: 'AT',
    countryName: 'Austria',
    language: 'de',
    currency: 'EUR',
    text: 'Austria',
    name: 'Austria',
  }),
  site({
    prefix: 'be/en-be',
    countryCode: 'BE',
    countryName: 'Belgium',
    language: 'en',
    currency: 'EUR',
    text: 'English',
    name: 'Belgium (English)',
    parentCountry: 'Belgium',
    useFlag: true,
  }),
  site({
    prefix: 'be/fr-be',
    countryCode: 'BE',
    countryName: 'Belgium',
    language: 'fr',
    currency: 'EUR',
    text: 'French',
    name: 'Belgium (French)',
    parentCountry: 'Belgium',
    useFlag: false,
  }),
  site({
    prefix: 'dk/en-dk',
    countryCode: 'DK',
    countryName: 'Denmark',
    language: 'en',
    currency: 'EUR',
    text: 'Denmark',
    name: 'Denmark',
  }),
  site({
    prefix: 'fi/en-fi',
    countryCode: 'FI',
    countryName: 'Finland',
    language: 'en',
    currency: 'EUR',
    text: 'Finland',
    name: 'Finland',
  }),
  site({
    prefix: 'fr/fr-fr',
    countryCode: 'FR',
    countryName: 'France',
    language: 'fr',
    currency: 'EUR',
    text: 'France',
    name: 'France',
  }),
  site({
    prefix: 'de/de-de',
    countryCode: 'DE',
    countryName: 'Germany',
    language: 'de',
    currency: 'EUR',
    text: 'Germany',
    name: 'Germany',
  }),
  site({
    prefix: 'ie/en-ie',
    countryCode: 'IE',
    countryName: 'Ireland',
    language: 'en',
    currency: 'EUR',
    text: 'Ireland',
    name: 'Ireland',
  }),
  site({
    prefix: 'it/it-it',
    countryCode: 'IT',
    countryName: 'Italy',
    language: 'it',
    currency: 'EUR',
    text: 'Italy',
    name: 'Italy',
  }),
  site({
    prefix: 'lu/fr-lu',
    countryCode: 'LU',
    countryName: 'Luxembourg',
    language: 'fr',
    currency: 'EUR',
    text: 'Luxembourg',
    name: 'Luxembourg',
  }),
  site({
    prefix: 'nl/en-nl',
    countryCode: 'NL',
    countryName: 'Netherlands',
    language: 'en',
    currency: 'EUR',
    text: 'Netherlands',
    name: 'Netherlands',
  }),
  site({
    prefix: 'no/en-no',
    countryCode: 'NO',
    countryName: 'Norway',
    language: 'en',
    currency: 'EUR',
    text: 'Norway',
    name: 'Norway',
  }),
  site({
    prefix: 'pt/pt-pt',
    countryCode: 'PT',
    countryName: 'Portugal',
    language: 'pt',
    currency: 'EUR',
    text: 'Portugal',
    name: 'Portugal',
  }),
  site({
    prefix: 'es/es-es',
    countryCode: 'ES',
    countryName: 'Spain',
    language: 'es',
    currency: 'EUR',
    text: 'Spain',
    name: 'Spain',
  }),
  site({
    prefix: 'ch/de-ch',
    countryCode: 'CH',
    countryName: 'Switzerland',
    language: 'de',
    currency: 'CHF',
    text: 'German',
    name: 'Switzerland (German)',
    parentCountry: 'Switzerland',
    useFlag: true,
  }),
  site({
    prefix: 'ch/fr-ch',
    countryCode: 'CH',
    countryName: 'Switzerland',
    language: 'fr',
    currency: 'CHF',
    text: 'French',
    name: 'Switzerland (French)',
    parentCountry: 'Switzerland',
    useFlag: false,
  }),
  site({
    prefix: 'ch/it-ch',
    countryCode: 'CH',
    countryName: 'Switzerland',
    language: 'it',
    currency: 'CHF',
    text: 'Italian',
    name: 'Switzerland (Italian)',
    parentCountry: 'Switzerland',
    useFlag: false,
  }),
  site({
    prefix: 'se/en-se',
    countryCode: 'SE',
    countryName: 'Sweden',
    language: 'en',
    currency: 'EUR',
    text: 'Sweden',
    name: 'Sweden',
  }),
  site({
    prefix: 'gb/en-gb',
    countryCode: 'GB',
    countryName: 'United Kingdom',
    language: 'en',
    currency: 'GBP',
    text: 'United Kingdom',
    name: 'United Kingdom',
  }),
  site({
    prefix: 'us/en-us',
    countryCode: 'US',
    countryName: 'United States',
    language: 'en',
    currency: 'USD',
    text: 'United States',
    name: 'United States',
  }),
]
