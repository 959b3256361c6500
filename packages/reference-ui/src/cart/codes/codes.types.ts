/** What a code may be, named as in the changes of the cart. */
export type CodeKind = 'coupon' | 'giftCard'

/** The problems of the store server with a code. */
export type CodeProblem =
  | 'unknown_coupon'
  | 'coupon_expired'
  | 'coupon_not_yet_valid'
  | 'coupon_minimum'
  | 'coupon_used_up'
  | 'coupon_needs_sign_in'
  | 'coupon_already_applied'
  | 'only_one_coupon'
  | 'unknown_gift_card'
  | 'gift_card_empty'
  | 'gift_card_wrong_currency'
  | 'gift_card_already_applied'
  | 'too_many_gift_cards'
