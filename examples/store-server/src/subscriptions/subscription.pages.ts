import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseForeign } from '../contract/browserGuard.ts'
import type { Inventory } from '../inventory/inventory.types.ts'
import { mailedNotice, sendPage } from '../pages/mailedPage.ts'
import { acceptedLanguage } from '../sites/acceptedLanguage.ts'
import type { Site } from '../sites/sites.data.ts'
import { siteIn } from '../sites/sites.ts'
import type { Context, Vertical } from '../vertical.ts'
import { subscriptionMessages } from './messages/index.ts'
import { confirmedPage, confirmPage, endedPage, endPage, subscriptionPlace } from './subscription.views.ts'
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
export const createSubscriptionLinkPages = (inventory: Inventory): Vertical => ({
  name: 'subscription links',
  pages: async (app, context) => addPages(app, context, inventory),
})

/**
 * Each link shows a button, because programs that check mails for viruses open every link. Only the button confirms or
 * ends a subscription.
 */
async function addPages(
  app: FastifyInstance,
  { config, database, clock }: Context,
  inventory: Inventory,
): Promise<void> {
  await app.register(formbody, { bodyLimit: 32 * 1024 })
  const find = ({ params }: Request) => findSubscription(database, params.token)
  const placeOf = (found: SubscriptionRow) => subscriptionPlace(database, inventory, found)
  const options = { schema: { params: PARAMS } }

  app.get('/mail/confirm/:token', options, async (request: Request, reply) => {
    const found = await find(request)
    if (found === undefined) return unknown(request, reply)
    const place = await placeOf(found)
    return sendPage(reply, 200, found.confirmedAt === null ? confirmPage(place) : confirmedPage(place))
  })

  app.post('/mail/confirm/:token', options, async (request: Request, reply) => {
    refuseForeign(request, [config.hostOrigin])
    const found = await find(request)
    if (found === undefined) return unknown(request, reply)
    await confirmSubscription(database, found.id, new Date(clock.now()))
    return sendPage(reply, 200, confirmedPage(await placeOf(found)))
  })

  app.get('/mail/end/:token', options, async (request: Request, reply) => {
    const found = await find(request)
    if (found === undefined) return unknown(request, reply)
    return sendPage(reply, 200, endPage(await placeOf(found)))
  })

  // Mail programs send this request without a visit to the page (RFC 8058). It must not be redirected.
  app.post('/mail/end/:token', options, async (request: Request, reply) => {
    refuseForeign(request, [config.hostOrigin])
    const found = await find(request)
    if (found === undefined) return gone(request, reply)
    const place = await placeOf(found)
    await endSubscription(database, found.id)
    return sendPage(reply, 200, endedPage(place))
  })
}

const siteOfReader = ({ headers }: Request): Site => siteIn(acceptedLanguage(headers['accept-language']))

function unknown(request: Request, reply: FastifyReply): FastifyReply {
  const site = siteOfReader(request)
  const { unknownTitle: title, unknownText: text } = subscriptionMessages[site.contentLanguage]
  return sendPage(reply, 404, mailedNotice(site, { title, text }))
}

/** Answers a second request to end a subscription: its topic and its language are no longer stored. */
function gone(request: Request, reply: FastifyReply): FastifyReply {
  const site = siteOfReader(request)
  const { goneTitle: title, goneText: text } = subscriptionMessages[site.contentLanguage]
  return sendPage(reply, 200, mailedNotice(site, { title, text }))
}
