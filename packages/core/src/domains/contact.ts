import { httpContact } from '../api/httpGateways.ts'
import type { ContactGateway } from '../contact/contact.types.ts'
import type { PortDefinition } from '../kit/definition.types.ts'

/** The port (gateway interface) `contact`. It has no machine: pages call its gateway directly. Use it by `createStore({ ports: [contact] })`. */
export const contact: PortDefinition<'contact', ContactGateway> = { name: 'contact', createGateway: httpContact }
