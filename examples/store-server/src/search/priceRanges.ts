/** The number of products with a price, in minor units. */
export type PriceCount = { price: number; count: number }

/** A range of prices, in minor units. Both ends belong to the range; an absent end is open. */
export type PriceRange = { from?: number; to?: number }

const READY_RANGES = 3

/** Returns the step of a round price, about a tenth of the price: 5, 10, 25, 50, 100 or 250 of the currency. */
const stepOf = (price: number): number => [500, 1000, 2500, 5000, 10_000].find((step) => price <= step * 8) ?? 25_000

const roundPrice = (price: number): number => Math.round(price / stepOf(price)) * stepOf(price)

/** Returns how many products have a price within the range. */
export const countWithin = (prices: readonly PriceCount[], { from = 0, to = Infinity }: PriceRange): number =>
  prices.reduce((sum, { price, count }) => (price >= from && price <= to ? sum + count : sum), 0)

/** Returns the price below which a part of the products lies, rounded. */
const cutAt = (prices: readonly PriceCount[], part: number): number => {
  const wanted = countWithin(prices, {}) * part
  let passed = 0
  for (const { price, count } of prices) {
    passed += count
    if (passed >= wanted) return roundPrice(price)
  }
  return 0
}

/**
 * Returns ready ranges with round ends, each with about a third of the products. Prices that lie close together give
 * fewer ranges, or none.
 */
export const readyRanges = (prices: readonly PriceCount[]): PriceRange[] => {
  const [lowest, highest] = [prices[0]?.price ?? 0, prices.at(-1)?.price ?? 0]
  const parts = Array.from({ length: READY_RANGES - 1 }, (_, index) => (index + 1) / READY_RANGES)
  const cuts = [...new Set(parts.map((part) => cutAt(prices, part)))].filter((cut) => cut > lowest && cut < highest)
  if (cuts.length === 0) return []
  return [undefined, ...cuts].map((from, index) => {
    const to = cuts[index]
    return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
  })
}
