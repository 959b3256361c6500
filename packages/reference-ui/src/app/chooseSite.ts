import { defaultSite, findSite, type Site, sites } from './sites.ts'

/** What is known of a visitor who opened an address without a prefix. */
export interface VisitorHints {
  /** Cookie `site`: the prefix last chosen by the visitor. */
  readonly chosenPrefix?: string | undefined
  /** Cookie `current_country`: the country detected within the last seven days. */
  readonly currentCountry?: string | undefined
  /** The languages of the browser, best first: `['de-CH', 'fr']`. */
  readonly browserLanguages: readonly string[]
}

const languageOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? ''

/** Of the sites in a reader's language the one of their own region, then the one of the country the language is named after. */
const inLanguageOf = (candidates: readonly Site[], browserLanguages: readonly string[]): Site | undefined => {
  for (const tag of browserLanguages) {
    const language = languageOf(tag)
    const spoken = candidates.filter((candidate) => candidate.language === language)
    const match =
      spoken.find(({ hreflang }) => hreflang.toLowerCase() === tag.toLowerCase()) ??
      spoken.find(({ countryCode }) => countryCode.toLowerCase() === language) ??
      spoken[0]
    if (match) return match
  }
  return undefined
}

/** The site of a country; where a country has several (Belgium, Switzerland), the one in the browser's language. */
export const siteOfCountry = (country: string | undefined, browserLanguages: readonly string[]): Site | undefined => {
  const candidates = sites.filter((candidate) => candidate.countryCode === country?.toUpperCase())
  return inLanguageOf(candidates, browserLanguages) ?? candidates[0]
}

/** Chosen site, then current country, then detected country, then us/en-us (2.routes.bare-root). */
export const chooseSite = async (
  hints: VisitorHints,
  detectCountry: () => Promise<string | undefined>,
): Promise<Site> =>
  findSite(hints.chosenPrefix ?? '') ??
  siteOfCountry(hints.currentCountry, hints.browserLanguages) ??
  siteOfCountry(await detectCountry(), hints.browserLanguages) ??
  defaultSite

/** The site whose language fits a page that belongs to no site, such as the 404 of an unknown prefix. */
export const siteForReader = (hints: VisitorHints): Site =>
  findSite(hints.chosenPrefix ?? '') ??
  siteOfCountry(hints.currentCountry, hints.browserLanguages) ??
  inLanguageOf([defaultSite, ...sites], hints.browserLanguages) ??
  defaultSite
