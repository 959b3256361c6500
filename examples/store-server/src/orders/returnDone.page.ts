import { checkoutMessages } from '../checkout/messages/index.ts'
import { type Html, html } from '../pages/html.ts'
import { mailedPage } from '../pages/mailedPage.ts'
import type { Site } from '../sites/sites.data.ts'
import { orderMessages } from './messages/index.ts'
import type { PhotoLink } from './photoLink.ts'
import { refundList } from './refundRows.ts'
import type { ReturnKind } from './returnRules.ts'
import type { Refund } from './returns.schema.ts'
import { sendBackTexts, type ToSend } from './sendBack.ts'

export type ReturnDone = {
  site: Site
  kind: ReturnKind
  /** The number of the order; undefined when the URL of the page was changed. */
  number: string | undefined
  /** The returned lines; null for the whole order. */
  items: readonly string[] | null
  toSend: ToSend
  /** What the return gives back; absent where the page must not reveal the order. */
  refund?: Refund | null
  photoLink: PhotoLink
  /** The path of the slip. */
  slipPath: string
  /** The path of the order, for the holder of its link. */
  orderPath?: string
}

/** Renders the page after the statement was stored: what the buyer does next, and when the money comes. */
export function returnDonePage({
  site,
  kind,
  number,
  items,
  toSend,
  refund: amounts = null,
  photoLink,
  slipPath,
  orderPath,
}: ReturnDone): Html {
  const messages = orderMessages[site.contentLanguage]
  const { continueShopping } = checkoutMessages[site.contentLanguage]
  const title = kind === 'withdrawal' ? messages.doneWithdrawal : messages.doneReturn
  const { before, steps, refund, addressTitle, address } = sendBackTexts(site, toSend)
  return mailedPage(
    site,
    title,
    html`<div class="return done"><h1>${title}</h1>
<p class="lead">${messages.doneText}</p>
<dl class="stated">${number !== undefined && html`<div><dt>${messages.number}</dt><dd>${number}</dd></div>`}
<div><dt>${messages.itemsLabel}</dt><dd>${items === null ? messages.wholeOrder : items.map((item) => html`${item}<br>`)}</dd></div></dl>
<h2>${messages.nextSteps}</h2>
${before !== undefined && html`<p>${before}</p>`}
${
  steps.length > 0 &&
  html`<ol>${steps.map((step) => html`<li>${step}</li>`)}</ol>
<p><a href="${photoLink.url}">${photoLink.text}</a></p>
<p>${refund}</p>
<h2>${addressTitle}</h2>
<address>${address.map((line) => html`<span>${line}</span>`)}</address>`
}
${refundList(site, amounts)}
<p class="onwards">${steps.length > 0 && html`<a class="primary" href="${slipPath}">${messages.slipLink}</a>`}
${orderPath !== undefined && html`<a href="${orderPath}">${messages.toOrder}</a>`}
<a href="/${site.entry.prefix}">${continueShopping}</a></p></div>`,
  )
}
