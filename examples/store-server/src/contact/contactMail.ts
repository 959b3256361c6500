import { randomUUID } from 'node:crypto'
import type { Queries } from '../database/database.ts'
import { mailOfSite } from '../mail/mailOfSite.ts'
import { writeMail } from '../mail/mailQueue.ts'
import type { Site } from '../sites/sites.data.ts'

/**
 * Confirms to the sender that the message has arrived. The mail does not repeat the message: anyone can enter any
 * address, so the shop would otherwise send the text of a spammer.
 */
export async function mailMessageReceived(
  tx: Queries,
  { site, email, origin, now }: { site: Site; email: string; origin: string; now: Date },
): Promise<void> {
  const mail = mailOfSite(site, origin, ({ message }) => ({
    subject: message.subject,
    title: message.title,
    parts: [{ kind: 'text', text: message.text }],
    footer: [{ kind: 'text', text: message.notYou }],
  }))
  await writeMail(tx, { ...mail, cause: `message ${randomUUID()}`, recipient: email, site: site.entry.prefix }, now)
}
