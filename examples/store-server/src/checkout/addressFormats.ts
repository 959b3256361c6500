type Format = {
  /** The letters that may precede a postal code in international mail: the country code, or the sign of cars. */
  prefixes: readonly string[]
  /** Regular expressions of the parts of a postal code, between which a shopper may type separators. */
  parts: readonly string[]
  /** The separator between the parts of a stored postal code. */
  separator: string
  postalCode: string
  phone: string
}

const digits = (parts: string, postalCode: string, phone: string, ...prefixes: string[]): Format => ({
  prefixes,
  parts: [parts],
  separator: '',
  postalCode,
  phone,
})

/** The letters of an Irish Eircode (Eircode, "Guide for Formatting and Storing Eircode"). */
const EIR = 'AC-FHKNPRTV-Y'

/**
 * The postal codes of the countries to which parcels and invoices go, in the formats of their postal services, each with
 * a real example, and a made-up phone number.
 */
const FORMATS: Readonly<Record<string, Format>> = {
  AT: digits('[1-9]\\d{3}', '1010', '+43 1 2345678', 'A', 'AT'),
  BE: digits('[1-9]\\d{3}', '1000', '+32 2 123 45 67', 'B', 'BE'),
  CH: digits('[1-9]\\d{3}', '8001', '+41 44 123 45 67', 'CH'),
  DE: digits('(?!00|01000|99999)\\d{5}', '80331', '+49 89 123456', 'D', 'DE'),
  DK: digits('(?!0000)\\d{4}', '2100', '+45 12 34 56 78', 'DK'),
  ES: digits('(?:0[1-9]|[1-4]\\d|5[0-2])\\d{3}', '28001', '+34 912 345 678', 'E', 'ES'),
  FI: digits('(?!00000)\\d{5}', '00100', '+358 9 1234567', 'FI', 'FIN', 'AX'),
  FR: {
    prefixes: ['F', 'FR'],
    parts: ['(?!00)\\d{2}', '\\d{3}'],
    separator: '',
    postalCode: '75001',
    phone: '+33 1 23 45 67 89',
  },
  GB: {
    prefixes: ['GB'],
    parts: ['[A-Z]{1,2}\\d[A-Z\\d]?', '\\d[ABD-HJLNP-UW-Z]{2}'],
    separator: ' ',
    postalCode: 'SW1A 1AA',
    phone: '+44 20 7946 0123',
  },
  IE: {
    prefixes: ['IE'],
    parts: [`(?:[${EIR}]\\d{2}|D6W)`, `[\\d${EIR}]{4}`],
    separator: ' ',
    postalCode: 'D02 AF30',
    phone: '+353 1 234 5678',
  },
  IT: digits('(?!0000)\\d{5}', '00184', '+39 02 1234567', 'I', 'IT'),
  LU: digits('[1-9]\\d{3}', '1009', '+352 12 34 56', 'L', 'LU'),
  NL: {
    prefixes: ['NL'],
    parts: ['[1-9]\\d{3}', '[A-Z]{2}'],
    separator: ' ',
    postalCode: '1012 AB',
    phone: '+31 20 123 4567',
  },
  NO: digits('(?!0000)\\d{4}', '0150', '+47 12 34 56 78', 'N', 'NO'),
  PT: {
    prefixes: ['P', 'PT'],
    parts: ['[1-9]\\d{3}', '\\d{3}'],
    separator: '-',
    postalCode: '1000-205',
    phone: '+351 21 234 5678',
  },
  SE: {
    prefixes: ['S', 'SE'],
    parts: ['[1-9]\\d{2}', '\\d{2}'],
    separator: ' ',
    postalCode: '111 22',
    phone: '+46 8 123 456 78',
  },
  US: {
    prefixes: ['US', 'USA'],
    parts: ['(?!00[0-4])\\d{5}', '(?:\\d{4})?'],
    separator: '-',
    postalCode: '80302',
    phone: '+1 303 555 0123',
  },
}

const formats = new Map(Object.entries(FORMATS))

/** Returns the formats of a country (ISO 3166-1 alpha-2), or undefined for an unknown country. */
export const addressFormat = (country: string): Format | undefined => formats.get(country)
