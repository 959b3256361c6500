import type { ProductRecord } from './products.repository.ts'

type Availability = { availableFrom?: string }

/**
 * Returns the day from which a product that is coming soon will be sold, as an ISO 8601 date. A day in the past is left
 * out, because the product still cannot be bought.
 */
export const availabilityOn = (
  now: number,
  { comingSoon, availableFrom }: Pick<ProductRecord['product'], 'comingSoon' | 'availableFrom'>,
): Availability => {
  const today = new Date(now).toISOString().slice(0, 10)
  return comingSoon && availableFrom !== null && availableFrom > today ? { availableFrom } : {}
}
