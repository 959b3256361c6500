import type { Store } from '@cairn/core/contracts'
import type { Handlers } from '../contract/operations.ts'
import { siteOf } from '../sites/sites.ts'
import type { Vertical } from '../vertical.ts'
import { newsletterSubscribers } from './newsletter.schema.ts'

export const newsletter: Vertical = {
  name: 'newsletter',
  rateLimits: { subscribeToNewsletter: 10 },
  operations: ({ database, clock }) => {
    const store: Pick<Handlers<Store.operations>, 'subscribeToNewsletter'> = {
      subscribeToNewsletter: async ({ body }) => {
        const site = siteOf(body.site).entry.prefix
        await database
          .insert(newsletterSubscribers)
          .values({ email: body.email.toLowerCase(), site, subscribedAt: new Date(clock.now()) })
          // A known address gets the same response as a new one, so the API does not reveal who subscribes.
          .onConflictDoNothing()
        return { status: 202, body: undefined }
      },
    }
    return { store }
  },
}
