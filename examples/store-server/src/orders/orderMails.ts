import { addressLines } from '../checkout/addressLines.ts'
import { formatDates, formatMoney } from '../checkout/checkout.layout.ts'
import { deliveryOf } from '../checkout/deliveryName.ts'
import { giftPricesIn } from '../checkout/giftHint.ts'
import { invoiceLines } from '../checkout/invoiceLines.ts'
import { checkoutMessages } from '../checkout/messages/index.ts'
import { readContact } from '../content/menus.ts'
import type { Queries } from '../database/database.ts'
import { usesOfOrders } from '../giftCards/giftCards.repository.ts'
import { contractParts } from '../legal/contractParts.ts'
import { returnTextsOf } from '../legal/returnTexts.ts'
import type { MailPart } from '../mail/composeMail.ts'
import { mailOfSite } from '../mail/mailOfSite.ts'
import { writeMail } from '../mail/mailQueue.ts'
import { colonOf } from '../sites/colon.ts'
import type { Site } from '../sites/sites.data.ts'
import { siteOf } from '../sites/sites.ts'
import { orderMessages } from './messages/index.ts'
import { orderAmounts } from './orderAmounts.ts'
import { createOrderLink } from './orderLinks.ts'
import { linesOf } from './orders.repository.ts'
import type { OrderLineRow, OrderRow } from './orders.schema.ts'
import type { ShopAddress } from './photoLink.ts'
import { returnKindOf } from './returnRules.ts'
import { keptLines } from './returns.repository.ts'

/** Writes the confirmation of a new order into the mail queue, in the transaction that places the order. */
export async function mailOrderPlaced(tx: Queries, order: OrderRow, { origin, support }: ShopAddress): Promise<void> {
  const site = siteOf(order.site)
  const { summary, address, billingAddress, gift } = checkoutMessages[site.contentLanguage]
  const invoice = invoiceLines(order)
  const lines = await linesOf(tx, [order.id])
  const giftCards = await usesOfOrders(tx, [order.id])
  const url = await createOrderLink(tx, order.id, { origin, now: order.placedAt })
  const contact = await readContact(tx, site, support)
  const mail = mailOfSite(site, origin, ({ orderPlaced, quantity }) => {
    const terms = returnKindOf(site) === 'withdrawal' ? 'withdrawal' : 'returns'
    const parts: MailPart[] = [
      { kind: 'text', text: orderPlaced.text(order.number) },
      ...arrivalParts(site, order),
      { kind: 'link', text: orderPlaced.link, url },
      { kind: 'text', text: orderPlaced.linkNote },
      { kind: 'heading', text: summary },
      { kind: 'items', items: lines.map((line) => itemOf(site, line, quantity(line.quantity))) },
      { kind: 'table', rows: orderAmounts(site, order, giftCards) },
      { kind: 'heading', text: address },
      { kind: 'lines', lines: addressLines(order.shippingAddress, site) },
      ...(invoice.length === 0 ? [] : [{ kind: 'heading', text: billingAddress } as const]),
      ...(invoice.length === 0 ? [] : [{ kind: 'lines', lines: invoice } as const]),
      ...(order.giftNote === null ? [] : giftParts(gift, order.giftNote)),
      { kind: 'text', text: orderPlaced[terms](returnTextsOf(site).days) },
      ...contractParts(site, origin, contact),
    ]
    return { subject: orderPlaced.subject(order.number), title: orderPlaced.title, parts }
  })
  const cause = `order ${order.number} placed`
  await writeMail(tx, { ...mail, cause, recipient: order.email, site: order.site }, order.placedAt)
}

/** Writes a mail with a new link to an order for a buyer who has lost the earlier mails. */
export async function mailOrderAgain(
  tx: Queries,
  order: OrderRow,
  { origin, now }: { origin: string; now: Date },
): Promise<void> {
  const { number } = order
  const site = siteOf(order.site)
  const lines = await linesOf(tx, [order.id])
  const giftCards = await usesOfOrders(tx, [order.id])
  const url = await createOrderLink(tx, order.id, { origin, now })
  const mail = mailOfSite(site, origin, ({ orderAgain, orderPlaced, quantity }) => {
    const parts: MailPart[] = [
      { kind: 'text', text: orderAgain.text(number) },
      { kind: 'link', text: orderPlaced.link, url },
      { kind: 'text', text: orderPlaced.linkNote },
      { kind: 'heading', text: checkoutMessages[site.contentLanguage].summary },
      { kind: 'items', items: lines.map((line) => itemOf(site, line, quantity(line.quantity))) },
      { kind: 'table', rows: orderAmounts(site, order, giftCards) },
    ]
    const footer: MailPart[] = [{ kind: 'text', text: orderAgain.notYou }]
    return {
      subject: orderPlaced.subject(number),
      title: orderMessages[site.contentLanguage].title(number),
      parts,
      footer,
    }
  })
  const cause = `order ${number} again ${now.toISOString()}`
  await writeMail(tx, { ...mail, cause, recipient: order.email, site: order.site }, now)
}

/** Says when the parcel arrives, by the dates that the buyer saw. */
const arrivalParts = (site: Site, { delivery }: OrderRow): MailPart[] =>
  delivery === null
    ? []
    : [{ kind: 'text', text: checkoutMessages[site.contentLanguage].arrives(formatDates(site, delivery)) }]

const giftParts = (heading: string, note: string): MailPart[] => [
  { kind: 'heading', text: heading },
  { kind: 'lines', lines: note.split(/\r?\n/) },
]

/** Writes the shipping note of an order into the mail queue, in the transaction that ships it. */
export async function mailOrderShipped(
  tx: Queries,
  order: OrderRow & { shippedAt: Date; trackingNumber: string },
  origin: string,
): Promise<void> {
  const { number, shippedAt, trackingNumber } = order
  const site = siteOf(order.site)
  const messages = checkoutMessages[site.contentLanguage]
  const lines = await keptLines(tx, order)
  const url = await createOrderLink(tx, order.id, { origin, now: shippedAt })
  const mail = mailOfSite(site, origin, ({ orderShipped, orderPlaced, items, quantity }) => {
    const rows = [
      { label: orderShipped.delivery, value: deliveryOf(order, messages) },
      { label: orderShipped.tracking, value: trackingNumber },
    ]
    const parts: MailPart[] = [
      { kind: 'text', text: orderShipped.text(number) },
      ...arrivalParts(site, order),
      { kind: 'table', rows },
      { kind: 'link', text: orderShipped.link, url },
      { kind: 'text', text: orderPlaced.linkNote },
      { kind: 'heading', text: items },
      { kind: 'items', items: lines.map((line) => itemOf(site, line, quantity(line.quantity))) },
      { kind: 'heading', text: messages.address },
      { kind: 'lines', lines: addressLines(order.shippingAddress, site) },
      ...(order.giftNote === null ? [] : giftParts(messages.gift, order.giftNote)),
      ...(order.giftNote === null
        ? []
        : [{ kind: 'text', text: giftPricesIn(messages, order.shippingAddress.country) } as const]),
    ]
    return { subject: orderShipped.subject(number), title: orderShipped.title, parts }
  })
  await writeMail(
    tx,
    { ...mail, cause: `order ${number} shipped`, recipient: order.email, site: order.site },
    shippedAt,
  )
}

function itemOf(site: Site, line: OrderLineRow, quantity: string) {
  const options = line.options.map(({ value }) => value)
  const entered = Object.entries(line.properties).map(([field, text]) => `${field}${colonOf(site.language)}${text}`)
  return {
    name: line.name,
    detail: [...options, ...entered, quantity].join(', '),
    price: formatMoney(site, line.priceMinor * line.quantity),
  }
}
