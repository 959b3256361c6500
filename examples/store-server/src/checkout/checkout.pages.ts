import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { countryOf } from '../carts/carts.shipping.ts'
import { usesOfOrders } from '../giftCards/giftCards.repository.ts'
import type { Inventory } from '../inventory/inventory.types.ts'
import { linesOf } from '../orders/orders.repository.ts'
import type { Context } from '../vertical.ts'
import { afterOrderPages } from './afterOrder.pages.ts'
import { checkoutAssets } from './checkout.assets.ts'
import { placeOf } from './checkout.layout.ts'
import { send } from './checkout.reply.ts'
import { bindToBrowser, isBoundTo } from './checkout.repository.ts'
import { type CheckoutRequest, PARAMS, SESSION_COOKIE } from './checkout.request.ts'
import { readTyped, type Typed } from './checkout.typed.ts'
import { addressOf, readVisit, stateOf } from './checkout.visit.ts'
import { confirmationPage, noticePage } from './confirmation.page.ts'
import { knownDetails } from './knownDetails.ts'
import { answerLostBrowsers } from './lostCheckout.ts'
import { showCheckout } from './showCheckout.ts'
import { MARK, submitCheckout } from './submitCheckout.ts'

/** Adds the hosted checkout: pages on the shop's own origin that work without their script. */
export async function checkoutPages(app: FastifyInstance, context: Context, inventory: Inventory): Promise<void> {
  const { config, database } = context
  const checkout = { ...context, inventory }
  await app.register(formbody, { bodyLimit: 32 * 1024 })
  answerLostBrowsers(app)
  afterOrderPages(app, context)
  await checkoutAssets(app)

  app.get(
    '/checkout/:id',
    { exposeHeadRoute: false, schema: { params: PARAMS } },
    async (request: CheckoutRequest, reply) => {
      const here = await readVisit(context, request)
      const { checkout: row, site, messages } = here
      if (!isBoundTo(row, request.cookies[SESSION_COOKIE])) {
        const session = await bindToBrowser(database, row.id)
        if (session === undefined) return send(reply, 410, noticePage(placeOf(site), messages, 'used'))
        reply.setCookie(SESSION_COOKIE, session, {
          path: addressOf(row),
          httpOnly: true,
          sameSite: 'lax',
          secure: config.hostOrigin.startsWith('https:'),
        })
      }
      const { cart, order } = await stateOf(database, row)
      if (order !== undefined) {
        const parts = {
          lines: await linesOf(database, [order.id]),
          giftCards: await usesOfOrders(database, [order.id]),
          path: addressOf(row),
          payment: config.payment,
        }
        return send(reply, 200, confirmationPage(order, parts))
      }
      if (cart?.status !== 'open') return send(reply, 410, noticePage(placeOf(site), messages, 'closed'))
      if (row.draft !== null && isAgain(request))
        return showCheckout(checkout, here, cart, reply, { ...row.draft, typed: readTyped(row.draft.typed) })
      const typed: Typed =
        row.draft === null
          ? { ...readTyped({}), ...(await knownDetails(database, here.buyer, countryOf(cart))), payment: 'approve' }
          : { ...readTyped(row.draft.typed), action: '' }
      return showCheckout(checkout, here, cart, reply, { typed })
    },
  )

  app.post('/checkout/:id', { schema: { params: PARAMS } }, (request: CheckoutRequest, reply) =>
    submitCheckout(checkout, request, reply),
  )
}

function isAgain({ query }: CheckoutRequest): boolean {
  return typeof query === 'object' && query !== null && MARK in query
}
