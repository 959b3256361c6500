import { couponLabel } from '../coupons/coupons.rules.ts'
import type { CouponNames } from '../coupons/coupons.schema.ts'
import { giftCardLabel } from '../giftCards/giftCards.rules.ts'
import { type Html, html } from '../pages/html.ts'
import type { Site } from '../sites/sites.data.ts'
import { formatMoney } from './checkout.layout.ts'
import type { CheckoutMessages } from './messages/index.ts'

/** The amounts of an order in minor units, before or after it was placed. */
export type Totals = {
  /** The member discount. */
  discountMinor: number
  coupon: { code: string; names: CouponNames; amountMinor: number } | null
  subtotalMinor: number
  shippingMinor: number
  /** The name of the shipping method. */
  delivery: string
  /** What each gift card pays. */
  giftCards: readonly { lastFour: string; amountMinor: number }[]
}

/** Renders the rows of the totals, in the checkout and on the confirmation page. */
export function totalRows(site: Site, messages: CheckoutMessages, totals: Totals): Html {
  const { discountMinor, coupon, subtotalMinor, shippingMinor, delivery } = totals
  const money = (minor: number) => formatMoney(site, minor)
  const totalMinor = subtotalMinor + shippingMinor
  const giftCards = totals.giftCards.filter(({ amountMinor }) => amountMinor > 0)
  const dueMinor = giftCards.reduce((due, { amountMinor }) => due - amountMinor, totalMinor)
  return html`${discountMinor > 0 && html`<div><dt>${messages.professionalDiscount}</dt><dd>${money(-discountMinor)}</dd></div>`}
${coupon !== null && html`<div><dt>${couponLabel(coupon, site.language)} <span class="by">${coupon.code}</span></dt><dd>${money(-coupon.amountMinor)}</dd></div>`}
<div><dt>${messages.subtotal}</dt><dd>${money(subtotalMinor)}</dd></div>
<div><dt>${messages.shipping} <span class="by">${delivery}</span></dt><dd>${shippingMinor === 0 ? messages.free : money(shippingMinor)}</dd></div>
<div class="total"><dt>${messages.total}</dt><dd>${money(totalMinor)}</dd></div>
${giftCards.map((card) => html`<div><dt>${messages.giftCard(giftCardLabel(card))}</dt><dd>${money(-card.amountMinor)}</dd></div>`)}
${giftCards.length > 0 && html`<div class="total"><dt>${messages.due}</dt><dd>${money(dueMinor)}</dd></div>`}`
}
