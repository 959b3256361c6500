import type { Queries } from '../database/database.ts'
import { mailOfSite } from '../mail/mailOfSite.ts'
import { writeMail } from '../mail/mailQueue.ts'
import { siteOf } from '../sites/sites.ts'
import { createOrderLink } from './orderLinks.ts'
import type { OrderRow } from './orders.schema.ts'

type Step = {
  order: OrderRow
  /** The form of the return, which makes the cause of the mail unique. */
  submission: string
  origin: string
  now: Date
}

/** Writes the mail that the returned items are with the shop, and that the refund follows. */
export const mailItemsReceived = (tx: Queries, step: Step): Promise<void> => mailStep(tx, step, 'itemsReceived')

/** Writes the mail that the money was refunded. */
export const mailRefunded = (tx: Queries, step: Step): Promise<void> => mailStep(tx, step, 'refunded')

async function mailStep(
  tx: Queries,
  { order, submission, origin, now }: Step,
  name: 'itemsReceived' | 'refunded',
): Promise<void> {
  const { number, site, email: recipient } = order
  const url = await createOrderLink(tx, order.id, { origin, now })
  const mail = mailOfSite(siteOf(site), origin, (messages) => {
    const { subject, title, text } = messages[name]
    return {
      subject: subject(number),
      title,
      parts: [
        { kind: 'text', text: text(number) },
        { kind: 'link', text: messages.orderPlaced.link, url },
        { kind: 'text', text: messages.orderPlaced.linkNote },
      ],
    }
  })
  await writeMail(tx, { ...mail, cause: `return ${submission} ${name}`, recipient, site }, now)
}
