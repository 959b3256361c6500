import type { FastifyInstance } from 'fastify'
import { runInBackground } from '../background.ts'
import { isLocal } from '../config.ts'
import type { Context, Vertical } from '../vertical.ts'
import { mailboxPages } from './mailbox.pages.ts'
import { sendMails } from './sendMails.ts'
import { noTransport, smtpTransport } from './transport.ts'

/** Milliseconds between two looks into the mail queue. */
const INTERVAL_MS = 2_000

/** Sends the mails of the mail queue in the background, and shows them at `/dev/mail` during development. */
export const createMail = (intervalMs = INTERVAL_MS): Vertical => ({
  name: 'mail',
  pages: async (app, context) => {
    sendRegularly(app, context, intervalMs)
    if (hasMailbox(context)) await mailboxPages(app, context)
  },
  prepare: async ({ config, notify }) => {
    if (config.mailServer === undefined && !isLocal(new URL(config.hostOrigin))) {
      notify('mails are not sent: set SMTP_URL')
    }
  },
})

/**
 * Whether the development mailbox is shown. Its mails contain links that open orders, so a shop with a public origin
 * does not show it.
 */
const hasMailbox = ({ config }: Context): boolean =>
  config.mailServer === undefined && isLocal(new URL(config.hostOrigin))

function sendRegularly(app: FastifyInstance, context: Context, intervalMs: number): void {
  const { config, database, clock, log } = context
  const transport = config.mailServer === undefined ? noTransport : smtpTransport(config.mailServer)
  const sending = { database, clock, log, transport, payment: config.payment, keepBody: hasMailbox(context) }
  app.addHook('onClose', async () => transport.close())
  runInBackground(app, { intervalMs, failure: 'mails wait', run: (isStopped) => sendMails(sending, isStopped) })
}
