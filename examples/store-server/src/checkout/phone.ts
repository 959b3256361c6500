import { addressFormat } from './addressFormats.ts'

/**
 * The pattern of phone numbers: 6 to 15 digits (ITU-T E.164, section 6) with the usual separators. `assets/fields.js`
 * checks the field with it on leaving, the server on submit.
 */
export const PHONE_PATTERN = '^(?=(?:\\D*\\d){6,15}\\D*$)[\\d\\s+()./\\-]*$'

const phonePattern = new RegExp(PHONE_PATTERN, 'u')

export const isPhone = (typed: string): boolean => phonePattern.test(typed)

/** Returns an example of a phone number of the country (ISO 3166-1 alpha-2), which stays on one line. */
export const phoneLike = (country: string): string =>
  (addressFormat(country)?.phone ?? '+49 89 123456').replaceAll(' ', '\u00a0')
