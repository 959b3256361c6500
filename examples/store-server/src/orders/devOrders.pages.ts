import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PAGE_HEADERS } from '../checkout/checkout.layout.ts'
import { refuseForeign } from '../contract/browserGuard.ts'
import type { Inventory } from '../inventory/inventory.types.ts'
import { MAILBOX_PATH } from '../mail/mailbox.page.ts'
import { StartError } from '../startError.ts'
import type { Context } from '../vertical.ts'
import { DEV_ORDERS_PATH, devOrdersPage } from './devOrders.page.ts'
import { readWaitingSteps, type WaitingSteps } from './devOrders.repository.ts'
import { markRefunded, receiveItems } from './refunds.ts'
import { deliverOrder, shipOrder } from './shipOrders.ts'

const MAX_ORDERS = 50

const PARAMS = {
  type: 'object',
  properties: {
    number: { type: 'string', pattern: '^CN-\\d{1,10}$' },
    step: { type: 'string', enum: ['shipped', 'delivered', 'received', 'refunded'] },
  },
  required: ['number', 'step'],
} as const

type Request = FastifyRequest<{ Params: { number: string; step: keyof WaitingSteps } }>

/** Adds a page for developers that takes an order to its next step at once, so that the mails after it can be seen. */
export async function devOrdersPages(
  app: FastifyInstance,
  { config, database, clock }: Context,
  inventory: Inventory,
): Promise<void> {
  await app.register(formbody)
  app.get(DEV_ORDERS_PATH, async (_request, reply) =>
    reply.headers(PAGE_HEADERS).send(devOrdersPage(await readWaitingSteps(database, MAX_ORDERS)).text),
  )
  app.post(`${DEV_ORDERS_PATH}/:number/:step`, { schema: { params: PARAMS } }, async (request: Request, reply) => {
    refuseForeign(request, [config.hostOrigin])
    const { number, step } = request.params
    const handled = { number, origin: config.hostOrigin, now: new Date(clock.now()) }
    const run: Readonly<Record<keyof WaitingSteps, () => Promise<unknown>>> = {
      shipped: () => shipOrder(database, number, { now: clock.now(), origin: config.hostOrigin }),
      delivered: () => deliverOrder(database, number, clock.now()),
      received: () => receiveItems(database, inventory, handled),
      refunded: () => markRefunded(database, handled),
    }
    try {
      await run[step]()
    } catch (error) {
      // A button that is pressed twice finds no return the second time.
      if (!(error instanceof StartError)) throw error
      return reply.redirect(DEV_ORDERS_PATH, 303)
    }
    return reply.redirect(MAILBOX_PATH, 303)
  })
}
