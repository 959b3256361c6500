import { crossesCustoms } from '../delivery/customs.ts'
import { LONGEST_GIFT_NOTE } from './checkout.form.ts'
import type { CheckoutMessages } from './messages/index.ts'

/** Says where the recipient of a gift sees no price, and where the customs form shows its value. */
export const giftPricesIn = ({ giftPrices, giftCustoms }: CheckoutMessages, country: string): string =>
  crossesCustoms(country) ? `${giftPrices} ${giftCustoms}` : giftPrices

/** Returns the hint at the field of the gift message. It follows the country of the delivery. */
export const giftHintIn = (messages: CheckoutMessages, country: string): string =>
  `${messages.giftHint(LONGEST_GIFT_NOTE)} ${giftPricesIn(messages, country)}`
