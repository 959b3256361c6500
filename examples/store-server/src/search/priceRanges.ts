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

/** Steps of round prices, the roundest first. */
const STEPS = [25_000, 10_000, 5000, 2500, 1000, 500]

/** Returns the roundest price strictly between two prices; undefined if none is round. */
const roundBetween = (low: number, high: number): number | undefined =>
  STEPS.map((step) => (Math.ceil(high / step) - 1) * step).find((cut) => cut > low)

/** Returns up to two round prices between products, as close to a third and two thirds of the products as possible. */
const cutsBetween = (prices: readonly PriceCount[]): number[] => {
  const gaps = prices.flatMap(({ price }, index) => roundBetween(prices[index - 1]?.price ?? price, price) ?? [])
  if (gaps.length < READY_RANGES) return gaps
  const isCloserTo =
    (part: number) =>
    (one: number, other: number): number => {
      const distance = (cut: number) => Math.abs(countWithin(prices, { to: cut }) - countWithin(prices, {}) * part)
      return distance(other) < distance(one) ? other : one
    }
  const first = gaps.slice(0, -1).reduce(isCloserTo(1 / READY_RANGES))
  const second = gaps.filter((gap) => gap > first).reduce(isCloserTo(2 / READY_RANGES))
  return [first, second]
}

const rangesOf = (cuts: readonly number[]): PriceRange[] =>
  [undefined, ...cuts].map((from, index) => {
    const to = cuts[index]
    return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
  })

/**
 * Returns three ready ranges with round ends, each with about a third of the products. Few prices, or prices that lie
 * close together, give fewer ranges or none, because a range without products is useless.
 */
export const readyRanges = (prices: readonly PriceCount[]): PriceRange[] => {
  const [lowest, highest] = [prices[0]?.price ?? 0, prices.at(-1)?.price ?? 0]
  const parts = Array.from({ length: READY_RANGES - 1 }, (_, index) => (index + 1) / READY_RANGES)
  const cuts = [...new Set(parts.map((part) => cutAt(prices, part)))].filter((cut) => cut > lowest && cut < highest)
  const even = rangesOf(cuts)
  if (even.length === READY_RANGES && even.every((range) => countWithin(prices, range) > 0)) return even
  const between = cutsBetween(prices)
  return between.length === 0 ? [] : rangesOf(between)
}
