import type { OrderRow } from '../orders/orders.schema.ts'
import { type Html, html } from '../pages/html.ts'
import type { Site } from '../sites/sites.data.ts'
import { siteOf } from '../sites/sites.ts'
import { formatMoney, layout } from './checkout.layout.ts'
import { type CheckoutMessages, checkoutMessages } from './messages/index.ts'

/** In the language and the currency in which the order was placed. */
export function confirmationPage(order: OrderRow): Html {
  const site = siteOf(order.site)
  const messages = checkoutMessages[site.language]
  const { prefix } = site.entry
  return layout(
    site,
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

/** The link was used elsewhere, or its cart is closed. */
export function noticePage(site: Site, messages: CheckoutMessages, reason: 'used' | 'closed'): Html {
  const [title, text] =
    reason === 'used' ? [messages.usedTitle, messages.usedText] : [messages.closedTitle, messages.closedText]
  return layout(
    site,
    messages,
    title,
    html`<h1>${title}</h1><p>${text}</p><p class="onwards"><a class="primary" href="/${site.entry.prefix}/checkout-cart">${messages.toCart}</a></p>`,
  )
}
