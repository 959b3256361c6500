import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseTooMany } from '../accounts/attemptGuard.ts'
import { refuseForeign } from '../contract/browserGuard.ts'
import { notFound } from '../contract/problem.ts'
import { type AttemptLimit, networkOf } from '../identity/attempts.ts'
import { draftIn, endDraft, showDraft } from '../pages/formDraft.ts'
import { sendPage } from '../pages/mailedPage.ts'
import { isDone } from '../pages/pageFlags.ts'
import type { Site } from '../sites/sites.data.ts'
import { findSite } from '../sites/sites.ts'
import type { Context } from '../vertical.ts'
import { isComplete, NOTHING_TYPED, readTypedResend, resendErrors } from './resend.form.ts'
import { resendDonePage, resendFormPage, resendPathOf } from './resend.page.ts'
import { PAUSE_MINUTES, resendOrderMail } from './resendMail.ts'

/** Forms that a network may send in an hour. More would be a search for the orders of an address. */
const MAX_PER_NETWORK = 10

/** Forms for one address in an hour, from all networks together, so that nobody can flood it with mails of many orders. */
const MAX_PER_ADDRESS = 5

/** The minimum time of an answer in milliseconds. It is longer than writing a mail takes, which only a known order needs. */
const ANSWER_MS = 300

const COOKIE = 'resend_draft'

const limitsOf = (ip: string, email: string): AttemptLimit[] => [
  { kind: 'order mail network', subject: networkOf(ip), max: MAX_PER_NETWORK, windowSeconds: 60 * 60 },
  { kind: 'order mail address', subject: email.toLowerCase(), max: MAX_PER_ADDRESS, windowSeconds: 60 * 60 },
]

type SiteRequest = FastifyRequest<{ Params: { country: string; locale: string } }>

/** Adds the form that sends the mail of an order again, for buyers who have lost it. */
export function resendPages(app: FastifyInstance, context: Context): void {
  const origin = context.config.hostOrigin
  const path = '/orders/resend/:country/:locale'
  const siteOfPath = ({ params }: SiteRequest): Site => {
    const site = findSite(`${params.country}/${params.locale}`)
    if (site === undefined) throw notFound('There is no such site')
    return site
  }

  app.get(path, async (request: SiteRequest, reply) => {
    const site = siteOfPath(request)
    if (isDone(request)) return sendPage(reply, 200, resendDonePage(site, PAUSE_MINUTES))
    const draft = draftIn(request, COOKIE)
    if (draft === undefined) return sendPage(reply, 200, resendFormPage(site, NOTHING_TYPED, {}))
    const typed = readTypedResend(draft)
    return sendPage(reply, 200, resendFormPage(site, typed, resendErrors(typed)))
  })

  app.post(path, async (request: SiteRequest, reply) => {
    refuseForeign(request, [origin])
    const draft = { cookie: COOKIE, path: resendPathOf(siteOfPath(request)) }
    const typed = readTypedResend(request.body)
    if (!isComplete(resendErrors(typed)))
      return showDraft(reply, draft, { values: typed, secure: origin.startsWith('https:') })
    await refuseTooMany(context, limitsOf(request.ip, typed.email))
    await Promise.all([resendOrderMail(context, typed), wait(ANSWER_MS)])
    return endDraft(reply, draft)
  })
}
