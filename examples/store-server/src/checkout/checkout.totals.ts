import { couponLabel } from '../coupons/coupons.rules.ts'
import type { CouponNames } from '../coupons/coupons.schema.ts'
import { giftCardLabel } from '../giftCards/giftCards.rules.ts'
import { type Html, html, type Part } from '../pages/html.ts'
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
  /** Whether the order was placed, so that nothing is due any more. */
  isPlaced: boolean
}

type LiveTexts = Record<'delivery' | 'shipping' | 'total' | 'due', string> & {
  taxName?: string
  tax?: string
  /** What the total lacks while the state is unknown; empty once the tax is in it. */
  taxNext?: string
}

/**
 * Returns the texts that depend on the country or the state, by the name in `data-live`. `assets/total.js` replaces them
 * when the buyer chooses another one.
 */
export function liveTexts(site: Site, messages: CheckoutMessages, totals: Totals): LiveTexts {
  const { subtotalMinor, shippingMinor, tax, delivery } = totals
  const totalMinor = subtotalMinor + shippingMinor + (tax?.amountMinor ?? 0)
  const dueMinor = totals.giftCards.reduce((due, { amountMinor }) => due - amountMinor, totalMinor)
  return {
    delivery,
    shipping: shippingMinor === 0 ? messages.free : formatMoney(site, shippingMinor),
    ...(tax !== null && {
      taxName: messages.salesTax(tax.state),
      tax: tax.state === '' ? messages.taxOpen : formatMoney(site, tax.amountMinor),
      taxNext: tax.state === '' ? messages.taxNext : '',
    }),
    total: formatMoney(site, totalMinor),
    due: formatMoney(site, dueMinor),
  }
}

/** Returns what each gift card pays, by the name in `data-live`. A card that pays nothing has no row. */
export const cardTexts = (site: Site, { giftCards }: Totals): Record<string, string> =>
  Object.fromEntries(
    giftCards.flatMap(({ amountMinor }, index) =>
      amountMinor > 0 ? [[`card${index}`, formatMoney(site, -amountMinor)]] : [],
    ),
  )

/** Returns the note at a total that lacks the tax, where the tax depends on the state. */
export const taxNextNote = ({ taxNext }: LiveTexts): Part =>
  taxNext !== undefined && html` <small data-live="taxNext">${taxNext}</small>`

/** Returns the label of the total, which says whether the tax is in it. */
const totalLabel = ({ taxIncluded }: Site, messages: CheckoutMessages, texts: LiveTexts): Html =>
  html`${messages.total}${taxIncluded && html` <small>${messages.taxIncluded}</small>`}${taxNextNote(texts)}`

/** Returns the label of the amount that the buyer pays, which is less than the total with gift cards. */
export const dueLabel = (site: Site, messages: CheckoutMessages, totals: Totals): Html => {
  const texts = liveTexts(site, messages, totals)
  return totals.giftCards.length > 0 ? html`${messages.due}${taxNextNote(texts)}` : totalLabel(site, messages, texts)
}

/** Renders the rows of the totals, in the checkout and on the confirmation page. */
export function totalRows(site: Site, messages: CheckoutMessages, totals: Totals): Html {
  const { discountMinor, coupon, subtotalMinor, giftCards, isPlaced } = totals
  const money = (minor: number) => formatMoney(site, minor)
  const texts = liveTexts(site, messages, totals)
  const paid = cardTexts(site, totals)
  return html`${discountMinor > 0 && html`<div><dt>${messages.professionalDiscount}</dt><dd>${money(-discountMinor)}</dd></div>`}
${coupon !== null && html`<div><dt>${couponLabel(coupon, site.language)} <span class="by">${coupon.code}</span></dt><dd>${money(-coupon.amountMinor)}</dd></div>`}
<div><dt>${messages.subtotal}</dt><dd>${money(subtotalMinor)}</dd></div>
<div><dt>${messages.shipping} <span class="by" data-live="delivery">${texts.delivery}</span></dt><dd data-live="shipping">${texts.shipping}</dd></div>
${texts.tax !== undefined && html`<div><dt data-live="taxName">${texts.taxName}</dt><dd data-live="tax">${texts.tax}</dd></div>`}
<div class="total"><dt>${totalLabel(site, messages, texts)}</dt><dd data-live="total">${texts.total}</dd></div>
${giftCards.map((card, index) => card.amountMinor > 0 && html`<div><dt>${messages.giftCard(giftCardLabel(card))}</dt><dd data-live="card${index}">${paid[`card${index}`]}</dd></div>`)}
${Object.keys(paid).length > 0 && html`<div class="total"><dt>${isPlaced ? messages.paid : messages.due}${taxNextNote(texts)}</dt><dd data-live="due">${texts.due}</dd></div>`}`
}
