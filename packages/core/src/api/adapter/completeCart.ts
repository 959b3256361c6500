import type { Cart, CartLine } from '../../cart/cart.types.ts'
import { currencySign } from '../../shared/money.ts'
import type { Site } from '../../shared/site.ts'

/** The parts of a line that every back end has, and any others. */
export type LineParts = Pick<CartLine, 'id' | 'name' | 'productId' | 'quantity' | 'salePrice' | 'variantId'> &
  Partial<CartLine>

/** The parts of a cart that every back end has, and any others. */
export type CartParts = Pick<Cart, 'id' | 'lines'> & Partial<Cart>

/**
 * Completes a cart line. The parts that a back end does not have mean "unknown" or "none", and the amounts follow from
 * the price and the quantity.
 */
export const completeLine = (parts: LineParts): CartLine => {
  const { listPrice = parts.salePrice, quantity, salePrice } = parts
  return {
    kind: 'physical',
    sku: '',
    slug: null,
    imageUrl: null,
    options: [],
    properties: {},
    custom: {},
    listPrice,
    extendedPrice: salePrice * quantity,
    extendedListPrice: listPrice * quantity,
    discountAmount: 0,
    couponAmount: 0,
    isMutable: true,
    needsShipping: true,
    isComingSoon: false,
    isRetired: false,
    itemError: null,
    isTracked: null,
    inventoryLevel: null,
    ...parts,
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/**
 * Completes a cart. Currency, locale and tax mode are those of the site; the amounts follow from the lines, the discount
 * and the coupons.
 *
 * @example completeCart(site, { id: basket.token, lines: basket.rows.map(lineOf) })
 */
export const completeCart = (site: Site, parts: CartParts): Cart => {
  const { coupons = [], currency = site.currency, discountAmount = 0, lines } = parts
  const { baseAmount = sum(lines.map(({ extendedPrice }) => extendedPrice)) } = parts
  return {
    revision: null,
    customerId: null,
    channelId: site.storeSource,
    email: '',
    currency,
    currencySymbol: currencySign(currency, site.hreflang) ?? '$',
    locale: site.locale,
    taxIncluded: site.taxIncluded,
    country: null,
    baseAmount,
    discountAmount,
    cartAmount: baseAmount - discountAmount - sum(coupons.map(({ discountedAmount }) => discountedAmount)),
    discounts: [],
    taxes: [],
    giftCards: [],
    notices: [],
    note: null,
    custom: {},
    coupons,
    createdAt: '',
    updatedAt: '',
    removed: [],
    ...parts,
  }
}
