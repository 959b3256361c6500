import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressLines } from '../checkout/addressLines.ts'
import { notFound } from '../contract/problem.ts'
import { sendPage } from '../pages/mailedPage.ts'
import { findSite, siteOf } from '../sites/sites.ts'
import type { Context } from '../vertical.ts'
import { dayOf } from './dates.ts'
import { pathOf, TOKEN_PARAMS, type TokenRequest } from './order.token.ts'
import { numberIn } from './orderFields.ts'
import { linesOf } from './orders.repository.ts'
import type { OrderRow } from './orders.schema.ts'
import { describeLine } from './return.page.ts'
import { linesReturned } from './returnedPieces.ts'
import { returnSlipPage } from './returnSlip.page.ts'
import { returnsOf } from './returns.repository.ts'
import { isUnsent } from './sendBack.ts'

type SiteRequest = FastifyRequest<{ Params: { country: string; locale: string } }>

/** Adds the printable slips of returns. */
export function returnSlipPages(
  app: FastifyInstance,
  { database }: Context,
  orderOf: (request: TokenRequest) => Promise<OrderRow>,
): void {
  app.get('/orders/:token/return-slip', { schema: { params: TOKEN_PARAMS } }, async (request: TokenRequest, reply) => {
    const order = await orderOf(request)
    const open = (await returnsOf(database, order.id)).filter(
      (made) => made.restockedAt === null && !isUnsent(order, made),
    )
    const last = open.at(-1)
    if (last === undefined || order.status === 'cancelled') return reply.redirect(pathOf(request), 303)
    const site = siteOf(order.site)
    const page = returnSlipPage({
      site,
      number: order.number,
      date: dayOf(site, last.receivedAt),
      items: linesReturned(await linesOf(database, [order.id]), open).map(describeLine),
      sender: addressLines(order.shippingAddress, site),
      orderPath: pathOf(request),
    })
    return sendPage(reply, 200, page)
  })

  app.get('/orders/return-slip/:country/:locale', async ({ params, query }: SiteRequest, reply) => {
    const site = findSite(`${params.country}/${params.locale}`)
    if (site === undefined) throw notFound('There is no such site')
    return sendPage(reply, 200, returnSlipPage({ site, number: numberIn(query) }))
  })
}
