import { defaultSite, findSite, type Site, sites } from '../shop/sites.ts'

/** Data to choose the site of a visitor who opened a URL without a site prefix. */
export interface VisitorHints {
  /** The value of the cookie `site`: the prefix of the site that the visitor last chose. */
  readonly chosenPrefix?: string | undefined
  /** The value of the cookie `current_country`: the country detected within the last seven days. */
  readonly currentCountry?: string | undefined
  /** The languages of the browser, by preference: `['de-CH', 'fr']`. */
  readonly browserLanguages: readonly string[]
}

const languageOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? ''

/**
 * Returns the best site for the languages of the visitor; the first language with a site decides. Among the sites in
 * this language, the site of the exact locale comes first, then that of the country with the same code as the language
 * (`de` for German).
 */
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

/**
 * Returns the site of a country. For a country with several sites (Belgium, Switzerland), the languages of the browser
 * decide.
 */
export const siteOfCountry = (country: string | undefined, browserLanguages: readonly string[]): Site | undefined => {
  const candidates = sites.filter((candidate) => candidate.countryCode === country?.toUpperCase())
  return inLanguageOf(candidates, browserLanguages) ?? candidates[0]
}

/**
 * Returns the site that the visitor last chose. If there is none, returns the site of the country in the cookie, else
 * of the country that `detectCountry` returns, else `us/en-us` (spec 2.routes.bare-root).
 */
export const chooseSite = async (
  hints: VisitorHints,
  detectCountry: () => Promise<string | undefined>,
): Promise<Site> =>
  findSite(hints.chosenPrefix ?? '') ??
  siteOfCountry(hints.currentCountry, hints.browserLanguages) ??
  siteOfCountry(await detectCountry(), hints.browserLanguages) ??
  defaultSite

/** Returns the site that gives its language to a page without a site, such as the 404 page for an unknown prefix. */
export const siteForReader = (hints: VisitorHints): Site =>
  findSite(hints.chosenPrefix ?? '') ??
  siteOfCountry(hints.currentCountry, hints.browserLanguages) ??
  inLanguageOf([defaultSite, ...sites], hints.browserLanguages) ??
  defaultSite
