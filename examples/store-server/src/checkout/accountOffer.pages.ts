import type { FastifyInstance } from 'fastify'
import { refuseForeign } from '../contract/browserGuard.ts'
import { notFound } from '../contract/problem.ts'
import { JOIN_SECONDS, requestJoin } from '../orders/joinAccount.ts'
import { createOrderLink } from '../orders/orderLinks.ts'
import { findOrderOfCheckout } from '../orders/orders.repository.ts'
import type { OrderRow } from '../orders/orders.schema.ts'
import { siteOf } from '../sites/sites.ts'
import type { Context } from '../vertical.ts'
import { findCheckout, isBoundTo } from './checkout.repository.ts'
import { type CheckoutRequest, PARAMS, SESSION_COOKIE } from './checkout.request.ts'

/** The sign-up with the details of the order. They are in the fragment of the URL, so no server receives or logs them. */
const signUpOf = ({ email, shippingAddress: { first_name, last_name } }: OrderRow): string =>
  `sign-up#${new URLSearchParams({ email, first_name, last_name })}`

/** Adds the answer to the account offer of the confirmation: it leads to the sign-up, or to the orders of the account. */
export function accountOfferPages(app: FastifyInstance, { config, database, clock }: Context): void {
  app.post('/checkout/:id/account', { schema: { params: PARAMS } }, async (request: CheckoutRequest, reply) => {
    refuseForeign(request, [config.hostOrigin])
    const checkout = await findCheckout(database, request.params.id)
    const isOwn = checkout !== undefined && isBoundTo(checkout, request.cookies[SESSION_COOKIE])
    const order = isOwn ? await findOrderOfCheckout(database, checkout.id) : undefined
    // Another browser gets the same response as for an unknown checkout.
    if (order === undefined) throw notFound('This order does not exist')
    const { prefix } = siteOf(order.site).entry
    const orderHistory = `/${prefix}/account/orderhistory`
    if (order.customerId > 0) return reply.redirect(orderHistory, 303)
    const moment = { origin: config.hostOrigin, now: new Date(clock.now()), lifetimeMs: JOIN_SECONDS * 1000 }
    const token = (await createOrderLink(database, order.id, moment)).slice(-43)
    const target = isSignUp(request) ? `/${prefix}/${signUpOf(order)}` : orderHistory
    return requestJoin(reply, token, config.hostOrigin.startsWith('https:')).redirect(target, 303)
  })
}

const isSignUp = ({ body }: CheckoutRequest): boolean =>
  typeof body === 'object' && body !== null && 'to' in body && body.to === 'sign-up'
