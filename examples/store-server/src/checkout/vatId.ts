type Format = {
  /** Regular expression of what follows the country code, in capital letters and without separators. */
  body: string
  /** Regular expression of the ids of other countries that would pass for a `body`. */
  foreign?: string
  example: string
}

/**
 * The VAT ids of the countries to which invoices go. The members of the EU have the structures of the VIES of the
 * European Commission.
 */
const FORMATS: Readonly<Record<string, Format>> = {
  AT: { body: 'U\\d{8}', example: 'ATU12345678' },
  BE: { body: '[01]\\d{9}', example: 'BE0123456789' },
  CH: { body: 'E\\d{9}(?:MWST|TVA|IVA)?', example: 'CHE-123.456.789' },
  DE: { body: '\\d{9}', example: 'DE123456789' },
  DK: { body: '\\d{8}', example: 'DK12345678' },
  ES: { body: '(?!\\d{9}$)[A-Z\\d]\\d{7}[A-Z\\d]', example: 'ESB12345678' },
  FI: { body: '\\d{8}', example: 'FI12345678' },
  FR: { body: '[A-Z\\d]{2}\\d{9}', foreign: '(?:DE|GB|PT)\\d{9}', example: 'FR12345678901' },
  GB: { body: '(?:\\d{9}|\\d{12}|(?:GD|HA)\\d{3})', example: 'GB123456789' },
  IE: { body: '(?:\\d[A-Z\\d+*]\\d{5}[A-Z]|\\d{7}[A-Z]{2})', example: 'IE1234567A' },
  IT: { body: '\\d{11}', example: 'IT12345678901' },
  LU: { body: '\\d{8}', example: 'LU12345678' },
  NL: { body: '[A-Z\\d+*]{9}B\\d{2}', example: 'NL123456789B01' },
  NO: { body: '\\d{9}MVA', example: 'NO123456789MVA' },
  PT: { body: '\\d{9}', example: 'PT123456789' },
  SE: { body: '\\d{12}', example: 'SE123456789001' },
}

const formats = new Map(Object.entries(FORMATS))

/** The characters that a shopper may type between the characters of an id. */
export const VAT_ID_SEPARATORS = '[\\s./\\-]'

/** Returns an example of a VAT id of the country (ISO 3166-1 alpha-2), or undefined for an unknown country. */
export const vatIdLike = (country: string): string | undefined => formats.get(country)?.example

/**
 * Returns the pattern of typed VAT ids without separators, for a regular expression that ignores case; undefined for an
 * unknown country. The country code is optional, because many countries write their ids without it at home.
 */
export function vatIdPattern(country: string): string | undefined {
  const format = formats.get(country)
  if (format === undefined) return undefined
  const { body, foreign } = format
  return `^${foreign === undefined ? '' : `(?!${foreign}$)`}(?:${country})?(${body})$`
}

/**
 * Returns the VAT id in capital letters, with the country code and without separators, or null if it is not one of the
 * country. If the format of the country is unknown, every id is valid, so that the order is not refused.
 */
export function toVatId(typed: string, country: string): string | null {
  const pattern = vatIdPattern(country)
  if (pattern === undefined) return typed.trim()
  const body = new RegExp(pattern, 'iu').exec(typed.replace(new RegExp(VAT_ID_SEPARATORS, 'gu'), ''))?.[1]
  return body === undefined ? null : country + body.toUpperCase()
}
