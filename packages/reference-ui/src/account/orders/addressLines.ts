import type { Order } from '@cairn/core/account'

const isWord = (word: string | null | undefined): word is string => word !== undefined && word !== null && word !== ''

/** The city line(s) in the postal format of the country: postal code before the city, after it, or on its own line. */
const placeLines = ({ city, region, postalCode, country }: Order['address']): readonly (string | undefined)[] => {
  if (country === 'US') return [[city, [region, postalCode].filter(isWord).join(' ')].filter(isWord).join(', ')]
  if (country === 'GB' || country === 'IE') return [city, region, postalCode]
  return [`${postalCode} ${city}`, region]
}

/** Formats the street and city of an address as lines, without the name and the country. */
export const addressLines = (address: Order['address']): readonly string[] =>
  [address.line1, address.line2, ...placeLines(address)].filter(isWord)
