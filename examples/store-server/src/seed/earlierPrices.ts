import type { SeedProduct } from './catalogue.types.ts'

/** A price before the current one. */
type EarlierPrice = { product_id: number; currency: string; price_minor: number; valid_from: string }

const DAY_MS = 86_400_000

/**
 * Builds earlier prices of the reduced products, so that the lowest price of the 30 days before a reduction is known.
 * Every third product was cheaper for a while, so that this price is not always the regular one.
 */
export const earlierPrices = (products: readonly SeedProduct[], now: number): EarlierPrice[] =>
  products.flatMap(({ id, prices }) =>
    Object.entries(prices).flatMap(([currency, { price, sale }]) => {
      if (sale === null) return []
      const row = (minor: number, days: number) => ({
        product_id: id,
        currency,
        price_minor: minor,
        valid_from: new Date(now - days * DAY_MS).toISOString(),
      })
      const between = Math.round((price + sale) / 2 / 100) * 100 - 5
      return id % 3 === 0 ? [row(price, 90), row(between, 20), row(price, 10)] : [row(price, 90)]
    }),
  )
