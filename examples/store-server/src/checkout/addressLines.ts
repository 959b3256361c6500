import type { Store } from '@cairn/core/contracts'
import type { Site } from '../sites/sites.data.ts'
import { namesOf } from './checkout.layout.ts'

type Address = Store.components['schemas']['Address']

/**
 * Returns the recipient and the address line by line, in the format of the country's postal service. The storefront's
 * order page uses the same format.
 */
export function addressLines(address: Address, site: Site): string[] {
  const { first_name, last_name, line1, line2, country } = address
  const names = namesOf(site, [country]).map(([, name]) => name)
  return [`${first_name} ${last_name}`, line1, line2, ...placeLines(address), ...names].filter(isWord)
}

/** Places the postal code before the city, after it or on its own line, depending on the country. */
function placeLines({ city, region, postal_code: code, country }: Address): (string | undefined)[] {
  if (country === 'US') return [`${city}, ${[region, code].filter(isWord).join(' ')}`]
  if (country === 'GB' || country === 'IE') return [city, region, code]
  return [`${code} ${city}`, region]
}

const isWord = (word: string | undefined): word is string => word !== undefined && word !== ''
