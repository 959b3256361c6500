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
  /** The tax on top of the prices, with an empty state while it is unknown; null where the prices include the tax. */
  tax: { state: string; amountMinor: number } | null
  /** The name of the shipping method. */
  delivery: string
  /** What each gift card pays. */
  giftCards: readonly { lastFour: string; amountMinor: number }[]
}

/**
 * Returns the texts that depend on the tax, by the name in `data-live`. `assets/total.js` replaces them when the buyer
 * chooses another state.
 */
export function taxTexts(
  site: Site,
  messages: CheckoutMessages,
  totals: Totals,
): Record<'taxName' | 'tax' | 'total' | 'due', string> {
  const { subtotalMinor, shippingMinor, tax } = totals
  const totalMinor = subtotalMinor + shippingMinor + (tax?.amountMinor ?? 0)
  const dueMinor = totals.giftCards.reduce((due, { amountMinor }) => due - amountMinor, totalMinor)
  return {
    taxName: messages.salesTax(tax?.state ?? ''),
    tax: tax === null || tax.state === '' ? messages.taxOpen : formatMoney(site, tax.amountMinor),
    total: formatMoney(site, totalMinor),
    due: formatMoney(site, dueMinor),
  }
}

/** Returns the label of the total, which says whether the prices include the tax. */
export const totalLabel = ({ taxIncluded }: Site, { total, taxIncluded: included }: CheckoutMessages): Html =>
  html`${total}${taxIncluded && html` <small>${included}</small>`}`

/** Renders the rows of the totals, in the checkout and on the confirmation page. */
export function totalRows(site: Site, messages: CheckoutMessages, totals: Totals): Html {
  const { discountMinor, coupon, subtotalMinor, shippingMinor, delivery, tax } = totals
  const money = (minor: number) => formatMoney(site, minor)
  const giftCards = totals.giftCards.filter(({ amountMinor }) => amountMinor > 0)
  const texts = taxTexts(site, messages, totals)
  return html`${discountMinor > 0 && html`<div><dt>${messages.professionalDiscount}</dt><dd>${money(-discountMinor)}</dd></div>`}
${coupon !== null && html`<div><dt>${couponLabel(coupon, site.language)} <span class="by">${coupon.code}</span></dt><dd>${money(-coupon.amountMinor)}</dd></div>`}
<div><dt>${messages.subtotal}</dt><dd>${money(subtotalMinor)}</dd></div>
<div><dt>${messages.shipping} <span class="by">${delivery}</span></dt><dd>${shippingMinor === 0 ? messages.free : money(shippingMinor)}</dd></div>
${tax !== null && html`<div><dt data-live="taxName">${texts.taxName}</dt><dd data-live="tax">${texts.tax}</dd></div>`}
<div class="total"><dt>${totalLabel(site, messages)}</dt><dd data-live="total">${texts.total}</dd></div>
${giftCards.map((card) => html`<div><dt>${messages.giftCard(giftCardLabel(card))}</dt><dd>${money(-card.amountMinor)}</dd></div>`)}
${giftCards.length > 0 && html`<div class="total"><dt>${messages.due}</dt><dd data-live="due">${texts.due}</dd></div>`}`
}
