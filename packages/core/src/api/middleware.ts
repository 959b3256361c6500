import type { Middleware } from 'openapi-fetch'
import type { AuthenticatedCalls } from '../platform/environment.types.ts'
import { StoreError } from '../shared/errors.ts'

export interface SessionOptions {
  /**
   * Returns the access token of the session, or null for a guest. Only the store and account services receive the
   * token.
   */
  readonly getAccessToken?: (() => string | null) | undefined
  /**
   * The session handling. It provides the token for the account service, where every call except sign-up needs a
   * session, and receives the errors of these calls and each rejected token of the store service.
   */
  readonly authenticated?: AuthenticatedCalls | undefined
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

/** Returns the middleware of the store service: it adds the access token, and reports a rejected one to the session. */
export const storeMiddleware = ({ getAccessToken, authenticated }: SessionOptions): readonly Middleware[] => {
  const bearer = (): string => `Bearer ${getAccessToken?.()}`
  return [
    {
      onRequest: ({ request }) => {
        if (getAccessToken?.()) request.headers.set('authorization', bearer())
      },
      // Reports a rejected token to the session. Without this, the client would send the rejected token again and again.
      onError: ({ request: { headers }, error }) => {
        // A request that was sent with an earlier token says nothing about the current session.
        const isOfNow = headers.get('authorization') === bearer()
        if (isOfNow && error instanceof StoreError && error.code === 'UNAUTHORIZED') authenticated?.failed(error)
      },
    },
  ]
}

/** Returns the middleware of the account service. It also requires a session, and reports every error to it. */
export const accountMiddleware = (options: SessionOptions): readonly Middleware[] => [
  ...storeMiddleware(options),
  ...(options.authenticated ? [requireSession(options.authenticated)] : []),
]
