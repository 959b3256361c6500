import type { Store } from '@cairn/core/contracts'
import type { Handlers } from '../contract/operations.ts'
import { siteOf } from '../sites/sites.ts'
import { subscribe } from '../subscriptions/subscribe.ts'
import type { Vertical } from '../vertical.ts'

export const newsletter: Vertical = {
  name: 'newsletter',
  rateLimits: { subscribeToNewsletter: 10 },
  operations: (context) => {
    const store: Pick<Handlers<Store.operations>, 'subscribeToNewsletter'> = {
      subscribeToNewsletter: async ({ body, ip }) => {
        const site = siteOf(body.site).entry.prefix
        const wanted = { topic: 'newsletter' as const, variantId: 0, email: body.email, site }
        await subscribe(context, wanted, { ip, invite: ({ newsletter }) => newsletter })
        return { status: 202, body: undefined }
      },
    }
    return { store }
  },
}
