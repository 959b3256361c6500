import type { Store } from '@cairn/core/contracts'
import { runInBackground } from '../background.ts'
import type { Handlers } from '../contract/operations.ts'
import { notFound } from '../contract/problem.ts'
import type { Inventory } from '../inventory/inventory.types.ts'
import { variantName } from '../inventory/variantName.ts'
import { siteOf } from '../sites/sites.ts'
import { subscribe } from '../subscriptions/subscribe.ts'
import type { Vertical } from '../vertical.ts'
import { mailReturned } from './mailReturned.ts'

const INTERVAL_MS = 60_000

/** Writes a mail to everyone who waits for a variant, once it can be bought. */
export const createBackInStock = (inventory: Inventory, intervalMs = INTERVAL_MS): Vertical => ({
  name: 'back in stock',
  rateLimits: { requestStockAlert: 10 },
  operations: (context) => {
    const store: Pick<Handlers<Store.operations>, 'requestStockAlert'> = {
      requestStockAlert: async ({ body, ip }) => {
        const site = siteOf(body.site)
        const variant = (await inventory.read(context.database, [body.variant_id], site)).get(body.variant_id)
        if (variant === undefined) throw notFound('This variant does not exist')
        const wanted = {
          topic: 'stock' as const,
          variantId: variant.variantId,
          email: body.email,
          site: site.entry.prefix,
        }
        const invite = ({ stock }: { stock: Texts }) => ({
          subject: stock.subject(variant.name),
          title: stock.title,
          text: stock.text(variantName(variant)),
          link: stock.link,
        })
        await subscribe(context, wanted, { ip, invite })
        return { status: 202, body: undefined }
      },
    }
    return { store }
  },
  pages: async (app, { config, database, clock }) => {
    runInBackground(app, {
      intervalMs,
      failure: 'mails about stock wait',
      run: (isStopped) => {
        const moment = { now: new Date(clock.now()), origin: config.hostOrigin }
        return mailReturned(database, inventory, moment, isStopped)
      },
    })
  },
})

type Texts = {
  subject: (name: string) => string
  title: string
  text: (name: string) => string
  link: string
}
