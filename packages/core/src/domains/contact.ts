import { httpContact } from '../api/httpGateways.ts'
import type { ContactGateway } from '../contact/contact.types.ts'
import type { PortDefinition } from '../kit/definition.types.ts'

/** The port (gateway interface) `contact`, which pages call without a domain: `createStore({ ports: [contact] })`. */
export const contact: PortDefinition<'contact', ContactGateway> = { name: 'contact', createGateway: httpContact }
