/** The standard rates of VAT in percent, by the country of delivery. The goods of this shop have no reduced rate. */
const STANDARD_RATES: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  CH: 8.1,
  DE: 19,
  DK: 25,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GB: 20,
  IE: 23,
  IT: 22,
  LU: 17,
  NL: 21,
  NO: 25,
  PT: 23,
  SE: 25,
}

/** Returns the rate of VAT in percent; undefined for a country outside the EU store. */
export function vatRate(country: string): number | undefined {
  return STANDARD_RATES[country]
}

/** Returns the VAT in an amount that includes it, in minor units. */
export function includedVatMinor(amountMinor: number, rate: number): number {
  return Math.round((amountMinor * rate) / (100 + rate))
}
