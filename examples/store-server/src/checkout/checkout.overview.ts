import { type Html, html } from '../pages/html.ts'
import { formatMoney } from './checkout.layout.ts'
import { lineRow } from './checkout.line.ts'
import type { Summary } from './checkout.summary.ts'
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
${details}<summary><span><span class="what">${messages.summary}</span> <span class="count">${messages.pieces(pieces)}</span></span>
${summary.rates.map((rate) => html`<span class="sum rate-${rate.id}">${formatMoney(site, totalMinor(summary, rate))}</span>`)}</summary>
<ul class="lines">${summary.lines.map(({ variant, ...line }) =>
    lineRow(site, messages, {
      ...line,
      ...variant,
      priceMinor: line.priceMinor,
      options: [variant.colour, variant.size],
    }),
  )}</ul>
${summary.rates.map((rate) => totals(page, rate))}
<p class="note">${site.taxIncluded ? messages.taxIncluded : messages.taxAdded}</p></details></aside>`
}

const totalMinor = (summary: Summary, rate: Summary['rates'][number]): number => summary.subtotalMinor + rate.costMinor

/**
 * Renders the totals for one shipping method. The style sheet shows only the selected method's totals, so no script is
 * needed.
 */
function totals({ site, messages, summary }: CheckoutPage, rate: Summary['rates'][number]): Html {
  return html`<dl class="totals rate-${rate.id}">
${summary.discountMinor > 0 && html`<div><dt>${messages.professionalDiscount}</dt><dd>${formatMoney(site, -summary.discountMinor)}</dd></div>`}
<div><dt>${messages.subtotal}</dt><dd>${formatMoney(site, summary.subtotalMinor)}</dd></div>
<div><dt>${messages.shipping} <span class="by">${deliveryName(messages, rate)}</span></dt><dd>${rate.costMinor === 0 ? messages.free : formatMoney(site, rate.costMinor)}</dd></div>
<div class="total"><dt>${messages.total}</dt><dd>${formatMoney(site, totalMinor(summary, rate))}</dd></div>
</dl>`
}
