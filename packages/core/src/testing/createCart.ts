import type { Cart } from '../cart/cart.types.ts'

/**
 * Creates a cart for a test: a guest's empty cart in euros, with the given changes. Without a change, the amounts are
 * the sums of the lines.
 *
 * @example createCart({ lines: [createCartLine()], country: 'DE' })
 */
export const createCart = ({ lines = [], ...change }: Partial<Cart> = {}): Cart => {
  const amount = lines.reduce((sum, { extendedPrice }) => sum + extendedPrice, 0)
  return {
    id: 'cart-1',
    revision: '1',
    customerId: null,
    channelId: '1',
    email: '',
    currency: 'EUR',
    currencySymbol: '€',
    locale: 'de-DE',
    taxIncluded: true,
    country: null,
    lines,
    baseAmount: amount,
    discountAmount: 0,
    cartAmount: amount,
    discounts: [],
    taxes: [],
    giftCards: [],
    notices: [],
    note: null,
    custom: {},
    coupons: [],
    createdAt: '',
    updatedAt: '',
    removed: [],
    ...change,
  }
}
