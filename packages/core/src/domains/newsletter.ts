import { httpNewsletter } from '../api/httpGateways.ts'
import type { PortDefinition } from '../kit/definition.types.ts'
import type { NewsletterGateway } from '../newsletter/newsletter.types.ts'

/**
 * The port (gateway interface) `newsletter`, which pages call without a domain: `createStore({ ports: [newsletter] })`.
 */
export const newsletter: PortDefinition<'newsletter', NewsletterGateway> = {
  name: 'newsletter',
  createGateway: httpNewsletter,
}
