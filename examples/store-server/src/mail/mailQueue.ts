import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import type { ComposedMail } from './composeMail.ts'
import { type MailRow, mails } from './mail.schema.ts'

export type NewMail = ComposedMail & {
  /** The reason for the mail. A second mail for the same reason is dropped. */
  cause: string
  recipient: string
  /** The prefix of the site in whose language the mail is. */
  site: string
  /** The URL that ends the subscription, for mails that the recipient has subscribed to. */
  unsubscribeUrl?: string
}

/**
 * Minutes until the next attempt, by the number of failed attempts. After the last one the mail is given up. A claimed
 * mail is due again after this time too, in case the server stops before it records the result.
 */
const RETRY_MINUTES = [1, 5, 30, 120, 480] as const

/**
 * Writes a mail into the mail queue. Call it in the transaction of its cause: then both are stored or neither, and a mail
 * server that is down delays no order.
 */
export async function writeMail(tx: Queries, mail: NewMail, now: Date): Promise<void> {
  await tx
    .insert(mails)
    .values({ ...mail, createdAt: now, dueAt: now })
    .onConflictDoNothing()
}

export type DueMail = Pick<MailRow, 'id' | 'site' | 'recipient' | 'subject' | 'unsubscribeUrl'> & {
  bodyText: string
  bodyHtml: string
}

/**
 * Takes the mail that has waited longest and schedules its next attempt, in one statement: no other server then sends
 * it at the same time. Returns undefined when no mail is due.
 */
export async function claimMail(queries: Queries, now: Date): Promise<DueMail | undefined> {
  const next = queries
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNotNull(mails.dueAt), lte(mails.dueAt, now)))
    .orderBy(mails.dueAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const steps = RETRY_MINUTES.map((minutes, attempt) => sql`WHEN ${attempt} THEN ${minutes}::int`)
  const minutes = sql`CASE ${mails.attempts} ${sql.join(steps, sql` `)} END`
  const [row] = await queries
    .update(mails)
    .set({
      attempts: sql`${mails.attempts} + 1`,
      // After the last attempt there are no minutes, so the time becomes null and the mail is given up.
      dueAt: sql`${now.toISOString()}::timestamptz + (${minutes}) * interval '1 minute'`,
    })
    .where(eq(mails.id, sql`(${next})`))
    .returning()
  if (row === undefined) return undefined
  const { id, site, recipient, subject, unsubscribeUrl, bodyText, bodyHtml } = row
  return { id, site, recipient, subject, unsubscribeUrl, bodyText: bodyText ?? '', bodyHtml: bodyHtml ?? '' }
}

/** Records that a mail was sent. Without `keepBody` the texts are deleted, because they contain links to orders. */
export async function markSent(queries: Queries, id: string, now: Date, keepBody: boolean): Promise<void> {
  await queries
    .update(mails)
    .set({ sentAt: now, dueAt: null, ...(keepBody ? {} : { bodyText: null, bodyHtml: null }) })
    .where(eq(mails.id, id))
}

/** Returns the newest mails first. */
export async function newestMails(queries: Queries, max: number): Promise<MailRow[]> {
  return queries.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(max)
}

export async function findMail(queries: Queries, id: string): Promise<MailRow | undefined> {
  return (await queries.select().from(mails).where(eq(mails.id, id)))[0]
}
