type Format = { pattern: RegExp; example: string }

/**
 * The VAT ids of the countries to which invoices go, without separators. The members of the EU have the structures of
 * the VIES of the European Commission.
 */
const FORMATS: Readonly<Record<string, Format>> = {
  AT: { pattern: /^ATU\d{8}$/, example: 'ATU12345678' },
  BE: { pattern: /^BE[01]\d{9}$/, example: 'BE0123456789' },
  CH: { pattern: /^CHE\d{9}(MWST|TVA|IVA)?$/, example: 'CHE-123.456.789' },
  DE: { pattern: /^DE\d{9}$/, example: 'DE123456789' },
  DK: { pattern: /^DK\d{8}$/, example: 'DK12345678' },
  ES: { pattern: /^ES(?!\d{9}$)[A-Z\d]\d{7}[A-Z\d]$/, example: 'ESB12345678' },
  FI: { pattern: /^FI\d{8}$/, example: 'FI12345678' },
  FR: { pattern: /^FR[A-Z\d]{2}\d{9}$/, example: 'FR12345678901' },
  GB: { pattern: /^GB(\d{9}|\d{12}|(GD|HA)\d{3})$/, example: 'GB123456789' },
  IE: { pattern: /^IE(\d[A-Z\d+*]\d{5}[A-Z]|\d{7}[A-Z]{2})$/, example: 'IE1234567A' },
  IT: { pattern: /^IT\d{11}$/, example: 'IT12345678901' },
  LU: { pattern: /^LU\d{8}$/, example: 'LU12345678' },
  NL: { pattern: /^NL[A-Z\d+*]{9}B\d{2}$/, example: 'NL123456789B01' },
  NO: { pattern: /^NO\d{9}MVA$/, example: 'NO123456789MVA' },
  PT: { pattern: /^PT\d{9}$/, example: 'PT123456789' },
  SE: { pattern: /^SE\d{12}$/, example: 'SE123456789001' },
}

const formats = new Map(Object.entries(FORMATS))

/** Returns an example of a VAT id of the country (ISO 3166-1 alpha-2), or undefined for an unknown country. */
export const vatIdLike = (country: string): string | undefined => formats.get(country)?.example

/**
 * Returns the VAT id in capital letters and without separators, or null if it is not one of the country. A missing
 * prefix is added, because many countries write their ids without it at home. If the format of the country is unknown,
 * every id is valid, so that the order is not refused.
 */
export function toVatId(typed: string, country: string): string | null {
  const format = formats.get(country)
  if (format === undefined) return typed.trim()
  const id = typed.toUpperCase().replace(/[\s./-]/g, '')
  // After the French prefix two letters may follow, so the whole id of another country would pass for a French one.
  const isForeign = [...formats].some(([other, { pattern }]) => other !== country && pattern.test(id))
  return (isForeign ? [] : [id, country + id]).find((each) => format.pattern.test(each)) ?? null
}
