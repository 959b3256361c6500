import type { Store } from '@cairn/core/contracts'
import { OTHER_PLACE_LINES, PLACE_LINES } from '../generated/addresses.ts'
import type { Site } from '../sites/sites.data.ts'
import { namesOf } from './checkout.layout.ts'

type Address = Store.components['schemas']['Address']

const PLACE_FIELDS = ['postal_code', 'city', 'region'] as const
export type PlaceField = (typeof PLACE_FIELDS)[number]

const linesOfCountry = new Map<string, readonly string[]>(Object.entries(PLACE_LINES))

/**
 * Returns the line patterns for city, region and postal code in the format of the country's postal service, such as
 * `city, region postal_code`.
 */
const placeLines = (country: string): readonly string[] => linesOfCountry.get(country) ?? OTHER_PLACE_LINES

/** Countries where an address names no region. A form that asks for one there only puzzles. */
const WITHOUT_REGION = new Set(['AT', 'BE', 'CH', 'DE', 'DK', 'FI', 'FR', 'LU', 'NL', 'NO', 'PT', 'SE'])

/** Whether an address of the country (ISO 3166-1 alpha-2) names a region. */
export const hasRegion = (country: string): boolean => !WITHOUT_REGION.has(country)

/**
 * Returns the fields city, region and postal code that an address of the country (ISO 3166-1 alpha-2) needs, in the order
 * that its postal service uses.
 */
export function placeFields(country: string): readonly PlaceField[] {
  const order = placeLines(country).join(' ')
  const fields = PLACE_FIELDS.filter((field) => field !== 'region' || hasRegion(country))
  return fields.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
}

/**
 * Fills a line pattern with the values of a place. If a value is missing, the separators that remain at the start or
 * end of the line are removed.
 */
const fillLine = (line: string, place: Readonly<Record<string, string | undefined>>): string =>
  line
    .replace(/\w+/g, (field) => place[field] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/^[ ,]+|[ ,]+$/g, '')

/**
 * Returns the recipient and the address line by line, in the format of the country's postal service. The storefront's
 * order page uses the same format.
 */
export function addressLines(address: Address, site: Site): string[] {
  const { first_name, last_name, line1, line2, city, region, postal_code, country } = address
  const place = { city, region, postal_code }
  const names = namesOf(site, [country]).map(([, name]) => name)
  const lines = placeLines(country).map((line) => fillLine(line, place))
  return [`${first_name} ${last_name}`, line1, line2 ?? '', ...lines, ...names].filter((line) => line !== '')
}
