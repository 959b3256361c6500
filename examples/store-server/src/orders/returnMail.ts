import type { Queries } from '../database/database.ts'
import type { MailPart } from '../mail/composeMail.ts'
import { mailOfSite } from '../mail/mailOfSite.ts'
import { writeMail } from '../mail/mailQueue.ts'
import type { Site } from '../sites/sites.data.ts'
import { zonedMinuteOf } from './dates.ts'
import { orderMessages } from './messages/index.ts'
import type { OrderLineRow } from './orders.schema.ts'
import type { PhotoLink } from './photoLink.ts'
import { refundParts } from './refundRows.ts'
import { describeLine } from './return.page.ts'
import type { Statement } from './returnRules.ts'
import type { Refund } from './returns.schema.ts'
import { sendBackTexts, type ToSend } from './sendBack.ts'

export type Receipt = {
  statement: Statement
  /** The returned lines; null for the whole order. */
  items: readonly Pick<OrderLineRow, 'name' | 'quantity' | 'options'>[] | null
  toSend: ToSend
  /** What the return gives back; null where the mail must not reveal the order. */
  refund: Refund | null
  photoLink: PhotoLink
  /** The URL of the slip that goes into the parcel. */
  slipUrl: string
  site: Site
  origin: string
  now: Date
}

/**
 * Writes the receipt of a withdrawal or return: what was stated, and when (directive 2011/83/EU, article 11a), and how the
 * items are sent back.
 */
export async function mailReturnReceived(tx: Queries, receipt: Receipt): Promise<void> {
  const { statement, items, site, origin, now } = receipt
  const { submission, kind, orderNumber, name, email } = statement
  const mail = mailOfSite(site, origin, (messages) => {
    const { subject, title, text } = kind === 'withdrawal' ? messages.withdrawal : messages.returning
    const rows = [
      { label: messages.received, value: zonedMinuteOf(site, now) },
      { label: messages.order, value: orderNumber },
      { label: messages.name, value: name },
      { label: messages.email, value: email },
    ]
    const listed: MailPart =
      items === null
        ? { kind: 'text', text: orderMessages[site.contentLanguage].wholeOrder }
        : { kind: 'lines', lines: items.map(describeLine) }
    const parts: MailPart[] = [
      { kind: 'text', text },
      { kind: 'table', rows },
      { kind: 'heading', text: messages.items },
      listed,
      ...nextSteps(receipt),
    ]
    return { subject: subject(orderNumber), title, parts }
  })
  await writeMail(tx, { ...mail, cause: `return ${submission}`, recipient: email, site: site.entry.prefix }, now)
}

function nextSteps({ site, toSend, refund: amounts, photoLink, slipUrl }: Receipt): MailPart[] {
  const { nextSteps, slipLink } = orderMessages[site.contentLanguage]
  const { before, steps, refund, addressTitle, address } = sendBackTexts(site, toSend)
  const text = (line: string | undefined): MailPart[] => (line === undefined ? [] : [{ kind: 'text', text: line }])
  const sending: MailPart[] =
    steps.length === 0
      ? []
      : [
          { kind: 'lines', lines: steps.map((step, index) => `${index + 1}. ${step}`) },
          { kind: 'links', links: [photoLink] },
          { kind: 'link', text: slipLink, url: slipUrl },
          { kind: 'heading', text: addressTitle },
          { kind: 'lines', lines: address },
        ]
  return [
    { kind: 'heading', text: nextSteps },
    ...text(before),
    ...sending,
    ...text(refund),
    ...refundParts(site, amounts),
  ]
}
