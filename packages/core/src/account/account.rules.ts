import { OTHER_PLACE_LINES, PLACE_LINES } from '../shared/generated/addresses.ts'
import type { OrderAddress } from './account.types.ts'

const linesOfCountry = new Map<string, readonly string[]>(Object.entries(PLACE_LINES))

/**
 * Writes a place into a line such as `city, region postal_code`. If a value at the start or the end is missing, its
 * separator is removed.
 */
const fillLine = (line: string, place: Readonly<Record<string, string | undefined>>): string =>
  line
    .replace(/\w+/g, (field) => place[field] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/^[ ,]+|[ ,]+$/g, '')

/**
 * Returns the street and the place of an address line by line, in the order that the country's postal service uses. The
 * caller adds the name and the country.
 *
 * @example
 * addressLines(order.address) // ['1 Ridge Road', 'Boulder, CO 80302']
 */
export const addressLines = (address: OrderAddress): readonly string[] => {
  const { line1, line2, city, region, postalCode, country } = address
  const place = { city, region, postal_code: postalCode }
  const lines = linesOfCountry.get(country) ?? OTHER_PLACE_LINES
  return [line1, line2 ?? '', ...lines.map((line) => fillLine(line, place))].filter((line) => line !== '')
}
