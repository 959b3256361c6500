import type { ShippingContext } from './shipping.machine.ts'
import type { ShippingOption, ShippingView } from './shipping.types.ts'

export interface Subtotals {
  /** Minor units before discounts. */
  readonly base: number
  /** Minor units after discounts: the shown subtotal. */
  readonly discounted: number
}

const compared = ({ usesDiscountedSubtotal }: ShippingOption, { base, discounted }: Subtotals): number =>
  usesDiscountedSubtotal === false ? base : discounted

/**
 * Returns the shipping cost in minor units (spec section 5). It is 0 when free shipping is enabled and the subtotal is
 * strictly above its minimum; otherwise it is the lowest rate of the other enabled options, or null if there are none.
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

/** Returns the view of shipping, as far as it does not depend on a request in flight. */
export const viewShipping = (
  {
    country,
    options,
    subject: { baseAmount, subtotal, currency, needsShipping },
  }: Pick<ShippingContext, 'country' | 'options' | 'subject'>,
  isEstimated: boolean,
): Omit<ShippingView, 'isLoading' | 'unsupported'> => {
  const subtotals = { base: baseAmount, discounted: subtotal }
  const amount = needsShipping && isEstimated ? shippingCost(options, subtotals) : null
  return {
    country,
    options,
    cost: amount === null ? null : { amount, currency },
    isFree: amount === 0,
    isNeeded: needsShipping,
    isEstimated,
    total: { amount: subtotal + (amount ?? 0), currency },
  }
}
