import { payWith } from '../giftCards/giftCards.rules.ts'
import { type Html, html } from '../pages/html.ts'
import type { Site } from '../sites/sites.data.ts'
import { formatMoney } from './checkout.layout.ts'
import { lineRow } from './checkout.line.ts'
import { dueMinor, type Summary, totalMinor } from './checkout.summary.ts'
import { liveTexts, type Totals, taxNextNote, totalRows } from './checkout.totals.ts'
import type { CheckoutPage } from './checkoutPage.types.ts'
import { deliveryName } from './deliveryName.ts'
import type { CheckoutMessages } from './messages/index.ts'

/**
 * Renders the order summary, collapsible on a phone. It is open when the order has changed or is blocked, and items
 * that are left out of the order are always visible.
 */
export function overview(page: CheckoutPage): Html {
  const { site, messages, summary, refusal, blockers } = page
  const pieces = summary.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const details = refusal === 'changed' || blockers.length > 0 ? html`<details open>` : html`<details>`
  return html`<aside class="order" aria-labelledby="summary"><h2 id="summary">${messages.summary}</h2>
${summary.leftOut.length > 0 && html`<p class="note">${messages.leftOut(summary.leftOut.map(({ name }) => name).join(', '))}</p>`}
${summary.endedCoupon !== null && html`<p class="note">${messages.couponEnded(summary.endedCoupon)}</p>`}
${details}<summary><span><span class="what">${messages.summary}</span> <span class="count">${messages.pieces(pieces)}</span></span>
${summary.rates.map((rate) => html`<span class="sum rate-${rate.id}" data-rate="${rate.id}"><span data-live="due">${formatMoney(site, dueMinor(summary, rate))}</span>${taxNextNote(liveTexts(site, messages, totalsWith(site, messages, summary, rate)))}</span>`)}</summary>
<ul class="lines">${summary.lines.map(({ variant, ...line }) =>
    lineRow(site, messages, {
      ...line,
      ...variant,
      priceMinor: line.priceMinor,
      options: variant.options.map(({ value }) => value),
    }),
  )}</ul>
${summary.rates.map((rate) => totals(page, rate))}
${!site.taxIncluded && html`<p class="note">${messages.taxEstimate}</p>`}</details></aside>`
}

/**
 * Renders the totals for one shipping method. The style sheet shows only the selected method's totals, so no script is
 * needed.
 */
function totals({ site, messages, summary }: CheckoutPage, rate: Summary['rates'][number]): Html {
  return html`<dl class="totals rate-${rate.id}" data-rate="${rate.id}">
${totalRows(site, messages, totalsWith(site, messages, summary, rate))}
</dl>`
}

/** Returns the amounts of the order with one shipping method. */
export const totalsWith = (
  site: Site,
  messages: CheckoutMessages,
  summary: Summary,
  rate: Summary['rates'][number],
): Totals => ({
  discountMinor: summary.discountMinor,
  coupon: summary.coupon,
  subtotalMinor: summary.subtotalMinor,
  shippingMinor: rate.costMinor,
  tax: site.taxIncluded ? null : (summary.tax ?? { state: '', amountMinor: 0 }),
  delivery: deliveryName(messages, rate),
  giftCards: payWith(summary.giftCards, totalMinor(summary, rate)),
  isPlaced: false,
})
