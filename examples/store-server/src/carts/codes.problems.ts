import { Problem } from '../contract/problem.ts'
import type { CouponRefusal } from '../coupons/coupons.rules.ts'
import type { Currency } from '../sites/sites.data.ts'
import { fromMinor } from './cart.amounts.ts'

/** The response for a coupon that does not apply. The amounts are in the currency of the cart. */
export function couponRefused(refusal: CouponRefusal, currency: Currency): Problem {
  switch (refusal.code) {
    case 'coupon_expired':
      return refused(refusal.code, 'This coupon has expired', { valid_until: refusal.validUntil.toISOString() })
    case 'coupon_not_yet_valid':
      return refused(refusal.code, 'This coupon is not valid yet', { valid_from: refusal.validFrom.toISOString() })
    case 'coupon_minimum': {
      const minimum = fromMinor(refusal.minimumMinor)
      const missing = fromMinor(refusal.missingMinor)
      const title = `This coupon needs an order of at least ${minimum} ${currency}: ${missing} ${currency} more`
      return refused(refusal.code, title, { minimum, missing, currency })
    }
    case 'coupon_used_up':
      return refused(refusal.code, 'This coupon has been used up')
    case 'coupon_needs_sign_in':
      return refused(refusal.code, 'Please sign in to use this coupon')
    case 'unknown_coupon':
      return unknownCoupon()
  }
}

export function unknownCoupon(): Problem {
  return refused('unknown_coupon', 'This coupon code is not valid')
}

export function couponAlreadyApplied(): Problem {
  return refused('coupon_already_applied', 'This coupon is already applied')
}

export function onlyOneCoupon(): Problem {
  return refused('only_one_coupon', 'Only one coupon can be used per order')
}

export function unknownGiftCard(): Problem {
  return refused('unknown_gift_card', 'This gift-card code is not valid')
}

export function giftCardEmpty(): Problem {
  return refused('gift_card_empty', 'Nothing is left on this gift card')
}

export function giftCardWrongCurrency(currency: Currency): Problem {
  return refused('gift_card_wrong_currency', `This gift card is in ${currency} and cannot be used here`, { currency })
}

export function giftCardAlreadyApplied(): Problem {
  return refused('gift_card_already_applied', 'This gift card is already applied')
}

export function tooManyGiftCards(max: number): Problem {
  return refused('too_many_gift_cards', `At most ${max} gift cards can be used per order`, { max })
}

function refused(code: string, title: string, extensions?: Record<string, unknown>): Problem {
  return new Problem({ status: 422, code, title, extensions })
}
