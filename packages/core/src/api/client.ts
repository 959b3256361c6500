import createClient, { type Client, type Middleware } from 'openapi-fetch'
import type { Apis, AuthenticatedCalls } from '../platform/environment.types.ts'
import { StoreError } from '../shared/errors.ts'
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
import { createTransport, type TransportOptions } from './transport.ts'

export type { AuthenticatedCalls } from '../platform/environment.types.ts'

export interface ClientOptions extends TransportOptions {
  readonly apis?: Overrides<Apis> | undefined
  /** The origin for relative base URLs: the store server's origin on a server, the page's origin in a browser. */
  readonly origin: string
  /** The site whose language the services use for their texts. */
  readonly site?: Pick<Site, 'hreflang'> | undefined
  /** Returns the token of the session, or null for a guest; only the store and account services receive it. */
  readonly getAccessToken?: (() => string | null) | undefined
  /** The session handling for the account service; all its calls except sign-up need a session. */
  readonly authenticated?: AuthenticatedCalls | undefined
}

export interface Clients {
  readonly store: Client<StorePaths>
  readonly account: Client<AccountPaths>
  readonly search: Client<SearchPaths>
  readonly catalogue: Client<CataloguePaths>
  readonly content: Client<ContentPaths>
  readonly reviews: Client<ReviewsPaths>
}

const requireSession = ({ token, failed }: AuthenticatedCalls): Middleware => ({
  onRequest: async ({ request, schemaPath }) => {
    if (schemaPath === '/sign-up') return
    request.headers.set('authorization', `Bearer ${await token(request.signal)}`)
  },
  onError: ({ error }) => {
    if (error instanceof StoreError) failed(error)
  },
})

/** Creates typed clients of all services over one transport: every call succeeds or throws a `StoreError`. */
export const createClients = ({
  apis,
  origin,
  site,
  getAccessToken,
  authenticated,
  ...transport
}: ClientOptions): Clients => {
  const fetch = createTransport(transport)
  const bearer = (): string => `Bearer ${getAccessToken?.()}`
  const authorize: Middleware = {
    onRequest: ({ request }) => {
      if (getAccessToken?.()) request.headers.set('authorization', bearer())
    },
    // Reports a rejected token to the session. Without this, the client would send the rejected token again and again.
    onError: ({ request: { headers }, error }) => {
      // A request that was sent with an earlier token says nothing about the current session.
      const isOfNow = headers.get('authorization') === bearer()
      if (isOfNow && error instanceof StoreError && error.code === 'UNAUTHORIZED') authenticated?.failed(error)
    },
  }
  const create = <Paths extends object>(name: keyof Apis): Client<Paths> => {
    const client = createClient<Paths>({
      baseUrl: baseOf(name, { origin, apis }),
      fetch,
      headers: { 'accept-language': site?.hreflang },
    })
    client.use(namedFailures)
    return client
  }
  const clients: Clients = {
    store: create<StorePaths>('store'),
    account: create<AccountPaths>('account'),
    search: create<SearchPaths>('search'),
    catalogue: create<CataloguePaths>('catalogue'),
    content: create<ContentPaths>('content'),
    reviews: create<ReviewsPaths>('reviews'),
  }
  clients.store.use(authorize)
  clients.account.use(authorize)
  if (authenticated !== undefined) clients.account.use(requireSession(authenticated))
  return clients
}
