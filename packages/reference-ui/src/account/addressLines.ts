import type { Order } from '@cairn/core/account'

const isWord = (word: string | null | undefined): word is string => word !== undefined && word !== null && word !== ''

/** The place as the post of the country writes it: the code before the city, after it, or on a line of its own. */
const placeLines = ({ city, region, postalCode, country }: Order['address']): readonly (string | undefined)[] => {
  if (country === 'US') return [[city, [region, postalCode].filter(isWord).join(' ')].filter(isWord).join(', ')]
  if (country === 'GB' || country === 'IE') return [city, region, postalCode]
  return [`${postalCode} ${city}`, region]
}

/** Street and place of an address, from top to bottom; without the name and the country. */
export const addressLines = (address: Order['address']): readonly string[] =>
  [address.line1, address.line2, ...placeLines(address)].filter(isWord)
