import type { ShippingOption } from './shipping.types.ts'

export interface Subtotals {
  /** Before discounts, minor units. */
  readonly base: number
  /** After discounts, minor units: the subtotal that is shown. */
  readonly discounted: number
}

const compared = ({ usesDiscountedSubtotal }: ShippingOption, { base, discounted }: Subtotals): number =>
  usesDiscountedSubtotal === false ? base : discounted

/**
 * What shipping costs, in minor units (spec section 5): nothing when free shipping is enabled and the subtotal is strictly above its minimum,
 * else the lowest rate among the enabled options that are not free shipping; null when there is none.
 */
export const shippingCost = (options: readonly ShippingOption[], subtotals: Subtotals): number | null => {
  const enabled = options.filter((option) => option.enabled)
  const isFree = enabled.some(
    (option) => option.type === 'freeshipping' && compared(option, subtotals) > option.minimumSubtotal,
  )
  if (isFree) return 0
  const rates = enabled.flatMap(({ type, rate }) =>
    type === 'freeshipping' || rate === null || Number.isNaN(rate) ? [] : [rate],
  )
  return rates.length === 0 ? null : Math.min(...rates)
}
