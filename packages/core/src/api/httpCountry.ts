import type { GatewayContext } from '../platform/environment.types.ts'
import { baseOf } from './apis.ts'
import { createCountryGateway } from './gateways/country.gateway.ts'
import { createTransport } from './transport.ts'

// This gateway has its own file, so that the lazy store can load it for the first page without the other gateways.
export const httpCountry = (context: GatewayContext) =>
  createCountryGateway({ base: baseOf('store', context), send: createTransport(context) })
