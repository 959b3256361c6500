import { httpNewsletter } from '../api/httpGateways.ts'
import type { PortDefinition } from '../kit/definition.types.ts'
import type { NewsletterGateway } from '../newsletter/newsletter.types.ts'

/** The port `newsletter`, for pages: `createStore({ ports: [newsletter] })`. */
export const newsletter: PortDefinition<'newsletter', NewsletterGateway> = {
  name: 'newsletter',
  createGateway: httpNewsletter,
}
