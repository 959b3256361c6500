import type { Store } from '@cairn/core/contracts'
import { tooManyTries } from '../accounts/attemptGuard.ts'
import { once } from '../carts/idempotency.ts'
import type { Handlers } from '../contract/operations.ts'
import type { Queries } from '../database/database.ts'
import { type AttemptLimit, networkOf, takeAttempt } from '../identity/attempts.ts'
import { siteOf } from '../sites/sites.ts'
import type { Context, Vertical } from '../vertical.ts'
import { contactMessages } from './contact.schema.ts'
import { mailMessageReceived } from './contactMail.ts'

/** Maximum number of messages per IP address and hour, counted across all servers. */
const MAX_PER_HOUR = 10

const ACCEPTED = { status: 202 as const, body: undefined }

const limitOf = (ip: string): AttemptLimit => ({
  kind: 'contact address',
  subject: networkOf(ip),
  max: MAX_PER_HOUR,
  windowSeconds: 60 * 60,
})

/**
 * Counts a message of this IP address. The count is part of the transaction, so only stored messages count.
 * @throws Problem 429 when this IP address has sent too many messages.
 */
async function refuseFlood(tx: Queries, { config, clock }: Context, ip: string): Promise<void> {
  if (!config.rateLimits) return
  const verdict = await takeAttempt(tx, clock, [limitOf(ip)])
  if (!verdict.allowed) throw tooManyTries(verdict.retryAfterSeconds)
}

export const contact: Vertical = {
  name: 'contact',
  rateLimits: { sendContactMessage: 20 },
  operations: (context) => {
    const { database, clock } = context
    const store: Pick<Handlers<Store.operations>, 'sendContactMessage'> = {
      sendContactMessage: async ({ body, headers, ip, log }) => {
        const { website, ...written } = body
        const site = siteOf(written.site)
        if (website !== undefined && website !== '') {
          log.info({ site: site.entry.prefix }, 'dropped a contact message of a program')
          return ACCEPTED
        }
        const header = headers['idempotency-key']
        const key = Array.isArray(header) ? header[0] : header
        const now = clock.now()
        await once(database, { key, scope: 'sendContactMessage', request: written, now }, async (tx) => {
          await refuseFlood(tx, context, ip)
          await tx.insert(contactMessages).values({
            site: site.entry.prefix,
            name: written.name.trim(),
            email: written.email,
            message: written.message.trim(),
            receivedAt: new Date(now),
          })
          const origin = context.config.hostOrigin
          await mailMessageReceived(tx, { site, email: written.email, origin, now: new Date(now) })
          return ACCEPTED
        })
        // Do not return the result of `once`: a replayed response has the body `null`, but a 202 response must have no
        // body.
        return ACCEPTED
      },
    }
    return { store }
  },
}
