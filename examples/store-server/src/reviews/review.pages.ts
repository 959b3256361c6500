import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseTooMany } from '../accounts/attemptGuard.ts'
import { refuseForeign } from '../contract/browserGuard.ts'
import { notFound } from '../contract/problem.ts'
import { type AttemptLimit, networkOf } from '../identity/attempts.ts'
import { buyerOf } from '../orders/buyer.ts'
import { pathOf, TOKEN_PARAMS, type TokenRequest } from '../orders/order.token.ts'
import { linesOf } from '../orders/orders.repository.ts'
import type { OrderLineRow, OrderRow } from '../orders/orders.schema.ts'
import { keptLines } from '../orders/returns.repository.ts'
import { sendPage } from '../pages/mailedPage.ts'
import { AGAIN, DONE, isAgain, isDone } from '../pages/pageFlags.ts'
import { RETENTION } from '../retention.ts'
import { siteOf } from '../sites/sites.ts'
import type { Context } from '../vertical.ts'
import {
  findDraft,
  hasArrived,
  reviewsOfOrder,
  saveDraft,
  sizeOfVariant,
  storeReview,
} from './orderReviews.repository.ts'
import { readTypedReview, reviewErrors, type TypedReview } from './review.form.ts'
import { type ReviewBar, reviewClosedPage, reviewDonePage, reviewFormPage } from './review.page.ts'

/** Reviews that a network may send in an hour. The staff reads each of them. */
const MAX_PER_HOUR = 30

/** The maximum body size in bytes: too long a text comes back to be shortened. An encoded letter has up to nine bytes. */
const MAX_BODY_BYTES = 256 * 1024

const limitOf = (ip: string): AttemptLimit => ({
  kind: 'review address',
  subject: networkOf(ip),
  max: MAX_PER_HOUR,
  windowSeconds: 60 * 60,
})

const PATH = '/orders/:token/review/:position'
const PARAMS = {
  ...TOKEN_PARAMS,
  properties: { ...TOKEN_PARAMS.properties, position: { type: 'string', pattern: '^\\d{1,4}$' } },
  required: ['token', 'position'],
} as const

type LineRequest = FastifyRequest<{ Params: { token: string; position: string } }>

/** Adds the form for the review of an item, for the holder of the order's link. */
export function reviewPagesOfLinks(
  app: FastifyInstance,
  context: Context,
  orderOf: (request: TokenRequest) => Promise<OrderRow>,
): void {
  const { config, database, clock } = context
  const options = { schema: { params: PARAMS } }

  const itemOf = async (request: LineRequest): Promise<{ order: OrderRow; line: OrderLineRow }> => {
    const order = await orderOf(request)
    const position = Number(request.params.position)
    const line = (await linesOf(database, [order.id])).find((each) => each.position === position)
    if (line === undefined) throw notFound('The order has no such item')
    return { order, line }
  }

  const closed = (request: LineRequest, reply: FastifyReply, order: OrderRow, reason: ReviewBar) =>
    sendPage(reply, 409, reviewClosedPage(siteOf(order.site), pathOf(request), reason))

  /** Returns why an item cannot be reviewed, apart from a review that exists. */
  const barOf = async (order: OrderRow, { position }: OrderLineRow): Promise<ReviewBar | undefined> => {
    const kept = await keptLines(database, order)
    if (order.status === 'cancelled' || kept.every((line) => line.position !== position)) return 'returned'
    return hasArrived(order, clock.now()) ? undefined : 'notArrived'
  }

  app.get(PATH, options, async (request: LineRequest, reply) => {
    const { order, line } = await itemOf(request)
    const site = siteOf(order.site)
    if (isDone(request))
      return sendPage(reply, 200, reviewDonePage(site, { order: pathOf(request), form: formPathOf(request) }))
    const bar = await barOf(order, line)
    if (bar !== undefined) return closed(request, reply, order, bar)
    const written = await reviewsOfOrder(database, order.id)
    if (written.some(({ position }) => position === line.position)) return closed(request, reply, order, 'written')
    const since = new Date(clock.now() - RETENTION.reviewDraft)
    const draft = await findDraft(database, { orderId: order.id, position: line.position, since })
    const page = reviewFormPage({
      site,
      path: formPathOf(request),
      line,
      hasSize: (await sizeOfVariant(database, line.variantId)) !== null,
      typed: draft?.typed ?? emptyReview(order),
      savedAt: draft?.savedAt,
      errors: draft !== undefined && isAgain(request) ? reviewErrors(draft.typed) : {},
    })
    return sendPage(reply, 200, page)
  })

  app.post(PATH, { ...options, bodyLimit: MAX_BODY_BYTES }, async (request: LineRequest, reply) => {
    refuseForeign(request, [config.hostOrigin])
    const { order, line } = await itemOf(request)
    const bar = await barOf(order, line)
    if (bar !== undefined) return closed(request, reply, order, bar)
    const review = { order, line, typed: readTypedReview(request.body), now: new Date(clock.now()) }
    if (Object.keys(reviewErrors(review.typed)).length > 0) {
      await saveDraft(database, review)
      // A browser offers to send a form anew when it goes back to the response of a form.
      return reply.redirect(`${formPathOf(request)}?${AGAIN}`, 303)
    }
    await refuseTooMany(context, [limitOf(request.ip)])
    if (!(await storeReview(database, review))) return closed(request, reply, order, 'written')
    return reply.redirect(`${formPathOf(request)}?${DONE}`, 303)
  })
}

const formPathOf = (request: LineRequest): string => `${pathOf(request)}/review/${request.params.position}`

const emptyReview = (order: OrderRow): TypedReview => ({
  stars: '',
  title: '',
  content: '',
  author: buyerOf(order).first_name.slice(0, 40),
  fit: '',
})
