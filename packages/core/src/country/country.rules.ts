import { COUNTRY_ALIASES } from '../shared/generated/countries.ts'
import type { Site } from '../shared/site.ts'
import type { CountrySuggestion, SelectorEntry } from './country.types.ts'

/** The lifetime of the cookie with the detected country, in days (spec section 9). */
export const COUNTRY_COOKIE_DAYS = 7
/** The number of countries in a column of the selector (spec section 9). */
export const COLUMN_LENGTH = 7

/** Codes that some services send instead of ISO 3166-1. */
const aliases: Readonly<Record<string, string>> = COUNTRY_ALIASES

/** Normalises a country code of a service to ISO 3166-1; null for anything else. */
export const normaliseCountry = (code: unknown): string | null => {
  if (typeof code !== 'string') return null
  const upper = code.trim().toUpperCase()
  return /^[A-Z]{2}$/.test(upper) ? (aliases[upper] ?? upper) : null
}

/**
 * Returns the suggestion for a detected country. Returns null when the current site is for this country, or when no
 * site is (spec section 4).
 */
export const suggestionFor = (
  site: Site,
  sites: readonly Site[],
  detected: string | null,
): CountrySuggestion | null => {
  if (detected === site.countryCode) return null
  const [first, ...others] = sites.filter(({ countryCode }) => countryCode === detected)
  return first === undefined ? null : { visited: site, countryName: first.countryName, sites: [first, ...others] }
}

/**
 * Returns the entries of the country selector: all sites except the current one, grouped by country (spec section 2).
 */
export const selectorEntries = (site: Site, sites: readonly Site[]): readonly SelectorEntry[] => {
  const groups = new Map<string, Site[]>()
  for (const other of sites) {
    if (other.prefix === site.prefix) continue
    const group = groups.get(other.countryName)
    if (group) group.push(other)
    else groups.set(other.countryName, [other])
  }
  return [...groups].map(([countryName, group]) => ({ countryName, flag: group[0]?.flag ?? '', sites: group }))
}

export const inColumns = <Item>(items: readonly Item[], length = COLUMN_LENGTH): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / length) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  )

/**
 * Returns the cart's country picker: one row for each country of the region. If the region has only one country, as in
 * the US, the shopper cannot pick (spec section 5).
 */
export const countryPicker = (
  site: Site,
  sites: readonly Site[],
): { readonly pickerSites: readonly Site[]; readonly canPickCountry: boolean } => {
  const pickerSites = sites.filter(({ useFlag, region }) => useFlag && region === site.region)
  return { pickerSites, canPickCountry: pickerSites.length > 1 }
}
