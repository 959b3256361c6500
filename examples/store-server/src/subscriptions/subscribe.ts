import { randomUUID } from 'node:crypto'
import { tooManyTries } from '../accounts/attemptGuard.ts'
import type { Queries } from '../database/database.ts'
import { type AttemptLimit, networkOf, takeAttempt } from '../identity/attempts.ts'
import { mailOfSite } from '../mail/mailOfSite.ts'
import { writeMail } from '../mail/mailQueue.ts'
import type { MailMessages } from '../mail/messages/index.ts'
import { siteOf } from '../sites/sites.ts'
import type { Context } from '../vertical.ts'
import { addSubscription, createSubscriptionToken, type NewSubscription } from './subscriptions.repository.ts'

/** Forms that a network may send in an hour, for all topics together. */
const MAX_PER_NETWORK = 30

/** Confirmation mails that one address gets in a day, so that nobody can flood it. */
const MAX_PER_ADDRESS = 5

const networkLimit = (ip: string): AttemptLimit => ({
  kind: 'subscription network',
  subject: networkOf(ip),
  max: MAX_PER_NETWORK,
  windowSeconds: 60 * 60,
})

const addressLimit = (email: string): AttemptLimit => ({
  kind: 'subscription address',
  subject: email.toLowerCase(),
  max: MAX_PER_ADDRESS,
  windowSeconds: 24 * 60 * 60,
})

/** The text of the mail that asks for the confirmation. */
export type Invitation = (messages: MailMessages) => { subject: string; title: string; text: string; link: string }

/**
 * Adds a subscription and asks the address to confirm it. The caller learns nothing about the address: a confirmed one
 * gets no mail, and one that has had too many gets none either.
 * @throws Problem 429 when this network has sent too many forms.
 */
export async function subscribe(
  context: Context,
  wanted: NewSubscription,
  { ip, invite }: { ip: string; invite: Invitation },
): Promise<void> {
  const { config, database, clock } = context
  const isLimited = config.rateLimits
  if (isLimited) {
    const verdict = await takeAttempt(database, clock, [networkLimit(ip)])
    if (!verdict.allowed) throw tooManyTries(verdict.retryAfterSeconds)
  }
  const now = new Date(clock.now())
  await database.transaction(async (tx) => {
    const subscription = await addSubscription(tx, wanted, now)
    if (subscription.confirmedAt !== null) return
    if (isLimited && !(await takeAttempt(tx, clock, [addressLimit(wanted.email)])).allowed) return
    await mailInvitation(tx, { ...wanted, id: subscription.id }, { invite, origin: config.hostOrigin, now })
  })
}

async function mailInvitation(
  tx: Queries,
  { id, email, site }: NewSubscription & { id: string },
  { invite, origin, now }: { invite: Invitation; origin: string; now: Date },
): Promise<void> {
  const token = await createSubscriptionToken(tx, id)
  const unsubscribeUrl = endUrl(origin, token)
  const mail = mailOfSite(siteOf(site), origin, (messages) => {
    const { text, link, ...heading } = invite(messages)
    return {
      ...heading,
      parts: [
        { kind: 'text', text },
        { kind: 'link', text: link, url: `${origin}/mail/confirm/${token}` },
      ],
      footer: [
        { kind: 'text', text: messages.notAsked },
        { kind: 'link', text: messages.unsubscribe, url: unsubscribeUrl },
      ],
    }
  })
  await writeMail(tx, { ...mail, cause: `invitation ${randomUUID()}`, recipient: email, site, unsubscribeUrl }, now)
}

/** The address that ends a subscription, for the link and the header of a mail. */
export const endUrl = (origin: string, token: string): string => `${origin}/mail/end/${token}`
