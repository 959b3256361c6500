import { type Currency, type Money, toMinor } from '../../shared/money.ts'
import { needed } from '../readParts.ts'

interface Prices {
  /** The current price. */
  readonly price: Money
  /** The price before the sale; null when the product is not on sale. */
  readonly regularPrice: Money | null
}

/**
 * Returns the sale price when it is not 0, otherwise the regular price (spec section 3). Throws when the regular price
 * is missing, because a missing price must not appear as 0.
 */
export const pricesOf = (wire: { price: number; sale_price: number | null }, currency: Currency): Prices => {
  const regular = needed(toMinor(wire.price, currency), 'price')
  const sale = toMinor(wire.sale_price, currency) || regular
  return { price: { amount: sale, currency }, regularPrice: regular > sale ? { amount: regular, currency } : null }
}
