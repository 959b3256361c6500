import type { Cart, CartDiscount, CartGiftCard } from '../../cart/cart.types.ts'
import { type BackEnd, type FakeCart, refusal } from './backEnd.ts'

const normalized = (code: string): string => code.trim().toUpperCase()

const membershipDiscount = ({ customers, now }: BackEnd, { customerId }: FakeCart, amount: number): number => {
  const membership = customers.find(({ profile }) => profile.customerId === customerId)?.membership
  const isMember = membership?.isActive === true && Date.parse(membership.expiry_date ?? '') > now()
  return isMember ? Math.round((amount * (membership.discount ?? 0)) / 100) : 0
}

const giftCardsOf = ({ giftCards }: BackEnd, cart: FakeCart, cartAmount: number): readonly CartGiftCard[] => {
  let due = cartAmount
  return cart.giftCards.map(({ id, code }) => {
    const balance = giftCards.get(code) ?? 0
    const amount = Math.min(balance, due)
    due -= amount
    return { id, label: `•••• ${code.slice(-4)}`, amount, balance }
  })
}

/** Returns the amounts of a cart whose lines cost `baseAmount`. Gift cards pay in the order in which they were added. */
export const amountsOf = (
  backEnd: BackEnd,
  cart: FakeCart,
  baseAmount: number,
): Pick<Cart, 'baseAmount' | 'discountAmount' | 'cartAmount' | 'coupons' | 'discounts' | 'giftCards'> => {
  const discountAmount = membershipDiscount(backEnd, cart, baseAmount)
  const discounts: CartDiscount[] =
    discountAmount > 0 ? [{ label: 'Membership', amount: discountAmount, code: null }] : []
  let cartAmount = baseAmount - discountAmount
  for (const code of cart.coupons) {
    const percent = backEnd.coupons.get(code) ?? 0
    const amount = Math.round((cartAmount * percent) / 100)
    discounts.push({ label: `${percent} %`, amount, code })
    cartAmount -= amount
  }
  const coupons = discounts.flatMap(({ code, amount }) => (code === null ? [] : { code, discountedAmount: amount }))
  return {
    baseAmount,
    discountAmount,
    cartAmount,
    coupons,
    discounts,
    giftCards: giftCardsOf(backEnd, cart, cartAmount),
  }
}

/** Returns the coupons of the cart with one more. Throws `REFUSED` for an unknown code. */
export const withCoupon = ({ coupons }: BackEnd, cart: FakeCart, entered: string): FakeCart['coupons'] => {
  const code = normalized(entered)
  if (!coupons.has(code)) throw refusal('REFUSED', 'unknown_coupon', 'This code is not valid')
  return [...withoutCoupon(cart, code), code]
}

export const withoutCoupon = (cart: FakeCart, code: string): FakeCart['coupons'] =>
  cart.coupons.filter((known) => known !== normalized(code))

/** Returns the gift cards of the cart with one more. Throws `REFUSED` for an unknown code. */
export const withGiftCard = ({ giftCards }: BackEnd, cart: FakeCart, entered: string): FakeCart['giftCards'] => {
  const code = normalized(entered)
  if (!giftCards.has(code)) throw refusal('REFUSED', 'unknown_gift_card', 'We do not know this gift card')
  const isKnown = cart.giftCards.some((known) => known.code === code)
  return isKnown ? cart.giftCards : [...cart.giftCards, { id: crypto.randomUUID(), code }]
}
