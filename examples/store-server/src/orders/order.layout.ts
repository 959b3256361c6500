import type { FastifyReply } from 'fastify'
import { PAGE_HEADERS } from '../checkout/checkout.layout.ts'
import { checkoutMessages } from '../checkout/messages/index.ts'
import { hostedPage } from '../pages/hostedPage.ts'
import { type Html, html, type Part } from '../pages/html.ts'
import type { Site } from '../sites/sites.data.ts'

export const ORDER_STYLE = '/orders/assets/order.css'

/** Renders a page about an order in the language of a site. */
export function orderLayout(site: Site, title: string, main: Part): Html {
  const { hreflang, prefix } = site.entry
  const { backToShop } = checkoutMessages[site.contentLanguage]
  return hostedPage({ language: hreflang, title, style: ORDER_STYLE, home: `/${prefix}`, toShop: backToShop, main })
}

/** Renders a page with a title and a sentence, for a link that shows no order. */
export function orderNotice(site: Site, { title, text }: { title: string; text: string }, onwards?: Html): Html {
  const { continueShopping } = checkoutMessages[site.contentLanguage]
  const look = onwards === undefined && html` class="primary"`
  return orderLayout(
    site,
    title,
    html`<h1>${title}</h1><p class="lead">${text}</p>
<p class="onwards">${onwards}<a${look} href="/${site.entry.prefix}">${continueShopping}</a></p>`,
  )
}

/** Sends a page that only the holder of its link may see: no cache, no search engine, no address for other sites. */
export const sendPage = (reply: FastifyReply, status: number, page: Html): FastifyReply =>
  reply.code(status).headers(PAGE_HEADERS).send(page.text)
