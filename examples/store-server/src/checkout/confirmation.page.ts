import type { OrderRow } from '../orders/orders.schema.ts'
import { type Html, html } from '../pages/html.ts'
import { siteOf } from '../sites/sites.ts'
import { formatMoney, layout, type Place, placeOf } from './checkout.layout.ts'
import { type CheckoutMessages, checkoutMessages } from './messages/index.ts'

/** In the language and the currency in which the order was placed. */
export function confirmationPage(order: OrderRow): Html {
  const site = siteOf(order.site)
  const messages = checkoutMessages[site.language]
  const { prefix } = site.entry
  return layout(
    placeOf(site),
    messages,
    messages.confirmedTitle,
    html`
<h1>${messages.confirmedTitle}</h1>
<p class="number">${messages.confirmed(order.number)}</p>
<p>${messages.total}: ${formatMoney(site, order.subtotalMinor + order.shippingMinor)}</p>
<p>${messages.confirmedEmail(order.email)}</p>
<p class="onwards"><a class="primary" href="/${prefix}">${messages.continueShopping}</a>
${order.customerId > 0 && html`<a href="/${prefix}/account/orderhistory">${messages.orderHistory}</a>`}</p>`,
  )
}

/** Why there is no checkout to show: the link was used elsewhere, its cart is closed, it never was, or the request failed. */
export type NoticeReason = 'used' | 'closed' | 'unknown' | 'failed'

export function noticePage(place: Place, messages: CheckoutMessages, reason: NoticeReason): Html {
  const title = messages[`${reason}Title`]
  return layout(
    place,
    messages,
    title,
    html`<h1>${title}</h1><p>${messages[`${reason}Text`]}</p><p class="onwards"><a class="primary" href="${place.home}/checkout-cart">${messages.toCart}</a></p>`,
  )
}
