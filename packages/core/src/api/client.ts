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
import { namedFailures } from './named.ts'

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

/**
 * Creates the client of one service. Every call succeeds or throws a `StoreError` that names the call. `middleware`
 * receives the requests after the client's own.
 */
export const createServiceClient = <Name extends keyof ServicePaths>(
  name: Name,
  options: ServiceOptions,
  fetch: (request: Request) => Promise<Response>,
  middleware: readonly Middleware[] = [],
): Client<ServicePaths[Name]> => {
  const client = createClient<ServicePaths[Name]>({
    baseUrl: baseOf(name, options),
    fetch,
    headers: { 'accept-language': options.site?.hreflang },
  })
  client.use(namedFailures, ...middleware)
  return client
}
