import { addressLines } from '../checkout/addressLines.ts'
import { formatDates } from '../checkout/checkout.layout.ts'
import { lineRow } from '../checkout/checkout.line.ts'
import { totalRows } from '../checkout/checkout.totals.ts'
import { deliveryOf } from '../checkout/deliveryName.ts'
import { invoiceLines } from '../checkout/invoiceLines.ts'
import { checkoutMessages } from '../checkout/messages/index.ts'
import type { GiftCardUse } from '../giftCards/giftCards.repository.ts'
import { returnTextsOf } from '../legal/returnTexts.ts'
import { type Html, html, type Part } from '../pages/html.ts'
import { mailedPage } from '../pages/mailedPage.ts'
import type { OrderReviewRow } from '../reviews/reviews.schema.ts'
import { reviewsOfOrderPart } from '../reviews/reviewsOfOrder.ts'
import { colonOf } from '../sites/colon.ts'
import type { Site } from '../sites/sites.data.ts'
import { siteOf } from '../sites/sites.ts'
import { dayOf, minuteOf } from './dates.ts'
import { type OrderMessages, orderMessages } from './messages/index.ts'
import type { OrderLineRow, OrderRow } from './orders.schema.ts'
import { refundList } from './refundRows.ts'
import { linesReturned } from './returnedPieces.ts'
import { returnEnd, returnKindOf, sendEnd } from './returnRules.ts'
import type { OrderReturnRow } from './returns.schema.ts'
import { isUnsent } from './sendBack.ts'

export type OrderView = {
  order: OrderRow
  lines: readonly OrderLineRow[]
  giftCards: readonly GiftCardUse[]
  returns: readonly OrderReturnRow[]
  reviews: readonly OrderReviewRow[]
  /** The positions of the lines that can be reviewed now. */
  reviewable: readonly number[]
  /** Whether a line of the order can be returned now. */
  isReturnable: boolean
  /** The path of this page. */
  path: string
}

/** Renders the page of an order for the holder of its link. */
export function orderPage(view: OrderView): Html {
  const { order, lines, giftCards } = view
  const site = siteOf(order.site)
  const messages = orderMessages[site.contentLanguage]
  const checkout = checkoutMessages[site.contentLanguage]
  const invoice = invoiceLines(order)
  return mailedPage(
    site,
    messages.title(order.number),
    html`<div class="columns">
<div class="done">
<h1>${messages.title(order.number)}</h1>
<p class="lead">${messages.placed(dayOf(site, order.placedAt))}</p>
${progress(order, messages)}
${isUnderway(order) && order.delivery !== null && html`<p class="arrives">${checkout.arrives(formatDates(site, order.delivery))}</p>`}
${order.status !== 'cancelled' && tracking(site, order, messages)}
<h2 id="returns">${messages.returns}</h2>
${returnsPart(view, site, messages)}
${reviewsOfOrderPart(view)}
<h2>${checkout.address}</h2>
<address>${addressLines(order.shippingAddress, site).map((line) => html`<span>${line}</span>`)}</address>
${order.status === 'awaiting_fulfillment' && html`<p>${messages.wrongAddress} <a href="${addressRequestOf(order, site)}">${messages.changeAddress}</a></p>`}
${
  invoice.length > 0 &&
  html`<h2>${checkout.billingAddress}</h2>
<address>${invoice.map((line) => html`<span>${line}</span>`)}</address>`
}
${
  order.giftNote !== null &&
  html`<h2>${checkout.gift}</h2>
<p class="gift">${order.giftNote}</p>`
}
${order.customerId === 0 && accountOffer(view, messages)}
</div>
<aside aria-labelledby="summary"><h2 id="summary">${checkout.summary}</h2>
<ul class="lines">${lines.map((line) =>
      lineRow(site, checkout, {
        ...line,
        options: line.options.map(({ value }) => value),
        note: returnNoteOf(view, line, messages),
      }),
    )}</ul>
<dl class="totals">
${totalRows(site, checkout, {
  discountMinor: order.discountMinor,
  coupon: order.coupon && { ...order.coupon, amountMinor: order.couponMinor },
  subtotalMinor: order.subtotalMinor,
  shippingMinor: order.shippingMinor,
  tax: order.taxIncluded ? null : { state: order.shippingAddress.region ?? '', amountMinor: order.taxMinor },
  delivery: deliveryOf(order, checkout),
  giftCards,
  isPlaced: true,
})}
</dl>
${!order.taxIncluded && html`<p class="note">${checkout.taxEstimate}</p>`}</aside>
</div>`,
  )
}

/**
 * Returns when pieces of a line were withdrawn or their return was requested; undefined for a line that the buyer keeps.
 * The returns of a day are one note with the sum of their pieces.
 */
function returnNoteOf({ order, returns }: OrderView, line: OrderLineRow, messages: OrderMessages): string | undefined {
  const site = siteOf(order.site)
  const pieces = new Map<string, number>()
  for (const made of returns) {
    const day = dayOf(site, made.receivedAt)
    const note = made.kind === 'withdrawal' ? messages.withdrawn(day) : messages.returned(day)
    for (const { quantity } of linesReturned([line], [made])) pieces.set(note, (pieces.get(note) ?? 0) + quantity)
  }
  const notes = [...pieces].map(([note, count]) =>
    count < line.quantity ? `${note}${colonOf(site.language)}${messages.piecesOf(count, line.quantity)}` : note,
  )
  return notes.length === 0 ? undefined : notes.join('; ')
}

/**
 * The contact form of the storefront with a prepared message. The storefront leads from the English form to that of the
 * site.
 */
const addressRequestOf = ({ number }: OrderRow, site: Site): string =>
  `/${site.entry.prefix}/contact/en?${new URLSearchParams({ topic: 'address', order: number })}`

/** Offers a guest to add the order to an account. */
function accountOffer({ path }: OrderView, messages: OrderMessages): Html {
  return html`<section class="offer"><h2>${messages.accountTitle}</h2>
<p>${messages.accountText}</p>
<form class="onwards" method="post" action="${path}/account"><button class="secondary">${messages.accountButton}</button></form></section>`
}

const REACHED = { awaiting_fulfillment: 1, shipped: 2, completed: 3 } as const

/** Returns whether the parcel has yet to arrive, so that its dates help the buyer. */
const isUnderway = ({ status }: OrderRow): boolean => status === 'awaiting_fulfillment' || status === 'shipped'

/** The steps of an order from receipt to delivery. A cancelled order has a sentence instead. */
function progress({ status }: OrderRow, messages: OrderMessages): Html {
  if (status === 'cancelled') return html`<p>${messages.cancelled}</p>`
  const at = REACHED[status]
  const steps = [messages.received, messages.packing, messages.shipped, messages.delivered]
  return html`<ol class="progress" aria-label="${messages.progress}">${steps.map(
    (step, index) =>
      html`<li${index <= at && html` class="reached"`}${index === at && html` aria-current="step"`}>${step}</li>`,
  )}</ol>`
}

/** What is known about the parcel, newest first. */
function tracking(site: Site, order: OrderRow, messages: OrderMessages): Html {
  const { events } = messages
  const times: [date: Date | null, event: string][] = [
    [order.deliveredAt, events.delivered],
    [order.shippedAt, events.shipped],
    [order.placedAt, events.placed],
  ]
  return html`<h2 id="tracking">${messages.tracking}</h2>
${
  order.trackingNumber === null
    ? html`<p>${messages.notShipped}</p>`
    : html`<p>${deliveryOf(order, checkoutMessages[site.contentLanguage])}<br>${messages.trackingNumber}${colonOf(site.language)}${order.trackingNumber}</p>`
}
<ul class="events">${times.map(
    ([date, event]) =>
      date !== null && html`<li>${event}<time datetime="${date.toISOString()}">${minuteOf(site, date)}</time></li>`,
  )}</ul>`
}

function returnsPart(
  { order, lines, returns, isReturnable, path }: OrderView,
  site: Site,
  messages: OrderMessages,
): Part {
  const made = returns.map((each) => {
    const { kind, receivedAt, restockedAt, refundedAt } = each
    const day = dayOf(site, receivedAt)
    const items = linesReturned(lines, [each])
    const names = items.map(({ name, quantity }) => `${quantity} × ${name}`)
    const isKept = items.length > 0 && isUnsent(order, each)
    const toSend =
      order.status !== 'cancelled' &&
      html`${order.shippedAt !== null && html`<p>${messages.sendBackBy(dayOf(site, sendEnd(site, receivedAt)))}</p>`}
<p><a class="secondary" href="${path}/return?done">${messages.stepsLink}</a></p>`
    // The items of a cancelled order have not left the shop.
    const hasCome = restockedAt !== null && order.status !== 'cancelled'
    const sent = hasCome ? html`<p>${messages.restocked(dayOf(site, restockedAt))}</p>` : toSend
    const refund = isKept ? html`<p>${messages.unsent}</p>` : sent
    return html`<p><b>${kind === 'withdrawal' ? messages.withdrawn(day) : messages.returned(day)}</b><br>${names.join(', ')}</p>
${refundedAt === null ? refund : html`<p>${messages.refunded(dayOf(site, refundedAt))}</p>`}
${refundList(site, each.refund)}`
  })
  const isWithdrawal = returnKindOf(site) === 'withdrawal'
  const end = returnEnd(order)
  if (!isReturnable) {
    const isOver = end !== undefined && made.length === 0
    const withItems = returns.filter(({ positions }) => positions.length > 0)
    const isPaidBack = withItems.length > 0 && withItems.every(({ refundedAt }) => refundedAt !== null)
    return html`${made}${isOver && html`<p>${messages.ended(dayOf(site, end))}</p>`}
${order.status === 'cancelled' && !isPaidBack && html`<p>${messages.nothingToSend}</p>`}`
  }
  const until = isWithdrawal ? messages.withdrawalUntil : messages.returnUntil
  const open = isWithdrawal ? messages.withdrawalOpen : messages.returnOpen
  return html`${made}<p>${end === undefined ? open(returnTextsOf(site).days) : until(dayOf(site, end))}</p>
<p><a class="secondary" href="${path}/return">${isWithdrawal ? messages.withdraw : messages.startReturn}</a></p>`
}
