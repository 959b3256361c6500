import { readFile } from 'node:fs/promises'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { CHECKOUT_SHEETS } from '../checkout/checkout.layout.ts'
import { refuseForeign } from '../contract/browserGuard.ts'
import { notFound } from '../contract/problem.ts'
import { problemOf } from '../contract/problems.plugin.ts'
import { usesOfOrders } from '../giftCards/giftCards.repository.ts'
import type { Inventory } from '../inventory/inventory.types.ts'
import { readStyle } from '../pages/hostedPage.ts'
import { html } from '../pages/html.ts'
import { MAILED_STYLE, mailedNotice, sendPage } from '../pages/mailedPage.ts'
import { reviewableLines, reviewsOfOrder } from '../reviews/orderReviews.repository.ts'
import { REVIEW_SCRIPT } from '../reviews/review.page.ts'
import { reviewPagesOfLinks } from '../reviews/review.pages.ts'
import { acceptedLanguage } from '../sites/acceptedLanguage.ts'
import { siteIn, siteOf } from '../sites/sites.ts'
import type { Context } from '../vertical.ts'
import { requestJoin } from './joinAccount.ts'
import { orderMessages } from './messages/index.ts'
import { orderPage } from './order.page.ts'
import { pathOf, TOKEN_PARAMS, type TokenRequest } from './order.token.ts'
import { findOrderOfLink } from './orderLinks.ts'
import { linesOf } from './orders.repository.ts'
import type { OrderRow } from './orders.schema.ts'
import { resendPathOf } from './resend.page.ts'
import { resendPages } from './resend.pages.ts'
import { returnPagesOfLinks, returnPagesOfSites } from './return.pages.ts'
import { PRINT_SCRIPT } from './returnSlip.page.ts'
import { returnSlipPages } from './returnSlip.pages.ts'
import { openLines, returnsOf } from './returns.repository.ts'

const SHEETS = ['./order.css', '../reviews/review.css'].map((sheet) => new URL(sheet, import.meta.url))
const PRINT = new URL('./print.js', import.meta.url)
const REVIEW = new URL('../reviews/assets/review.js', import.meta.url)

/**
 * Adds the pages of an order for the holder of its link, and those without a link: the withdrawal, and the form that
 * sends the mail of an order again.
 */
export async function orderPages(app: FastifyInstance, context: Context, inventory: Inventory): Promise<void> {
  const { config, database, clock } = context
  await app.register(formbody, { bodyLimit: 32 * 1024 })
  answerWithNotices(app)

  const serveAsset = (path: string, type: string, text: string) =>
    app.get(path, async (_request, reply) =>
      reply.headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' }).send(text),
    )
  serveAsset(MAILED_STYLE, 'text/css', await readStyle(...CHECKOUT_SHEETS, ...SHEETS))
  serveAsset(PRINT_SCRIPT, 'text/javascript', await readFile(PRINT, 'utf8'))
  serveAsset(REVIEW_SCRIPT, 'text/javascript', await readFile(REVIEW, 'utf8'))

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
      reviews: await reviewsOfOrder(database, order.id),
      reviewable: await reviewableLines(database, order, clock.now()),
      returns: await returnsOf(database, order.id),
      isReturnable: (await openLines(database, order, clock.now())).length > 0,
      path: pathOf(request),
    })
    return sendPage(reply, 200, page)
  })

  app.post('/orders/:token/account', { schema: { params: TOKEN_PARAMS } }, async (request: TokenRequest, reply) => {
    refuseForeign(request, [config.hostOrigin])
    const { site, customerId } = await orderOf(request)
    if (customerId > 0) return reply.redirect(pathOf(request), 303)
    // The storefront asks an anonymous visitor to sign in on this page.
    const orderHistory = `/${siteOf(site).entry.prefix}/account/orderhistory`
    return requestJoin(reply, request.params.token, config.hostOrigin.startsWith('https:')).redirect(orderHistory, 303)
  })

  returnPagesOfLinks(app, context, inventory, orderOf)
  returnPagesOfSites(app, context, inventory)
  returnSlipPages(app, context, orderOf)
  resendPages(app, context)
  reviewPagesOfLinks(app, context, orderOf)
}

/** Answers an error with a page if the client accepts HTML, and with the standard error body otherwise. */
function answerWithNotices(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, headers = {} } = problemOf(error)
    const isKnown = [400, 403, 404, 429].includes(status)
    if (!request.headers.accept?.includes('text/html') || !isKnown) throw error
    const site = siteIn(acceptedLanguage(request.headers['accept-language']))
    const messages = orderMessages[site.contentLanguage]
    if (status === 429) {
      const notice = { title: messages.tooManyTitle, text: messages.tooManyText }
      return sendPage(reply.headers(headers), status, mailedNotice(site, notice))
    }
    const notice = { title: messages.unknownTitle, text: messages.unknownText }
    const newLink = html`<a class="primary" href="${resendPathOf(site)}">${messages.resend.title}</a>`
    return sendPage(reply.headers(headers), status, mailedNotice(site, notice, newLink))
  })
}
