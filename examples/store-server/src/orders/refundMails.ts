import type { Queries } from '../database/database.ts'
import type { MailPart } from '../mail/composeMail.ts'
import { mailOfSite } from '../mail/mailOfSite.ts'
import { writeMail } from '../mail/mailQueue.ts'
import type { MailMessages } from '../mail/messages/index.ts'
import { siteOf } from '../sites/sites.ts'
import { createOrderLink } from './orderLinks.ts'
import type { OrderRow } from './orders.schema.ts'
import { toPaymentMinor } from './refundAmount.ts'
import { refundParts } from './refundRows.ts'
import { describeLine } from './return.page.ts'
import { returnedLines } from './returns.repository.ts'
import type { OrderReturnRow, Refund } from './returns.schema.ts'

type Step = {
  order: OrderRow
  /** The return. Its form makes the cause of the mail unique. */
  returned: OrderReturnRow
  origin: string
  now: Date
}

/** Writes the mail that the returned items are with the shop, and that the refund follows. */
export const mailItemsReceived = (tx: Queries, step: Step): Promise<void> => mailStep(tx, step, 'itemsReceived')

/** Writes the mail that the money was refunded. */
export const mailRefunded = (tx: Queries, step: Step): Promise<void> => mailStep(tx, step, 'refunded')

async function mailStep(
  tx: Queries,
  { order, returned, origin, now }: Step,
  name: 'itemsReceived' | 'refunded',
): Promise<void> {
  const { number, site, email: recipient } = order
  const { submission, refund } = returned
  const items = (await returnedLines(tx, returned)).map(describeLine)
  const url = await createOrderLink(tx, order.id, { origin, now })
  const mail = mailOfSite(siteOf(site), origin, (messages) => {
    const { subject, title, text } = messages[name]
    return {
      subject: subject(number),
      title,
      parts: [
        { kind: 'text', text: text(number) },
        { kind: 'lines', lines: items },
        ...refundParts(siteOf(site), refund),
        ...(name === 'refunded' && refund !== null ? whereItIs(messages.refunded, refund) : []),
        { kind: 'link', text: messages.orderPlaced.link, url },
        { kind: 'text', text: messages.orderPlaced.linkNote },
      ],
    }
  })
  await writeMail(tx, { ...mail, cause: `return ${submission} ${name}`, recipient, site }, now)
}

/** Says when the buyer has the money: at once on a gift card, after some days on the account of a bank. */
function whereItIs({ giftCard, bank }: MailMessages['refunded'], refund: Refund): MailPart[] {
  const onCards: MailPart[] = refund.giftCards.length > 0 ? [{ kind: 'text', text: giftCard }] : []
  const atBank: MailPart[] = toPaymentMinor(refund) > 0 ? [{ kind: 'text', text: bank }] : []
  return [...onCards, ...atBank]
}
