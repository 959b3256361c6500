import type { Config } from '../config.ts'
import type { GiftCardUse } from '../giftCards/giftCards.repository.ts'
import { returnTextsOf } from '../legal/returnTexts.ts'
import { orderMessages } from '../orders/messages/index.ts'
import type { OrderLineRow, OrderRow } from '../orders/orders.schema.ts'
import { returnKindOf } from '../orders/returnRules.ts'
import { PRINT_SCRIPT } from '../orders/returnSlip.page.ts'
import { type Html, html } from '../pages/html.ts'
import type { Site } from '../sites/sites.data.ts'
import { siteOf } from '../sites/sites.ts'
import { addressLines } from './addressLines.ts'
import { formatDates, layout, PLACED_SCRIPT_PATH, type Place, placeOf } from './checkout.layout.ts'
import { lineRow } from './checkout.line.ts'
import { totalRows } from './checkout.totals.ts'
import { deliveryOf } from './deliveryName.ts'
import { invoiceLines } from './invoiceLines.ts'
import { type CheckoutMessages, checkoutMessages } from './messages/index.ts'

type Parts = {
  lines: readonly OrderLineRow[]
  giftCards?: readonly GiftCardUse[]
  path: string
  payment: Config['payment']
}

/** Renders the confirmation in the language and currency of the order. */
export function confirmationPage(order: OrderRow, { lines, giftCards = [], path, payment }: Parts): Html {
  const site = siteOf(order.site)
  const messages = checkoutMessages[site.contentLanguage]
  const { prefix } = site.entry
  const invoice = invoiceLines(order)
  return layout(
    placeOf(site),
    messages,
    messages.confirmedTitle,
    html`
<div class="columns">
<div class="done">
<h1>${messages.confirmedTitle}</h1>
<p class="number">${messages.confirmed(order.number)}</p>
<p class="lead">${messages.confirmedEmail(order.email)}</p>
${payment !== 'real' && html`<p>${messages.invoiceNote}</p>`}
${order.delivery !== null && html`<p class="arrives">${messages.arrives(formatDates(site, order.delivery))}</p>`}
<h2>${messages.address}</h2>
<address>${addressLines(order.shippingAddress, site).map((line) => html`<span>${line}</span>`)}</address>
${
  invoice.length > 0 &&
  html`<h2>${messages.billingAddress}</h2>
<address>${invoice.map((line) => html`<span>${line}</span>`)}</address>`
}
${
  order.giftNote !== null &&
  html`<h2>${messages.gift}</h2>
<p class="gift">${order.giftNote}</p>`
}
${returnOffer(site, path)}
${order.customerId === 0 && accountOffer(path, messages)}
<p class="onwards"><a class="primary" href="/${prefix}">${messages.continueShopping}</a>
<a href="${path}/order">${messages.seeOrder}</a>
${order.customerId > 0 && html`<a href="/${prefix}/account/orderhistory">${messages.orderHistory}</a>`}
<button class="secondary" type="button" data-print hidden>${orderMessages[site.contentLanguage].slipPrint}</button></p>
<script type="module" src="${PRINT_SCRIPT}"></script>
</div>
<aside aria-labelledby="summary"><h2 id="summary">${messages.summary}</h2>
<ul class="lines">${lines.map((line) =>
      lineRow(site, messages, { ...line, options: line.options.map(({ value }) => value) }),
    )}</ul>
<dl class="totals">
${totalRows(site, messages, {
  discountMinor: order.discountMinor,
  coupon: order.coupon && { ...order.coupon, amountMinor: order.couponMinor },
  subtotalMinor: order.subtotalMinor,
  shippingMinor: order.shippingMinor,
  tax: order.taxIncluded ? null : { state: order.shippingAddress.region ?? '', amountMinor: order.taxMinor },
  delivery: deliveryOf(order, messages),
  giftCards,
  isPlaced: true,
})}
</dl>
${!order.taxIncluded && html`<p class="note">${messages.taxEstimate}</p>`}</aside>
</div>`,
    PLACED_SCRIPT_PATH,
  )
}

/** Says until when the order can be withdrawn from or returned, with the link to the form. */
function returnOffer(site: Site, path: string): Html {
  const texts = orderMessages[site.contentLanguage]
  const isWithdrawal = returnKindOf(site) === 'withdrawal'
  const open = isWithdrawal ? texts.withdrawalOpen : texts.returnOpen
  return html`<h2>${texts.returns}</h2>
<p class="lead">${open(returnTextsOf(site).days)}</p>
<p class="onwards"><a class="secondary" href="${path}/order?return">${isWithdrawal ? texts.withdraw : texts.startReturn}</a></p>`
}

/** Offers a guest to add the order to a new account, or to the account that the guest has. */
function accountOffer(path: string, messages: CheckoutMessages): Html {
  return html`<section class="offer"><h2>${messages.accountTitle}</h2>
<p>${messages.accountText}</p>
<form class="onwards" method="post" action="${path}/account"><button class="secondary" name="to" value="sign-up">${messages.accountLink}</button>
<button class="secondary" name="to" value="sign-in">${messages.accountSignIn}</button></form></section>`
}

/**
 * Why the checkout cannot be shown: the link was used in another browser, the cart is closed, the checkout does not
 * exist, or the request failed.
 */
export type NoticeReason = 'used' | 'closed' | 'unknown' | 'failed'

export function noticePage(place: Place, messages: CheckoutMessages, reason: NoticeReason): Html {
  return notice(place, messages, messages[`${reason}Title`], messages[`${reason}Text`])
}

/**
 * Renders the page for a cart in which no item is left to order: all items are sold out, or another tab has removed
 * them.
 */
export function soldOutPage(place: Place, messages: CheckoutMessages, gone: readonly { name: string }[]): Html {
  if (gone.length === 0) return notice(place, messages, messages.emptyTitle, messages.emptyText)
  return notice(place, messages, messages.nothingTitle, messages.leftOut(gone.map(({ name }) => name).join(', ')))
}

/** Renders the page for an unavailable database. The link reloads the form with a GET, so it submits nothing. */
export function awayPage(place: Place, messages: CheckoutMessages): Html {
  const { awayTitle, awayText, tryAgain } = messages
  return notice(place, messages, awayTitle, awayText, html`<a class="primary" href="">${tryAgain}</a>`)
}

function notice(place: Place, messages: CheckoutMessages, title: string, text: string, first?: Html): Html {
  const look = first === undefined && html` class="primary"`
  return layout(
    place,
    messages,
    title,
    html`<h1>${title}</h1><p class="lead">${text}</p><p class="onwards">${first}<a${look} href="${place.home}/checkout-cart">${messages.toCart}</a></p>`,
  )
}
