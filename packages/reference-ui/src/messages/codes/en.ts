import type { CodeProblem } from '../../cart/codes/codes.types.ts'

/**
 * `fact` is the minimum, the date, the currency or the maximum that the text names, and `missing` is the amount that the
 * cart lacks for the minimum. Each is empty when it is not known.
 */
const problems: Readonly<Record<CodeProblem, (fact: string, missing: string) => string>> = {
  unknown_coupon: () => 'This code does not exist. Please check the spelling.',
  coupon_expired: () => 'This coupon has expired.',
  coupon_not_yet_valid: (fact) =>
    fact === '' ? 'This coupon is not valid yet.' : `This coupon is valid from ${fact}.`,
  coupon_minimum: (fact, missing) =>
    fact === ''
      ? 'Your order is below the minimum for this coupon.'
      : `This coupon needs an order of at least ${fact}.${missing && ` Add ${missing} more to use it.`}`,
  coupon_used_up: () => 'This coupon has been used up.',
  coupon_needs_sign_in: () => 'Sign in to use this coupon.',
  coupon_already_applied: () => 'This coupon is already applied.',
  only_one_coupon: () => 'You can use one coupon per order. Remove the other one first.',
  unknown_gift_card: () => 'This code does not exist. Please check the spelling.',
  gift_card_empty: () => 'This gift card has no balance left.',
  gift_card_wrong_currency: (fact) =>
    fact === ''
      ? 'This gift card is in another currency and cannot be used here.'
      : `This gift card is in ${fact} and cannot be used here.`,
  gift_card_already_applied: () => 'This gift card is already applied.',
  too_many_gift_cards: (fact) =>
    fact === '' ? 'You cannot use more gift cards for this order.' : `You can use up to ${fact} gift cards per order.`,
}

/** Texts of the field for coupons and gift cards. English is the source language. */
export const messages = {
  label: 'Coupon or gift card code',
  apply: 'Apply',
  required: 'Enter a code.',
  applied: (name: string) => `${name} was applied.`,
  failed: 'We could not check the code. Please try again.',
  tooMany: 'Too many attempts. Please wait a few minutes.',
  problems,
  /** What the server changed in the cart. The name is empty when it is not known. */
  noticed: {
    reduced: (name: string, count: number) => `${name}: only ${count} in stock`,
    lineRemoved: (name: string) =>
      name === ''
        ? 'An item is no longer available and was removed from your cart'
        : `${name} is no longer available and was removed from your cart`,
    priceChanged: (name: string) =>
      name === '' ? 'A price in your cart has changed' : `The price of ${name} has changed`,
    couponRemoved: 'A coupon is no longer valid for this cart and was removed',
    other: 'The shop has changed your cart',
  },
}
