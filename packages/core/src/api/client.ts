import createClient, { type Client, type Middleware } from 'openapi-fetch'
import { StoreError } from '../shared/errors.ts'
import type { Given } from '../shared/given.ts'
import type { Site } from '../shared/site.ts'
import { type Apis, baseOf } from './apis.ts'
import type { paths as AccountPaths } from './generated/account.ts'
import type { paths as CataloguePaths } from './generated/catalogue.ts'
import type { paths as ContentPaths } from './generated/content.ts'
import type { paths as ReviewsPaths } from './generated/reviews.ts'
import type { paths as SearchPaths } from './generated/search.ts'
import type { paths as StorePaths } from './generated/store.ts'
import { namedFailures } from './named.ts'
import { createTransport, type TransportOptions } from './transport.ts'

/** What the calls that need a session share (spec section 4). */
export interface AuthenticatedCalls {
  /** The token to send; rejects with `STORAGE` when it does not turn up. */
  token(signal: AbortSignal): Promise<string>
  /** Hears of every failure, whoever made the call. */
  failed(error: StoreError): void
}

export interface ClientOptions extends TransportOptions {
  readonly apis?: Given<Apis> | undefined
  /** Put before relative base addresses: the store server's origin on a server, the page's own in a browser. */
  readonly origin: string
  /** Whose language the words of the services are to be in. */
  readonly site?: Pick<Site, 'hreflang'> | undefined
  /** The token of the session, if there is one; it goes to the store and account services only. */
  readonly getAccessToken?: (() => string | null) | undefined
  /** For the account service, all of whose calls but sign-up need a session. */
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

/** Typed clients of all services over one transport: every call succeeds or throws a `StoreError`. */
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
    // Not heard of, it would be asked again and again with a token that nobody takes.
    onError: ({ request: { headers }, error }) => {
      // What was sent before the session of now says nothing of it.
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
