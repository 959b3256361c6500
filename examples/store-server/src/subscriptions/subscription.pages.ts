import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseForeign } from '../contract/browserGuard.ts'
import { type Html, html } from '../pages/html.ts'
import { mailedNotice, mailedPage, sendPage } from '../pages/mailedPage.ts'
import { acceptedLanguage } from '../sites/acceptedLanguage.ts'
import type { Site } from '../sites/sites.data.ts'
import { siteIn, siteOf } from '../sites/sites.ts'
import type { Context, Vertical } from '../vertical.ts'
import { type SubscriptionMessages, subscriptionMessages } from './messages/index.ts'
import { confirmSubscription, endSubscription, findSubscription } from './subscriptions.repository.ts'
import type { SubscriptionRow } from './subscriptions.schema.ts'

const PARAMS = {
  type: 'object',
  // A damaged link leads to the page of an unknown link, so the pattern admits it.
  properties: { token: { type: 'string', maxLength: 200 } },
  required: ['token'],
} as const

type Request = FastifyRequest<{ Params: { token: string } }>

/** The pages that the links in mails lead to. */
export const subscriptionLinkPages: Vertical = {
  name: 'subscription links',
  pages: async (app, context) => addPages(app, context),
}

/**
 * Each link shows a button, because programs that check mails for viruses open every link. Only the button confirms or
 * ends a subscription.
 */
async function addPages(app: FastifyInstance, { config, database, clock }: Context): Promise<void> {
  await app.register(formbody, { bodyLimit: 32 * 1024 })
  const find = ({ params }: Request) => findSubscription(database, params.token)
  const options = { schema: { params: PARAMS } }

  app.get('/mail/confirm/:token', options, async (request: Request, reply) => {
    const found = await find(request)
    if (found === undefined) return unknown(request, reply)
    const { site, messages } = placeOf(found)
    if (found.confirmedAt !== null) return sendPage(reply, 200, confirmed(site, messages))
    return sendPage(reply, 200, buttonPage(site, confirmTexts(found, messages)))
  })

  app.post('/mail/confirm/:token', options, async (request: Request, reply) => {
    refuseForeign(request, [config.hostOrigin])
    const found = await find(request)
    if (found === undefined) return unknown(request, reply)
    await confirmSubscription(database, found.id, new Date(clock.now()))
    const { site, messages } = placeOf(found)
    return sendPage(reply, 200, confirmed(site, messages))
  })

  app.get('/mail/end/:token', options, async (request: Request, reply) => {
    const found = await find(request)
    if (found === undefined) return unknown(request, reply)
    const { site, messages } = placeOf(found)
    const { endTitle: title, endText: text, end: button } = messages
    return sendPage(reply, 200, buttonPage(site, { title, text, button }))
  })

  // Mail programs send this request without a visit to the page (RFC 8058). It must not be redirected.
  app.post('/mail/end/:token', options, async (request: Request, reply) => {
    refuseForeign(request, [config.hostOrigin])
    const found = await find(request)
    if (found !== undefined) await endSubscription(database, found.id)
    const site = found === undefined ? siteOfReader(request) : siteOf(found.site)
    const { endedTitle: title, endedText: text } = subscriptionMessages[site.contentLanguage]
    return sendPage(reply, 200, mailedNotice(site, { title, text }))
  })
}

function placeOf(subscription: SubscriptionRow): { site: Site; messages: SubscriptionMessages } {
  const site = siteOf(subscription.site)
  return { site, messages: subscriptionMessages[site.contentLanguage] }
}

const siteOfReader = ({ headers }: Request): Site => siteIn(acceptedLanguage(headers['accept-language']))

function unknown(request: Request, reply: FastifyReply): FastifyReply {
  const site = siteOfReader(request)
  const { unknownTitle: title, unknownText: text } = subscriptionMessages[site.contentLanguage]
  return sendPage(reply, 404, mailedNotice(site, { title, text }))
}

const confirmed = (site: Site, { confirmedTitle: title, confirmedText: text }: SubscriptionMessages): Html =>
  mailedNotice(site, { title, text })

const confirmTexts = ({ topic }: SubscriptionRow, messages: SubscriptionMessages): Button =>
  topic === 'newsletter'
    ? { title: messages.newsletterTitle, text: messages.newsletterText, button: messages.confirm }
    : { title: messages.stockTitle, text: messages.stockText, button: messages.confirm }

type Button = { title: string; text: string; button: string }

/** Without an action the form is sent to the address of the page. */
const buttonPage = (site: Site, { title, text, button }: Button): Html =>
  mailedPage(
    site,
    title,
    html`<h1>${title}</h1><p class="lead">${text}</p>
<form method="post"><p class="onwards"><button class="primary">${button}</button></p></form>`,
  )
