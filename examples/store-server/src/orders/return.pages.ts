import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseTooMany } from '../accounts/attemptGuard.ts'
import { refuseForeign } from '../contract/browserGuard.ts'
import { notFound } from '../contract/problem.ts'
import { type AttemptLimit, networkOf } from '../identity/attempts.ts'
import type { Inventory } from '../inventory/inventory.types.ts'
import { mailedNotice, sendPage } from '../pages/mailedPage.ts'
import { isDone } from '../pages/pageFlags.ts'
import { findSite, siteOf } from '../sites/sites.ts'
import type { Context } from '../vertical.ts'
import { buyerOf } from './buyer.ts'
import { orderMessages } from './messages/index.ts'
import { pathOf, TOKEN_PARAMS, type TokenRequest } from './order.token.ts'
import { numberIn } from './orderFields.ts'
import type { OrderRow } from './orders.schema.ts'
import { photoLinkOf } from './photoLink.ts'
import { draftOf, showAgain, showDone } from './return.draft.ts'
import { chosenLines, isSubmission, readTypedReturn, type TypedReturn } from './return.form.ts'
import { describeLine, returnFormPage } from './return.page.ts'
import { emptyForm, nextStep, statementOf } from './return.steps.ts'
import { returnDonePage } from './returnDone.page.ts'
import { returnedOf } from './returnedPieces.ts'
import { returnKindOf } from './returnRules.ts'
import { sitePathOfSlip } from './returnSlip.page.ts'
import {
  isAllReturned,
  isStored,
  openLines,
  returnedLines,
  returnLines,
  returnOrder,
  returnsOf,
} from './returns.repository.ts'
import { toSendOf, toSendOfAny } from './sendBack.ts'

/** Statements without a link that a network may send in an hour. Each sends a mail to the entered address. */
const MAX_PER_HOUR = 10

const limitOf = (ip: string): AttemptLimit => ({
  kind: 'return address',
  subject: networkOf(ip),
  max: MAX_PER_HOUR,
  windowSeconds: 60 * 60,
})

/** Adds the withdrawal and the return of an order for the holder of its link. */
export function returnPagesOfLinks(
  app: FastifyInstance,
  { config, database, clock }: Context,
  inventory: Inventory,
  orderOf: (request: TokenRequest) => Promise<OrderRow>,
): void {
  const origin = config.hostOrigin
  const shop = { origin, support: config.support }
  const options = { schema: { params: TOKEN_PARAMS } }
  const formOf = async (request: TokenRequest, order: OrderRow, typed: TypedReturn) => ({
    site: siteOf(order.site),
    kind: returnKindOf(siteOf(order.site)),
    path: `${pathOf(request)}/return`,
    typed: { ...typed, number: order.number },
    lines: await openLines(database, order, clock.now()),
  })

  // The page of the order says what was returned or that the order was cancelled, and what comes next.
  const closed = async (request: TokenRequest, reply: FastifyReply, order: OrderRow): Promise<FastifyReply> => {
    if (order.status === 'cancelled' || (await isAllReturned(database, order)))
      return reply.redirect(`${pathOf(request)}#returns`, 303)
    const site = siteOf(order.site)
    const { closedTitle, closedText } = orderMessages[site.contentLanguage]
    return sendPage(reply, 409, mailedNotice(site, { title: closedTitle, text: closedText }))
  }

  app.get('/orders/:token/return', options, async (request: TokenRequest, reply) => {
    const order = await orderOf(request)
    const draft = draftOf(request)
    const form = await formOf(request, order, draft ?? emptyForm())
    const made = isDone(request) ? (await returnsOf(database, order.id)).at(-1) : undefined
    if (made !== undefined) {
      const { site } = form
      const orderPath = pathOf(request)
      const lines = await returnedLines(database, made)
      const page = returnDonePage({
        site,
        kind: made.kind,
        number: order.number,
        items: lines.map(describeLine),
        toSend: toSendOf(order, made),
        refund: made.refund,
        photoLink: await photoLinkOf(database, site, shop),
        slipPath: `${orderPath}/return-slip`,
        orderPath,
      })
      return sendPage(reply, 200, page)
    }
    if (form.lines.length === 0) return closed(request, reply, order)
    const next = draft && nextStep(form)
    if (next !== undefined) return sendPage(reply, 200, next)
    const { first_name, last_name } = buyerOf(order)
    const known = {
      name: `${first_name} ${last_name}`,
      email: order.email,
      // The buyer of several items chooses, so that nobody returns more than intended.
      items: form.lines.length === 1 ? form.lines.map(({ position }) => position) : [],
    }
    return sendPage(reply, 200, returnFormPage({ ...form, typed: { ...form.typed, ...known }, errors: {} }))
  })

  app.post('/orders/:token/return', options, async (request: TokenRequest, reply) => {
    refuseForeign(request, [origin])
    const order = await orderOf(request)
    const form = await formOf(request, order, readTypedReturn(request.body))
    const { typed, path, lines } = form
    // The button was pressed twice: the first request has stored the statement.
    if (typed.step === 'confirm' && isSubmission(typed.submission) && (await isStored(database, typed.submission))) {
      return showDone(reply, path)
    }
    if (lines.length === 0) return closed(request, reply, order)
    if (nextStep(form) !== undefined) return showAgain(reply, form, isSecure(origin))
    const chosen = returnedOf(chosenLines(typed, lines))
    const returned = { orderId: order.id, chosen, shop, now: new Date(clock.now()) }
    if (!(await returnLines(database, inventory, statementOf(form), returned))) return closed(request, reply, order)
    return showDone(reply, path)
  })
}

type SiteRequest = FastifyRequest<{ Params: { country: string; locale: string } }>

/** Adds the withdrawal and the return by the number of an order and its e-mail address. */
export function returnPagesOfSites(app: FastifyInstance, context: Context, inventory: Inventory): void {
  const { config, database, clock } = context
  const origin = config.hostOrigin
  const shop = { origin, support: config.support }
  const path = '/orders/return/:country/:locale'
  const formOf = ({ params }: SiteRequest, typed: TypedReturn) => {
    const site = findSite(`${params.country}/${params.locale}`)
    if (site === undefined) throw notFound('There is no such site')
    return { site, kind: returnKindOf(site), path: `/orders/return/${site.entry.prefix}`, typed, lines: null }
  }

  app.get(path, async (request: SiteRequest, reply) => {
    const draft = draftOf(request)
    const form = formOf(request, draft ?? emptyForm())
    if (isDone(request)) {
      const { site, kind } = form
      const number = numberIn(request.query)
      const slipPath = sitePathOfSlip(site.entry.prefix, number)
      const photoLink = await photoLinkOf(database, site, shop)
      const page = returnDonePage({ site, kind, number, items: null, toSend: toSendOfAny(kind), photoLink, slipPath })
      return sendPage(reply, 200, page)
    }
    const next = draft && nextStep(form)
    return sendPage(reply, 200, next ?? returnFormPage({ ...form, errors: {} }))
  })

  app.post(path, async (request: SiteRequest, reply) => {
    refuseForeign(request, [origin])
    const form = formOf(request, readTypedReturn(request.body))
    if (nextStep(form) !== undefined) return showAgain(reply, form, isSecure(origin))
    await refuseTooMany(context, [limitOf(request.ip)])
    await returnOrder(database, inventory, statementOf(form), { shop, now: new Date(clock.now()) })
    return showDone(reply, form.path, form.typed.number)
  })
}

const isSecure = (origin: string): boolean => origin.startsWith('https:')
