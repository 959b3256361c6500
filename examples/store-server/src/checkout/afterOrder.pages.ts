import type { FastifyInstance } from 'fastify'
import { refuseForeign } from '../contract/browserGuard.ts'
import { notFound } from '../contract/problem.ts'
import { buyerOf } from '../orders/buyer.ts'
import { JOIN_SECONDS, requestJoin } from '../orders/joinAccount.ts'
import { createOrderLink } from '../orders/orderLinks.ts'
import { findOrderOfCheckout } from '../orders/orders.repository.ts'
import type { OrderRow } from '../orders/orders.schema.ts'
import { siteOf } from '../sites/sites.ts'
import type { Context } from '../vertical.ts'
import { PAGE_HEADERS } from './checkout.layout.ts'
import { findCheckout, isBoundTo } from './checkout.repository.ts'
import { type CheckoutRequest, PARAMS, SESSION_COOKIE } from './checkout.request.ts'

/** How long the link of the confirmation page opens its order. That of the mail opens longer. */
const LINK_MS = 24 * 60 * 60 * 1000

/** The sign-up with the details of the order. They are in the fragment of the URL, so no server receives or logs them. */
const signUpOf = (order: OrderRow): string =>
  `sign-up#${new URLSearchParams({ email: order.email, ...buyerOf(order) })}`

/** Adds what the confirmation links to: the page of the order, the form for a return, and the offer of an account. */
export function afterOrderPages(app: FastifyInstance, { config, database, clock }: Context): void {
  /** Returns the order for the browser that placed it. Another one gets the same response as for an unknown checkout. */
  const ownOrder = async ({ params, cookies }: CheckoutRequest): Promise<OrderRow> => {
    const checkout = await findCheckout(database, params.id)
    const isOwn = checkout !== undefined && isBoundTo(checkout, cookies[SESSION_COOKIE])
    const order = isOwn ? await findOrderOfCheckout(database, checkout.id) : undefined
    if (order === undefined) throw notFound('This order does not exist')
    return order
  }
  const linkTo = (order: OrderRow, lifetimeMs: number) =>
    createOrderLink(database, order.id, { origin: config.hostOrigin, now: new Date(clock.now()), lifetimeMs })

  app.get(
    '/checkout/:id/order',
    { exposeHeadRoute: false, schema: { params: PARAMS } },
    async (request: CheckoutRequest, reply) => {
      const link = await linkTo(await ownOrder(request), LINK_MS)
      return reply.headers(PAGE_HEADERS).redirect(hasMember(request.query, 'return') ? `${link}/return` : link, 303)
    },
  )

  app.post('/checkout/:id/account', { schema: { params: PARAMS } }, async (request: CheckoutRequest, reply) => {
    refuseForeign(request, [config.hostOrigin])
    const order = await ownOrder(request)
    const { prefix } = siteOf(order.site).entry
    const orderHistory = `/${prefix}/account/orderhistory`
    if (order.customerId > 0) return reply.redirect(orderHistory, 303)
    const token = (await linkTo(order, JOIN_SECONDS * 1000)).slice(-43)
    const target = isSignUp(request) ? `/${prefix}/${signUpOf(order)}` : orderHistory
    return requestJoin(reply, token, config.hostOrigin.startsWith('https:')).redirect(target, 303)
  })
}

const hasMember = (query: unknown, name: string): boolean =>
  typeof query === 'object' && query !== null && name in query

const isSignUp = ({ body }: CheckoutRequest): boolean =>
  typeof body === 'object' && body !== null && 'to' in body && body.to === 'sign-up'
