import type { SellableVariant } from './inventory.types.ts'

/** What a piece costs now, minor units. A sale price of 0 is none (specification, section 3). */
export function currentPriceMinor(variant: SellableVariant): number {
  return variant.salePriceMinor === null || variant.salePriceMinor === 0 ? variant.priceMinor : variant.salePriceMinor
}

/** Why a variant cannot be sold now at all, or null. */
export function unavailability(
  variant: SellableVariant | undefined,
): 'unknown_variant' | 'coming_soon' | 'retired' | 'out_of_stock' | null {
  if (variant === undefined) return 'unknown_variant'
  if (variant.comingSoon) return 'coming_soon'
  if (variant.retired) return 'retired'
  return mostOf(variant) < 1 ? 'out_of_stock' : null
}

/** How many pieces one cart can hold of it. */
export function mostOf(variant: SellableVariant): number {
  return variant.tracked ? Math.min(Math.max(0, variant.stock), MOST_PIECES) : MOST_PIECES
}

/** No line holds more, whatever the stock (the contract's maximum). */
export const MOST_PIECES = 999

export function canShip(variant: SellableVariant, country: string | null): boolean {
  return country === null || !variant.unshippableTo.includes(country)
}
