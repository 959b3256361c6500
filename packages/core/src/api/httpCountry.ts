import type { GatewayContext } from '../platform/environment.types.ts'
import { baseOf } from './apis.ts'
import { createCountryGateway } from './gateways/country.gateway.ts'
import { createTransport } from './transport.ts'

// In a file of its own: the lazy store uses it on every first page.
export const httpCountry = (context: GatewayContext) =>
  createCountryGateway({ base: baseOf('store', context), send: createTransport(context) })
