/** The ISO 4217 code of a site's currency: a currency of the contracts, or another one that your sites use. */
export type Currency = 'EUR' | 'GBP' | 'CHF' | 'USD' | (string & {})

/** An amount of money in whole minor units (cents, whole yen, thousandths of a dinar), never a float of major units. */
export interface Money {
  readonly amount: number
  readonly currency: Currency
}

const formats = new Map<string, Intl.NumberFormat>()

const formatOf = (
  currency: Currency,
  locale: string,
  currencyDisplay: 'symbol' | 'narrowSymbol' = 'symbol',
): Intl.NumberFormat => {
  const key = `${locale} ${currency} ${currencyDisplay}`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
  formats.set(key, format)
  return format
}

/** Returns the number of decimals of a currency: 2 for EUR, 0 for JPY, 3 for KWD; 2 for an invalid code. */
export const minorDigits = (currency: Currency): number => {
  try {
    return formatOf(currency, 'en').resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

/** Returns the sign of a currency, such as € or CHF, or null for an invalid code. */
export const currencySign = (currency: Currency, locale = 'en'): string | null => {
  try {
    const parts = formatOf(currency, locale, 'narrowSymbol').formatToParts(0)
    return parts.find(({ type }) => type === 'currency')?.value ?? null
  } catch {
    return null
  }
}

/**
 * Converts a decimal amount, a number or a string ("129.95"), to minor units of its currency. Null, empty and invalid
 * values give null.
 */
export const toMinor = (decimal: number | string | null | undefined, currency: Currency): number | null => {
  if (decimal === null || decimal === undefined || `${decimal}`.trim() === '') return null
  const value = Number(decimal)
  const decimals = minorDigits(currency)
  // Scales through text, because 1.005 * 100 is 100.49999999999999.
  const minor = Math.round(Number(`${value}e${decimals}`) || value * 10 ** decimals)
  return Number.isFinite(minor) ? minor : null
}

/** Converts minor units to a decimal amount for a request. */
export const toDecimal = (minor: number, currency: Currency): number => minor / 10 ** minorDigits(currency)

/**
 * Formats money in the conventions of a BCP 47 `locale` such as `de-AT`. A back end may send a currency that is no code
 * of ISO 4217, for which `Intl` throws; then the text is the decimal amount and that currency.
 */
export const formatMoney = ({ amount, currency }: Money, locale: string): string => {
  const decimal = toDecimal(amount, currency)
  try {
    return formatOf(currency, locale).format(decimal)
  } catch {
    return `${decimal} ${currency}`
  }
}
