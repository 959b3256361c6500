import { type Currency, type Money, toMinor } from '../../shared/money.ts'
import { needed } from '../readable.ts'

interface Prices {
  /** What it costs now. */
  readonly price: Money
  /** What it cost before, where it is on sale. */
  readonly regularPrice: Money | null
}

/** The sale price when not 0, otherwise the regular price (spec section 3). One that is not known is not 0: it throws. */
export const pricesOf = (wire: { price: number; sale_price: number | null }, currency: Currency): Prices => {
  const regular = needed(toMinor(wire.price, currency), 'price')
  const sale = toMinor(wire.sale_price, currency) || regular
  return { price: { amount: sale, currency }, regularPrice: regular > sale ? { amount: regular, currency } : null }
}
