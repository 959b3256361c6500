import type { Client } from 'openapi-fetch'
import type { NewsletterGateway } from '../../newsletter/newsletter.types.ts'
import type { Site } from '../../shared/site.ts'
import type { paths } from '../generated/store.ts'

/** Creates the newsletter gateway over HTTP. */
export const createNewsletterGateway = ({
  client,
  site,
}: {
  client: Client<paths>
  site: Site
}): NewsletterGateway => ({
  subscribe: async (email, options) => {
    await client.POST('/newsletter', { body: { email, site: site.prefix }, ...options })
  },
})
