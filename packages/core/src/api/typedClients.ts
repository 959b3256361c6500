import type { Middleware } from 'openapi-fetch'
import type { Apis } from '../platform/environment.types.ts'
import { randomId } from '../shared/randomId.ts'
import { checkMaxRetryAfter, checkTimeout } from './callOptions.ts'
import type { TypedClient } from './callOptions.types.ts'
import { createServiceClient, type ServiceOptions, type ServicePaths } from './client.ts'
import { accountMiddleware, type SessionOptions, storeMiddleware } from './middleware.ts'
import { createTransport, type TransportOptions } from './transport.ts'
import { withCallOptions } from './withCallOptions.ts'

export interface ClientOptions extends ServiceOptions, SessionOptions, Omit<TransportOptions, 'retries'> {
  /** Creates the idempotency keys: returns an unguessable id each time, as `platform.randomId` of a store does. */
  readonly randomId?: (() => string) | undefined
  /**
   * Returns the middleware of a service. `usual` is the default list, whose middleware adds the access token. Return it
   * with additions, or a list of your own.
   */
  readonly middleware?: ((usual: readonly Middleware[], service: keyof Apis) => readonly Middleware[]) | undefined
}

export type Clients = { readonly [Name in keyof ServicePaths]: TypedClient<ServicePaths[Name]> }

/**
 * Creates typed clients of all services: every call succeeds or throws a `StoreError`. Throws a `RangeError` for an
 * invalid limit.
 */
export const createClients = ({ middleware = (usual) => usual, ...options }: ClientOptions): Clients => {
  checkTimeout(options.timeout)
  checkMaxRetryAfter(options.maxRetryAfter)
  const usual: Partial<Record<keyof Apis, readonly Middleware[]>> = {
    store: storeMiddleware(options),
    account: accountMiddleware(options),
  }
  const context = { ...options, randomId: options.randomId ?? randomId }
  const create = <Name extends keyof ServicePaths>(name: Name): TypedClient<ServicePaths[Name]> => {
    const client = createServiceClient(name, options, createTransport(options), middleware(usual[name] ?? [], name))
    return withCallOptions(client, context)
  }
  return {
    store: create('store'),
    account: create('account'),
    search: create('search'),
    catalogue: create('catalogue'),
    content: create('content'),
    reviews: create('reviews'),
  }
}
