import type { Client, Middleware } from 'openapi-fetch'
import { createServiceClient, type ServiceOptions, type ServicePaths } from './client.ts'
import { accountMiddleware, type SessionOptions, storeMiddleware } from './middleware.ts'
import { createTransport, type TransportOptions } from './transport.ts'

export type GatewayClientOptions = ServiceOptions & SessionOptions & TransportOptions

// Each gateway creates the client of its own service, so that a bundle contains only what the shop uses. These clients
// lack the options of single calls, such as `retries`, which only integrators use (docs/decisions/041-typed-clients.md).

/** Creates the client of a service that knows no customers, such as the search. */
export const clientOf = <Name extends keyof ServicePaths>(
  name: Name,
  options: GatewayClientOptions,
  middleware?: readonly Middleware[],
): Client<ServicePaths[Name]> => createServiceClient(name, options, createTransport(options), middleware)

/** Creates the client of the store service. */
export const storeClient = (options: GatewayClientOptions): Client<ServicePaths['store']> =>
  clientOf('store', options, storeMiddleware(options))

/** Creates the client of the account service. */
export const accountClient = (options: GatewayClientOptions): Client<ServicePaths['account']> =>
  clientOf('account', options, accountMiddleware(options))
