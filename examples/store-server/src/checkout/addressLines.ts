import type { Store } from '@cairn/core/contracts'
import type { Site } from '../sites/sites.data.ts'
import { namesOf } from './checkout.layout.ts'

type Address = Store.components['schemas']['Address']

/** Who gets the parcel and where, from top to bottom, as the post of the country writes it: like the order's page in the storefront. */
export function addressLines(address: Address, site: Site): string[] {
  const { first_name, last_name, line1, line2, country } = address
  const names = namesOf(site, [country]).map(([, name]) => name)
  return [`${first_name} ${last_name}`, line1, line2, ...placeLines(address), ...names].filter(isWord)
}

/** The code before the city, after it, or on a line of its own. */
function placeLines({ city, region, postal_code: code, country }: Address): (string | undefined)[] {
  if (country === 'US') return [`${city}, ${[region, code].filter(isWord).join(' ')}`]
  if (country === 'GB' || country === 'IE') return [city, region, code]
  return [`${code} ${city}`, region]
}

const isWord = (word: string | undefined): word is string => word !== undefined && word !== ''
