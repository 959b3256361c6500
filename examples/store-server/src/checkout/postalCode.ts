import { addressFormat } from './addressFormats.ts'

/** Returns an example postal code of the country (ISO 3166-1 alpha-2), or undefined for an unknown country. */
export const postalCodeLike = (country: string): string | undefined => addressFormat(country)?.postalCode

/** Whether the number pad of a phone can type the postal codes of a country. */
export const hasOnlyDigits = (country: string): boolean => /^\d+$/.test(postalCodeLike(country) ?? '')

/** The separators that shoppers type in postal codes. */
const SEPARATORS = '[\\s\\-–]*'

/**
 * Returns the pattern of typed postal codes, with a group for each part, for a regular expression that ignores case;
 * undefined for an unknown country. `assets/fields.js` checks a field with it on leaving, the server on submit.
 */
export function postalCodePattern(country: string): string | undefined {
  const format = addressFormat(country)
  if (format === undefined) return undefined
  const parts = format.parts.map((part) => `(${part})`).join(SEPARATORS)
  return `^\\s*(?:(?:${format.prefixes.join('|')})${SEPARATORS})?${parts}\\s*$`
}

/**
 * Returns a postal code in the format of the country's postal service, without the prefix of international mail; null if
 * it is no code of the country. If the format of the country is unknown, every code is valid, so that the order is not
 * refused.
 */
export function toPostalCode(typed: string, country: string): string | null {
  const pattern = postalCodePattern(country)
  if (pattern === undefined) return typed.trim()
  const found = new RegExp(pattern, 'iu').exec(typed)
  const parts = found?.slice(1).filter(Boolean)
  return parts?.join(addressFormat(country)?.separator).toUpperCase() ?? null
}
