import type { Currency, SeedProduct } from './catalogue.types.ts'
import { between, type Random } from './random.ts'

/** What a euro of price is elsewhere: a price list of its own, not a conversion. */
const FACTORS: Readonly<Record<Currency, number>> = { EUR: 1, GBP: 0.88, CHF: 1.05, USD: 1.08 }

/** Prices of 40 and more end on a 5 or 9 below 100 and on a 9 above, as on the shelf. */
const rounded = (units: number): number => {
  if (units < 40) return Math.max(9, Math.round(units))
  return units < 100
    ? Math.round(units / 5) * 5 - (Math.round(units / 5) % 2 === 0 ? 1 : 0)
    : Math.round(units / 10) * 10 - 1
}

/** In minor units. Small prices end on 95, so that a share of one, such as a member's discount, has to be rounded. */
const toMinor = (units: number): number => units * 100 - (units < 40 ? 5 : 0)

const SALES = [0.7, 0.75, 0.8, 0.85] as const

/** The price of a product in the four currencies, and its sale price when it is on sale. */
export const pricesOf = ([low, high]: readonly [number, number], random: Random): SeedProduct['prices'] => {
  const euros = between(random, low, high)
  const factor = random() < 0.18 ? SALES[between(random, 0, SALES.length - 1)] : undefined
  const inCurrency = (currency: Currency) => {
    const price = rounded(euros * FACTORS[currency])
    const sale = factor === undefined ? null : Math.max(5, Math.round(price * factor))
    return { price: toMinor(price), sale: sale === null || sale >= price ? null : toMinor(sale) }
  }
  return { EUR: inCurrency('EUR'), GBP: inCurrency('GBP'), CHF: inCurrency('CHF'), USD: inCurrency('USD') }
}
