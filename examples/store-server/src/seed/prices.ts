import type { Currency, SeedProduct } from './catalogue.types.ts'
import { between, type Random } from './random.ts'

/** Price factors relative to the euro. They form a price list, not exchange rates. */
const FACTORS: Readonly<Record<Currency, number>> = { EUR: 1, GBP: 0.88, CHF: 1.05, USD: 1.08 }

/** Rounds to usual shop prices: from 40 the price ends in 5 or 9, from 100 in 9. */
const rounded = (units: number): number => {
  if (units < 40) return Math.max(9, Math.round(units))
  return units < 100
    ? Math.round(units / 5) * 5 - (Math.round(units / 5) % 2 === 0 ? 1 : 0)
    : Math.round(units / 10) * 10 - 1
}

/**
 * Converts to minor units. A price below 40 ends in .95, so that the data contains prices whose member discount must be
 * rounded.
 */
const toMinor = (units: number): number => units * 100 - (units < 40 ? 5 : 0)

const SALES = [0.7, 0.75, 0.8, 0.85] as const

type Prices = SeedProduct['prices']

/** The regular price of a product in whole euros, and the share of it that is left in the sale. */
export type DrawnPrice = { readonly euros: number; readonly factor: number | undefined }

/** Draws the price of a product, and whether it is on sale. */
export const drawPrice = ([low, high]: readonly [number, number], random: Random): DrawnPrice => {
  const euros = between(random, low, high)
  return { euros, factor: random() < 0.18 ? SALES[between(random, 0, SALES.length - 1)] : undefined }
}

/** Returns a product's price in the four currencies, and its sale price if it is on sale. */
export const pricesOf = ({ euros, factor }: DrawnPrice): Prices => {
  const inCurrency = (currency: Currency) => {
    const price = rounded(euros * FACTORS[currency])
    const sale = factor === undefined ? null : Math.max(5, Math.round(price * factor))
    return { price: toMinor(price), sale: sale === null || sale >= price ? null : toMinor(sale) }
  }
  return { EUR: inCurrency('EUR'), GBP: inCurrency('GBP'), CHF: inCurrency('CHF'), USD: inCurrency('USD') }
}
