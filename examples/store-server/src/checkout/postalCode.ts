import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'

/** A real postal code for each shipping country, shown when a code is rejected. */
const EXAMPLES: Readonly<Record<string, string>> = {
  AT: '1010',
  BE: '1000',
  CH: '8001',
  DE: '80331',
  DK: '2100',
  ES: '28001',
  FI: '00100',
  FR: '75001',
  GB: 'SW1A 1AA',
  IE: 'D02 AF30',
  IT: '00184',
  LU: '1009',
  NL: '1012 AB',
  NO: '0150',
  PT: '1000-205',
  SE: '111 22',
  US: '80302',
}

/** Returns an example postal code of the country (ISO 3166-1 alpha-2), or undefined for an unknown country. */
export const postalCodeLike = (country: string): string | undefined => EXAMPLES[country]

/**
 * Returns the pattern of postal codes that consist of digits, for the number pad of a phone and the check on leaving the
 * field; undefined for a country with letters or separators in its codes.
 */
export function digitPattern(country: string): string | undefined {
  if (country === 'US') return '\\s*[0-9]{5}(-[0-9]{4})?\\s*'
  const example = EXAMPLES[country] ?? ''
  return /^\d+$/.test(example) ? `\\s*[0-9]{${example.length}}\\s*` : undefined
}

/** Normalises a postal code to upper case and single spaces. */
export const toPostalCode = (typed: string): string => typed.trim().replace(/\s+/g, ' ').toUpperCase()

/**
 * Checks the format of a postal code. If the format of the country is unknown, every code is valid, so that the order
 * is not refused.
 */
export const isPostalCode = (code: string, country: string): boolean =>
  !postcodeValidatorExistsForCountry(country) || postcodeValidator(code, country)
