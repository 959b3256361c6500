import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PAGE_HEADERS } from '../checkout/checkout.layout.ts'
import { notFound } from '../contract/problem.ts'
import { DEV_ORDERS_PATH } from '../orders/devOrders.page.ts'
import { readStyle } from '../pages/hostedPage.ts'
import type { Context } from '../vertical.ts'
import { withDemoNote } from './demoNote.ts'
import type { MailRow } from './mail.schema.ts'
import { MAILBOX_PATH, MAILBOX_STYLE, mailboxPage, mailPage } from './mailbox.page.ts'
import { findMail, newestMails } from './mailQueue.ts'

const MAX_MAILS = 100

/** A mail has inline styles, and its links lead out of the page. Scripts, images and forms stay forbidden. */
const MAIL_HEADERS = {
  ...PAGE_HEADERS,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
} as const

const PARAMS = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uuid' } },
  required: ['id'],
} as const

type Request = FastifyRequest<{ Params: { id: string } }>

/** Adds the development mailbox. */
export async function mailboxPages(app: FastifyInstance, { config, database }: Context): Promise<void> {
  const shippingPath = config.demoShipping ? DEV_ORDERS_PATH : undefined
  const mailOf = async ({ params }: Request): Promise<MailRow> => {
    const mail = await findMail(database, params.id)
    if (mail === undefined) throw notFound('This mail does not exist')
    return withDemoNote(mail, config.payment)
  }
  const style = await readStyle(new URL('./mailbox.css', import.meta.url))
  app.get(MAILBOX_STYLE, async (_request, reply) => reply.header('content-type', 'text/css; charset=utf-8').send(style))
  app.get(MAILBOX_PATH, async (_request, reply) =>
    reply.headers(PAGE_HEADERS).send(mailboxPage(await newestMails(database, MAX_MAILS), shippingPath).text),
  )
  app.get(`${MAILBOX_PATH}/:id`, { schema: { params: PARAMS } }, async (request: Request, reply) =>
    reply.headers(PAGE_HEADERS).send(mailPage(await mailOf(request)).text),
  )
  app.get(`${MAILBOX_PATH}/:id/html`, { schema: { params: PARAMS } }, async (request: Request, reply) =>
    reply.headers(MAIL_HEADERS).send((await mailOf(request)).bodyHtml ?? ''),
  )
}
