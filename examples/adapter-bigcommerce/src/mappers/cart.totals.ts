import { listOf, numberOf, recordOf, textOf, type WireCart } from '@cairn/core/adapter'

type Json = Readonly<Record<string, unknown>>

const sumOf = (list: unknown): number =>
  listOf(list).reduce<number>((sum, part) => sum + (numberOf(recordOf(part).discounted_amount) ?? 0), 0)

/**
 * Returns the discount of the whole cart without coupons. The list `discounts` has the share of each line, and contains
 * the shares of the coupons too; `discount_amount` has only the discount of an order, and leaves out that of products.
 */
const discountOf = (cart: Json): number => {
  const ofLines = sumOf(cart.discounts) - sumOf(cart.coupons)
  const ofOrder = (numberOf(cart.discount_amount) ?? 0) + (numberOf(cart.manual_discount_amount) ?? 0)
  return Math.max(0, ofLines, ofOrder)
}

const couponsOf = ({ coupons }: Json) =>
  listOf(coupons).flatMap((part) => {
    const { code, discounted_amount, display_name } = recordOf(part)
    const named = textOf(code)
    return named === null
      ? []
      : { code: named, discounted_amount: numberOf(discounted_amount), label: textOf(display_name) ?? named }
  })

/**
 * Reads the amounts of a cart. Those of a checkout exist with and without tax; the amount of a cart alone contains taxes
 * on top of the prices.
 */
export const totalsOf = (
  cart: Json,
  ofCheckout: Json,
  taxIncluded: boolean,
): Pick<WireCart, 'base_amount' | 'discount_amount' | 'cart_amount' | 'coupons'> => {
  const name = taxIncluded ? 'cart_amount_inc_tax' : 'cart_amount_ex_tax'
  return {
    base_amount: numberOf(cart.base_amount),
    discount_amount: discountOf(cart),
    cart_amount: numberOf(ofCheckout[name]) ?? numberOf(cart[name]) ?? numberOf(cart.cart_amount),
    coupons: couponsOf(cart),
  }
}

/**
 * Reads the gift certificates with which the shopper pays. Their codes are money, so only the last four characters leave
 * the server.
 */
export const giftCardsOf = (checkout: Json) =>
  listOf(checkout.gift_certificates).flatMap((part, index) => {
    const { code, used, balance } = recordOf(part)
    const text = textOf(code)
    if (text === null) return []
    const label = text.slice(-4)
    return { id: `${label}-${index}`, code: text, label, amount: numberOf(used), balance: numberOf(balance) }
  })

/** Reads the discounts with their names, and what only a checkout has: taxes, gift certificates and a message. */
export const extrasOf = (
  cart: Json,
  checkout: Json,
  taxIncluded: boolean,
): Required<Pick<WireCart, 'discounts' | 'taxes' | 'gift_cards' | 'note'>> => {
  const discount = discountOf(cart)
  return {
    discounts: [
      // BigCommerce does not name the promotion.
      ...(discount > 0 ? [{ label: '', amount: discount }] : []),
      ...couponsOf(cart).map(({ code, label, discounted_amount: amount }) => ({ code, label, amount })),
    ],
    taxes: listOf(checkout.taxes).flatMap((part) => {
      const { name, amount } = recordOf(part)
      const decimal = numberOf(amount)
      return !decimal ? [] : { label: textOf(name) ?? '', amount: decimal, is_included: taxIncluded }
    }),
    gift_cards: giftCardsOf(checkout).map(({ code: _, ...card }) => card),
    note: textOf(checkout.customer_message),
  }
}
