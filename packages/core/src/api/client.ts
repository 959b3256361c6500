import createClient, { type Client, type Middleware } from 'openapi-fetch'
import type { Apis } from '../platform/environment.types.ts'
import type { Overrides } from '../shared/overrides.ts'
import type { Site } from '../shared/site.ts'
import { baseOf } from './apis.ts'
import type { paths as AccountPaths } from './generated/account.ts'
import type { paths as CataloguePaths } from './generated/catalogue.ts'
import type { paths as ContentPaths } from './generated/content.ts'
import type { paths as ReviewsPaths } from './generated/reviews.ts'
import type { paths as SearchPaths } from './generated/search.ts'
import type { paths as StorePaths } from './generated/store.ts'
import { type SessionOptions, sessionMiddleware } from './middleware.ts'
import { namedFailures } from './named.ts'
import { createTransport, type TransportOptions } from './transport.ts'

export type { AuthenticatedCalls } from '../platform/environment.types.ts'

export interface ServiceOptions {
  readonly apis?: Overrides<Apis> | undefined
  /** The origin for relative base URLs: the store server's origin on a server, the page's origin in a browser. */
  readonly origin: string
  /** The site whose language the services use for their texts. */
  readonly site?: Pick<Site, 'hreflang'> | undefined
}

/** The paths of each service, as its contract names them. */
export interface ServicePaths {
  readonly store: StorePaths
  readonly account: AccountPaths
  readonly search: SearchPaths
  readonly catalogue: CataloguePaths
  readonly content: ContentPaths
  readonly reviews: ReviewsPaths
}

export type GatewayClients = { readonly [Name in keyof ServicePaths]: Client<ServicePaths[Name]> }

type ServiceMiddleware = Partial<Record<keyof Apis, readonly Middleware[]>>

/** Creates one client for each service. Every call succeeds or throws a `StoreError` that names the call. */
export const createServiceClients = (
  { apis, origin, site }: ServiceOptions,
  fetch: (request: Request) => Promise<Response>,
  middleware: ServiceMiddleware,
): GatewayClients => {
  const create = <Paths extends object>(name: keyof Apis): Client<Paths> => {
    const client = createClient<Paths>({
      baseUrl: baseOf(name, { origin, apis }),
      fetch,
      headers: { 'accept-language': site?.hreflang },
    })
    client.use(namedFailures, ...(middleware[name] ?? []))
    return client
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

/**
 * Creates the clients that the gateways use. These clients lack the options of single calls, such as `retries`, so that
 * a store does not load code that only integrators use (docs/decisions/041-typed-clients.md).
 */
export const createGatewayClients = (options: ServiceOptions & SessionOptions & TransportOptions): GatewayClients =>
  createServiceClients(options, createTransport(options), sessionMiddleware(options))
