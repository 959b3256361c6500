import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { errorCode } from '../startError.ts'
import { withDemoNote } from './demoNote.ts'
import { claimMail, markSent } from './mailQueue.ts'
import type { MailTransport } from './transport.ts'

export type Sending = {
  database: Database
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
  transport: MailTransport
  payment: Config['payment']
  /** Whether a sent mail keeps its texts, for the development mailbox. */
  keepBody: boolean
}

/**
 * Sends all due mails, one after another, until none is left or `isStopped` returns true. Several servers may run it at
 * the same time. A failed mail stays in the mail queue for its next attempt.
 */
export async function sendMails(sending: Sending, isStopped: () => boolean): Promise<void> {
  const { database, clock, log, transport, payment, keepBody } = sending
  while (!isStopped()) {
    const mail = await claimMail(database, new Date(clock.now()))
    if (mail === undefined) return
    try {
      await transport.send(withDemoNote(mail, payment))
    } catch (error) {
      // Log only the code: the message of a mail server repeats the address.
      log.warn({ mail: mail.id, code: errorCode(error) }, 'a mail was not sent')
      continue
    }
    await markSent(database, mail.id, new Date(clock.now()), keepBody)
  }
}
