import { randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseTooMany } from '../accounts/attemptGuard.ts'
import { CHECKOUT_SHEETS } from '../checkout/checkout.layout.ts'
import { refuseForeign } from '../contract/browserGuard.ts'
import { notFound } from '../contract/problem.ts'
import { problemOf } from '../contract/problems.plugin.ts'
import { usesOfOrders } from '../giftCards/giftCards.repository.ts'
import { type AttemptLimit, networkOf } from '../identity/attempts.ts'
import { readStyle } from '../pages/hostedPage.ts'
import { MAILED_STYLE, mailedNotice, sendPage } from '../pages/mailedPage.ts'
import { acceptedLanguage } from '../sites/acceptedLanguage.ts'
import type { Site } from '../sites/sites.data.ts'
import { findSite, siteIn, siteOf } from '../sites/sites.ts'
import type { Context } from '../vertical.ts'
import { orderMessages } from './messages/index.ts'
import { orderPage } from './order.page.ts'
import { findOrderOfLink } from './orderLinks.ts'
import { linesOf } from './orders.repository.ts'
import type { OrderRow } from './orders.schema.ts'
import { isSubmission, readTypedReturn, returnErrors, type TypedReturn } from './return.form.ts'
import { type ReturnPage, returnConfirmPage, returnDonePage, returnFormPage } from './return.page.ts'
import { returnKindOf, type Statement } from './returnRules.ts'
import { isStored, openLines, returnLines, returnOrder, returnsOf } from './returns.repository.ts'

const SHEET = new URL('./order.css', import.meta.url)

/** The query parameter of the page after a statement was stored. */
const DONE = 'done'

/** Statements without a link that a network may send in an hour. Each sends a mail to the entered address. */
const MAX_PER_HOUR = 10

const TOKEN_PARAMS = {
  type: 'object',
  properties: { token: { type: 'string', pattern: '^[\\w-]{43}$' } },
  required: ['token'],
} as const

type TokenRequest = FastifyRequest<{ Params: { token: string } }>
type SiteRequest = FastifyRequest<{ Params: { country: string; locale: string } }>

/** Adds the pages of an order for the holder of its link, and the withdrawal without a link. */
export async function orderPages(app: FastifyInstance, context: Context): Promise<void> {
  const { config, database, clock } = context
  const origin = config.hostOrigin
  await app.register(formbody, { bodyLimit: 32 * 1024 })
  answerWithNotices(app)

  const style = await readStyle(...CHECKOUT_SHEETS, SHEET)
  app.get(MAILED_STYLE, async (_request, reply) =>
    reply.headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' }).send(style),
  )

  const orderOf = async ({ params }: TokenRequest): Promise<OrderRow> => {
    const order = await findOrderOfLink(database, params.token, new Date(clock.now()))
    if (order === undefined) throw notFound('This link does not open an order')
    return order
  }

  app.get('/orders/:token', { schema: { params: TOKEN_PARAMS } }, async (request: TokenRequest, reply) => {
    const order = await orderOf(request)
    const page = orderPage({
      order,
      lines: await linesOf(database, [order.id]),
      giftCards: await usesOfOrders(database, [order.id]),
      returns: await returnsOf(database, order.id),
      isReturnable: (await openLines(database, order, clock.now())).length > 0,
      path: pathOf(request),
    })
    return sendPage(reply, 200, page)
  })

  app.get('/orders/:token/return', { schema: { params: TOKEN_PARAMS } }, async (request: TokenRequest, reply) => {
    const order = await orderOf(request)
    const site = siteOf(order.site)
    const kind = returnKindOf(order.shippingAddress.country)
    if (isDone(request)) return sendPage(reply, 200, returnDonePage(site, kind, pathOf(request)))
    const lines = await openLines(database, order, clock.now())
    if (lines.length === 0) return closed(reply, site)
    const { first_name, last_name } = order.shippingAddress
    const typed: TypedReturn = {
      ...emptyForm(),
      number: order.number,
      name: `${first_name} ${last_name}`,
      email: order.email,
      items: lines.map(({ position }) => position),
    }
    return sendPage(
      reply,
      200,
      returnFormPage({ site, kind, path: `${pathOf(request)}/return`, typed, errors: {}, lines }),
    )
  })

  app.post('/orders/:token/return', { schema: { params: TOKEN_PARAMS } }, async (request: TokenRequest, reply) => {
    refuseForeign(request, [origin])
    const order = await orderOf(request)
    const site = siteOf(order.site)
    const kind = returnKindOf(order.shippingAddress.country)
    const path = `${pathOf(request)}/return`
    const typed = { ...readTypedReturn(request.body), number: order.number }
    if (typed.step === 'confirm' && isSubmission(typed.submission) && (await isStored(database, typed.submission))) {
      return reply.redirect(`${path}?${DONE}`, 303)
    }
    const page = { site, kind, path, typed, lines: await openLines(database, order, clock.now()) }
    if (page.lines.length === 0) return closed(reply, site)
    const answer = nextStep(page)
    if (answer !== undefined) return sendPage(reply, ...answer)
    const returned = { orderId: order.id, positions: typed.items, origin, now: new Date(clock.now()) }
    if (!(await returnLines(database, statementOf(page), returned))) return closed(reply, site)
    return reply.redirect(`${path}?${DONE}`, 303)
  })

  const siteForm = (request: SiteRequest) => {
    const site = findSite(`${request.params.country}/${request.params.locale}`)
    if (site === undefined) throw notFound('There is no such site')
    return {
      site,
      kind: returnKindOf(site.entry.countryCode),
      path: `/orders/return/${site.entry.prefix}`,
      lines: null,
    }
  }

  app.get('/orders/return/:country/:locale', async (request: SiteRequest, reply) => {
    const form = siteForm(request)
    if (isDone(request)) return sendPage(reply, 200, returnDonePage(form.site, form.kind))
    return sendPage(reply, 200, returnFormPage({ ...form, typed: emptyForm(), errors: {} }))
  })

  app.post('/orders/return/:country/:locale', async (request: SiteRequest, reply) => {
    refuseForeign(request, [origin])
    const page = { ...siteForm(request), typed: readTypedReturn(request.body) }
    const answer = nextStep(page)
    if (answer !== undefined) return sendPage(reply, ...answer)
    await refuseTooMany(context, [limitOf(request.ip)])
    await returnOrder(database, statementOf(page), { origin, now: new Date(clock.now()) })
    return reply.redirect(`${page.path}?${DONE}`, 303)
  })
}

const limitOf = (ip: string): AttemptLimit => ({
  kind: 'return address',
  subject: networkOf(ip),
  max: MAX_PER_HOUR,
  windowSeconds: 60 * 60,
})

const pathOf = ({ params }: TokenRequest): string => `/orders/${params.token}`

const emptyForm = (): TypedReturn => ({
  number: '',
  name: '',
  email: '',
  items: [],
  submission: randomUUID(),
  step: 'check',
})

const isDone = ({ query }: FastifyRequest): boolean => typeof query === 'object' && query !== null && DONE in query

const closed = (reply: FastifyReply, site: Site): FastifyReply => {
  const { closedTitle, closedText } = orderMessages[site.contentLanguage]
  return sendPage(reply, 409, mailedNotice(site, { title: closedTitle, text: closedText }))
}

/** Returns the page to show next; undefined when the statement is complete and confirmed. */
function nextStep(
  page: Omit<ReturnPage, 'errors'>,
): [status: number, page: ReturnType<typeof returnFormPage>] | undefined {
  const { typed, lines } = page
  const items = lines === null ? [] : typed.items.filter((item) => lines.some(({ position }) => position === item))
  const isForged = !isSubmission(typed.submission)
  const checked = { ...page, typed: { ...typed, items, ...(isForged && { submission: randomUUID() }) } }
  const errors = returnErrors(checked.typed, lines !== null)
  if (Object.keys(errors).length > 0) return [422, returnFormPage({ ...checked, errors })]
  if (typed.step === 'edit') return [200, returnFormPage({ ...checked, errors: {} })]
  if (typed.step === 'check' || isForged) return [200, returnConfirmPage({ ...checked, errors: {} })]
  return undefined
}

const statementOf = ({ site, kind, typed }: Omit<ReturnPage, 'errors'>): Statement => ({
  submission: typed.submission,
  kind,
  site: site.entry.prefix,
  orderNumber: typed.number,
  name: typed.name,
  email: typed.email,
})

/** Answers an error with a page if the client accepts HTML, and with the standard error body otherwise. */
function answerWithNotices(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, headers = {} } = problemOf(error)
    const isKnown = [400, 403, 404, 429].includes(status)
    if (!request.headers.accept?.includes('text/html') || !isKnown) throw error
    const site = siteIn(acceptedLanguage(request.headers['accept-language']))
    const messages = orderMessages[site.contentLanguage]
    const notice =
      status === 429
        ? { title: messages.tooManyTitle, text: messages.tooManyText }
        : { title: messages.unknownTitle, text: messages.unknownText }
    return sendPage(reply.headers(headers), status, mailedNotice(site, notice))
  })
}
