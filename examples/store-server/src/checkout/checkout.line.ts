import type { Properties } from '../carts/carts.schema.ts'
import { type Html, html } from '../pages/html.ts'
import { colonOf } from '../sites/colon.ts'
import type { Site } from '../sites/sites.data.ts'
import { formatMoney } from './checkout.layout.ts'
import type { CheckoutMessages } from './messages/index.ts'

export type Line = {
  imageUrl: string
  name: string
  /** The chosen options, such as colour and size. */
  options: readonly string[]
  properties: Properties
  quantity: number
  /** The unit price in minor units. */
  priceMinor: number
  /** What happened to the item after the order. */
  note?: string | undefined
}

/** Renders one item of the order, in the checkout and on the confirmation page. */
export function lineRow(site: Site, messages: CheckoutMessages, line: Line): Html {
  const { imageUrl, name, options, properties, quantity, priceMinor, note } = line
  const entered = Object.entries(properties).map(([field, text]) => `${field}${colonOf(site.language)}${text}`)
  return html`<li><img src="${imageUrl}" alt="" width="72" height="90" loading="lazy">
<span><strong>${name}</strong><br>${[...options, ...entered].join(', ')}<br>${messages.quantity(quantity)}${note !== undefined && html`<br><b>${note}</b>`}</span>
<span class="price">${formatMoney(site, priceMinor * quantity)}</span></li>`
}
