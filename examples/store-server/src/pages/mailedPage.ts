import type { FastifyReply } from 'fastify'
import { PAGE_HEADERS } from '../checkout/checkout.layout.ts'
import { checkoutMessages } from '../checkout/messages/index.ts'
import type { Site } from '../sites/sites.data.ts'
import { hostedPage, linkTo } from './hostedPage.ts'
import { type Html, html, type Part } from './html.ts'

export const MAILED_STYLE = '/orders/assets/order.css'

/**
 * Renders a page that a mail links to, in the language of a site: an order, or a subscription.
 * @param script URL of an optional script; the page also works when it does not load
 */
export function mailedPage(site: Site, title: string, main: Part, script?: string): Html {
  const { hreflang, prefix } = site.entry
  const { backToShop } = checkoutMessages[site.contentLanguage]
  return hostedPage({
    language: hreflang,
    title,
    style: linkTo(MAILED_STYLE),
    script,
    home: `/${prefix}`,
    toShop: backToShop,
    main,
  })
}

type Notice = {
  title: string
  text: Part
  /** The product that the page is about. */
  item?: string | undefined
}

export const mailedHeading = ({ title, text, item }: Notice): Html =>
  html`<h1>${title}</h1>${item && html`<p><strong>${item}</strong></p>`}<p class="lead">${text}</p>`

/**
 * Renders a page with a title and a sentence, for a link that shows nothing else.
 * @param script URL of an optional script
 */
export function mailedNotice(site: Site, notice: Notice, onwards?: Html, script?: string): Html {
  const { continueShopping } = checkoutMessages[site.contentLanguage]
  const look = onwards === undefined && html` class="primary"`
  return mailedPage(
    site,
    notice.title,
    html`${mailedHeading(notice)}
<p class="onwards">${onwards}<a${look} href="/${site.entry.prefix}">${continueShopping}</a></p>`,
    script,
  )
}

/** Sends a page that only the holder of its link may see: no cache, no search engine, no address for other sites. */
export const sendPage = (reply: FastifyReply, status: number, page: Html): FastifyReply =>
  reply.code(status).headers(PAGE_HEADERS).send(page.text)
