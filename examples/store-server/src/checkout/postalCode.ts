import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'

/** A real code of every country that a parcel can go to: shown where one is refused. */
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

/** A postal code of that country (ISO 3166-1 alpha-2), or nothing when no code is known. */
export const postalCodeLike = (country: string): string | undefined => EXAMPLES[country]

/** As post offices write it, however it was typed: in capitals, with single blanks. */
export const toPostalCode = (typed: string): string => typed.trim().replace(/\s+/g, ' ').toUpperCase()

/** Whether a code has the form of that country's. Where no form is known, any will do: a parcel is not refused for our ignorance. */
export const isPostalCode = (code: string, country: string): boolean =>
  !postcodeValidatorExistsForCountry(country) || postcodeValidator(code, country)
