/**
 * ISO 4217 code of a currency in which a site of the shop transacts: those of the contracts, or one of your own sites' with two decimals, as
 * SEK or DKK. Minor units are hundredths everywhere.
 */
export type Currency = 'EUR' | 'GBP' | 'CHF' | 'USD' | (string & {})

/** An amount of money: whole minor units (cents), never a float of major units. */
export interface Money {
  readonly amount: number
  readonly currency: Currency
}

const MINOR_PER_MAJOR = 100

/**
 * Reads a decimal as the wire sends it, number or string ("129.95"), into minor units.
 * Null, empty and unreadable values give null. Every {@link Currency} has two decimals.
 */
export const toMinor = (decimal: number | string | null | undefined): number | null => {
  if (decimal === null || decimal === undefined || `${decimal}`.trim() === '') return null
  const value = Number(decimal)
  if (!Number.isFinite(value)) return null
  // Scaled by text, because 1.005 * 100 is 100.49999999999999.
  return Math.round(Number(`${value}e2`) || value * MINOR_PER_MAJOR)
}

/** Minor units as the decimal that the wire wants. */
export const toDecimal = (minor: number): number => minor / MINOR_PER_MAJOR

const formats = new Map<string, Intl.NumberFormat>()

/** Money as a shopper reads it, in the conventions of a BCP 47 `locale` such as `de-AT`. */
export const formatMoney = ({ amount, currency }: Money, locale: string): string => {
  const key = `${locale} ${currency}`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
  formats.set(key, format)
  return format.format(toDecimal(amount))
}
