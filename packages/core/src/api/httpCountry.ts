import type { GatewayContext } from '../platform/environment.types.ts'
import { baseOf } from './apis.ts'
import { createCountryGateway } from './gateways/country.gateway.ts'
import { createTransport } from './transport.ts'

// In a separate file, because the lazy store loads only this gateway on every first page.
export const httpCountry = (context: GatewayContext) =>
  createCountryGateway({ base: baseOf('store', context), send: createTransport(context) })
