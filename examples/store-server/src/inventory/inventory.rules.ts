import { MAX_LINE_QUANTITY } from '../generated/limits.ts'
import type { SellableVariant } from './inventory.types.ts'

/** The current unit price in minor units. A sale price of 0 means no sale (spec 3.product.sale-price-empty). */
export function currentPriceMinor(variant: SellableVariant): number {
  return variant.salePriceMinor === null || variant.salePriceMinor === 0 ? variant.priceMinor : variant.salePriceMinor
}

/** The reason why the variant cannot be sold now, or null when it can. */
export function unavailability(
  variant: SellableVariant | undefined,
): 'unknown_variant' | 'coming_soon' | 'retired' | 'out_of_stock' | null {
  if (variant === undefined) return 'unknown_variant'
  if (variant.comingSoon) return 'coming_soon'
  if (variant.retired) return 'retired'
  return maxQuantityOf(variant) < 1 ? 'out_of_stock' : null
}

/** The maximum quantity of this variant in one cart: its stock, at most `MAX_LINE_QUANTITY`. */
export function maxQuantityOf(variant: SellableVariant): number {
  return variant.tracked ? Math.min(Math.max(0, variant.stock), MAX_LINE_QUANTITY) : MAX_LINE_QUANTITY
}

export function canShip(variant: SellableVariant, country: string): boolean {
  return !variant.unshippableTo.includes(country)
}
