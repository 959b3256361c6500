import type { Client } from 'openapi-fetch'
import type { ContactGateway } from '../../contact/contact.types.ts'
import type { Site } from '../../shared/site.ts'
import type { paths } from '../generated/store.ts'

/** Creates the gateway that sends contact messages to the shop over HTTP. */
export const createContactGateway = ({ client, site }: { client: Client<paths>; site: Site }): ContactGateway => ({
  send: async ({ key, ...fields }, options) => {
    const params = { header: { 'Idempotency-Key': key } }
    await client.POST('/contact-messages', { params, body: { ...fields, site: site.prefix }, ...options })
  },
})
