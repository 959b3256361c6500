import { formatMoney } from '../checkout/checkout.layout.ts'
import { giftCardLabel } from '../giftCards/giftCards.rules.ts'
import type { MailPart } from '../mail/composeMail.ts'
import { html, type Part } from '../pages/html.ts'
import type { Site } from '../sites/sites.data.ts'
import { orderMessages } from './messages/index.ts'
import type { AmountRow } from './orderAmounts.ts'
import { toPaymentMinor } from './refundAmount.ts'
import type { Refund } from './returns.schema.ts'

/** Returns the amount of a refund, and where it goes if a gift card gets a part of it. */
export function refundRows(site: Site, refund: Refund): AmountRow[] {
  const messages = orderMessages[site.contentLanguage]
  const money = (minor: number) => formatMoney(site, minor)
  const total = { label: messages.refund, value: money(refund.amountMinor), isTotal: true }
  if (refund.giftCards.length === 0) return [total]
  const restMinor = toPaymentMinor(refund)
  const rest = restMinor > 0 ? [{ label: messages.refundToPayment, value: money(restMinor) }] : []
  const cards = refund.giftCards.map((card) => ({
    label: messages.refundToGiftCard(giftCardLabel(card)),
    value: money(card.amountMinor),
  }))
  return [...cards, ...rest, total]
}

/** Renders the amounts of a refund on a page. */
export const refundList = (site: Site, refund: Refund | null): Part =>
  refund !== null &&
  html`<dl class="stated">${refundRows(site, refund).map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`

/** Returns the amounts of a refund as a part of a mail. */
export const refundParts = (site: Site, refund: Refund | null): MailPart[] =>
  refund === null ? [] : [{ kind: 'table', rows: refundRows(site, refund) }]
