import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PAGE_HEADERS } from '../checkout/checkout.layout.ts'
import { refuseForeign } from '../contract/browserGuard.ts'
import { MAILBOX_PATH, MAILBOX_STYLE } from '../mail/mailbox.page.ts'
import { hostedPage } from '../pages/hostedPage.ts'
import { type Html, html } from '../pages/html.ts'
import type { Context } from '../vertical.ts'
import type { OrderRow } from './orders.schema.ts'
import { shipOrder, waitingOrders } from './shipOrders.ts'

export const DEV_ORDERS_PATH = '/dev/orders'

const MAX_ORDERS = 50

const PARAMS = {
  type: 'object',
  properties: { number: { type: 'string', pattern: '^CN-\\d{1,10}$' } },
  required: ['number'],
} as const

type Request = FastifyRequest<{ Params: { number: string } }>

/** Adds a page for developers that ships an order at once, so that the steps after it can be seen. */
export async function devOrdersPages(app: FastifyInstance, { config, database, clock }: Context): Promise<void> {
  await app.register(formbody)
  app.get(DEV_ORDERS_PATH, async (_request, reply) =>
    reply.headers(PAGE_HEADERS).send(devOrdersPage(await waitingOrders(database, MAX_ORDERS)).text),
  )
  app.post(`${DEV_ORDERS_PATH}/:number`, { schema: { params: PARAMS } }, async (request: Request, reply) => {
    refuseForeign(request, [config.hostOrigin])
    await shipOrder(database, request.params.number, { now: clock.now(), origin: config.hostOrigin })
    return reply.redirect(MAILBOX_PATH, 303)
  })
}

/** Renders the list of orders that wait. The page is a tool for developers, so it is in English only. */
const devOrdersPage = (orders: readonly OrderRow[]): Html =>
  hostedPage({
    language: 'en',
    title: 'Orders of the demonstration',
    style: MAILBOX_STYLE,
    home: '/',
    toShop: 'To the shop',
    main: html`<h1>Orders of the demonstration</h1>
<p class="lead">The demonstration ships an order after ten minutes. Here you ship it at once; its mail is in the <a href="${MAILBOX_PATH}">mailbox</a>.</p>
${orders.length === 0 && html`<p>No order waits.</p>`}
<ul class="mails">${orders.map(
      ({ number }) =>
        html`<li><form method="post" action="${DEV_ORDERS_PATH}/${number}"><button class="secondary">Ship ${number}</button></form></li>`,
    )}</ul>`,
  })
