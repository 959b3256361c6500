import { takeAttempt } from '../identity/attempts.ts'
import type { Context } from '../vertical.ts'
import { mailOrderAgain } from './orderMails.ts'
import { isOrderOf } from './orders.repository.ts'
import { orders } from './orders.schema.ts'
import type { TypedResend } from './resend.form.ts'

/**
 * Minutes between two mails of one order. A mail server that delays unknown senders takes up to a quarter of an hour
 * (estimate), and an attacker who knows number and address cannot flood the mailbox.
 */
export const PAUSE_MINUTES = 15

/**
 * Writes the mail of an order again, to its own address only. The caller learns nothing: an unknown order, somebody
 * else's address and a second request within the pause write no mail.
 */
export async function resendOrderMail(
  { config, database, clock }: Pick<Context, 'config' | 'database' | 'clock'>,
  { number, email }: TypedResend,
): Promise<void> {
  await database.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(isOrderOf(number, email))
    if (order === undefined) return
    const pause = { kind: 'order mail', subject: order.number, max: 1, windowSeconds: PAUSE_MINUTES * 60 }
    if (!(await takeAttempt(tx, clock, [pause])).allowed) return
    await mailOrderAgain(tx, order, { origin: config.hostOrigin, now: new Date(clock.now()) })
  })
}
