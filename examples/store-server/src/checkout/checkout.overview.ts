import { payWith } from '../giftCards/giftCards.rules.ts'
import { type Html, html } from '../pages/html.ts'
import { formatMoney } from './checkout.layout.ts'
import { lineRow } from './checkout.line.ts'
import { dueMinor, type Summary, totalMinor } from './checkout.summary.ts'
import { totalRows } from './checkout.totals.ts'
import type { CheckoutPage } from './checkoutPage.types.ts'
import { deliveryName } from './deliveryName.ts'

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
${summary.rates.map((rate) => html`<span class="sum rate-${rate.id}">${formatMoney(site, dueMinor(summary, rate))}</span>`)}</summary>
<ul class="lines">${summary.lines.map(({ variant, ...line }) =>
    lineRow(site, messages, {
      ...line,
      ...variant,
      priceMinor: line.priceMinor,
      options: variant.options.map(({ value }) => value),
    }),
  )}</ul>
${summary.rates.map((rate) => totals(page, rate))}
<p class="note">${site.taxIncluded ? messages.taxIncluded : messages.taxAdded}</p></details></aside>`
}

/**
 * Renders the totals for one shipping method. The style sheet shows only the selected method's totals, so no script is
 * needed.
 */
function totals({ site, messages, summary }: CheckoutPage, rate: Summary['rates'][number]): Html {
  const { discountMinor, coupon, subtotalMinor } = summary
  return html`<dl class="totals rate-${rate.id}">
${totalRows(site, messages, {
  discountMinor,
  coupon,
  subtotalMinor,
  shippingMinor: rate.costMinor,
  delivery: deliveryName(messages, rate),
  giftCards: payWith(summary.giftCards, totalMinor(summary, rate)),
})}
</dl>`
}
