import type { CodeProblem } from '../../cart/codes/codes.types.ts'

/** `fact` is the minimum, the date, the currency or the maximum that the text names; empty when it is not known. */
const problems: Readonly<Record<CodeProblem, (fact: string) => string>> = {
  unknown_coupon: () => 'We do not know this code. Please check the spelling.',
  coupon_expired: () => 'This coupon has expired.',
  coupon_not_yet_valid: (fact) =>
    fact === '' ? 'This coupon is not valid yet.' : `This coupon is valid from ${fact}.`,
  coupon_minimum: (fact) =>
    fact === ''
      ? 'Your order does not reach the minimum of this coupon.'
      : `This coupon needs an order of at least ${fact}.`,
  coupon_used_up: () => 'This coupon has been used up.',
  coupon_needs_sign_in: () => 'Sign in to use this coupon.',
  coupon_already_applied: () => 'This coupon is already applied.',
  only_one_coupon: () => 'An order can have one coupon. Remove the other one first.',
  unknown_gift_card: () => 'We do not know this code. Please check the spelling.',
  gift_card_empty: () => 'Nothing is left on this gift card.',
  gift_card_wrong_currency: (fact) =>
    fact === ''
      ? 'This gift card is in another currency and cannot be used here.'
      : `This gift card is in ${fact} and cannot be used here.`,
  gift_card_already_applied: () => 'This gift card is already applied.',
  too_many_gift_cards: (fact) =>
    fact === '' ? 'An order cannot have more gift cards.' : `An order can have at most ${fact} gift cards.`,
}

/** Texts of the field for coupons and gift cards. English is the source language. */
export const messages = {
  label: 'Code of a coupon or gift card',
  apply: 'Apply',
  required: 'Enter a code.',
  applied: (name: string) => `${name} is applied.`,
  failed: 'The code could not be checked. Please try again.',
  tooMany: 'That was one try too many. Please wait a few minutes.',
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
    couponRemoved: 'A coupon no longer applies and was removed',
    other: 'The shop has changed your cart',
  },
}
