import { returnTextsOf } from '../legal/returnTexts.ts'
import { type Html, html, type Part } from '../pages/html.ts'
import { mailedPage } from '../pages/mailedPage.ts'
import { colonOf } from '../sites/colon.ts'
import type { Site } from '../sites/sites.data.ts'
import { orderMessages } from './messages/index.ts'

export const PRINT_SCRIPT = '/orders/assets/print.js'

/** What a slip says. A buyer without the link of the order writes what is missing by hand. */
export type ReturnSlip = {
  site: Site
  number?: string | undefined
  date?: string
  items?: readonly string[]
  sender?: readonly string[]
  /** Where a link back leads. */
  orderPath?: string
}

/** Returns the path of the slip for a buyer without the link of the order. The number is printed on it. */
export const sitePathOfSlip = (prefix: string, number?: string): string =>
  `/orders/return-slip/${prefix}${number === undefined ? '' : `?order=${encodeURIComponent(number)}`}`

const BLANK = html`<span class="blank"></span>`

/** Renders the slip that a buyer prints and puts into the parcel, with the label for the outside. */
export function returnSlipPage({ site, number, date, items, sender, orderPath }: ReturnSlip): Html {
  const messages = orderMessages[site.contentLanguage]
  const { addressTitle, address } = returnTextsOf(site)
  const lines = (texts: readonly string[] | undefined, blanks: number): Part =>
    (texts ?? Array<Html>(blanks).fill(BLANK)).map((text) => html`<span>${text}</span>`)
  const rows: [label: string, value: Part][] = [
    [messages.number, number ?? BLANK],
    ...(date === undefined ? [] : [[messages.slipDate, date] satisfies [string, Part]]),
    [messages.itemsLabel, lines(items, 3)],
  ]
  return mailedPage(
    site,
    messages.slipTitle,
    html`<div class="return slip"><h1>${messages.slipTitle}</h1>
<p class="lead">${messages.slipLead}</p>
<p class="onwards"><button class="primary" data-print hidden>${messages.slipPrint}</button>
${orderPath !== undefined && html`<a href="${orderPath}">${messages.toOrder}</a>`}</p>
<dl class="stated">${rows.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
<section class="label" aria-label="${messages.slipLabel}">
<p class="small">${messages.slipFrom}</p><address class="small">${lines(sender, 3)}</address>
<p>${messages.slipTo}</p><address aria-label="${addressTitle}">${lines(address, 0)}</address>
<p class="small">${messages.number}${colonOf(site.language)}${number ?? BLANK}</p></section></div>`,
    PRINT_SCRIPT,
  )
}
