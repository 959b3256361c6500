import { createPasswordSession, forwardRequest } from '@cairn/core/adapter'

export interface MedusaSessionOptions {
  /** The origin of the shop, as the browser sees it. */
  readonly origin: string
  /** The origin of the Medusa server. */
  readonly backEnd: string
  readonly publishableKey: string
  /** The page of the shop with the sign-in form, which sends the form to `POST /session/sign-in`. */
  readonly signInPage: string
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly now?: (() => number) | undefined
}

/** The path below which requests go to Medusa: the `url` of the gateways is `{origin}/medusa`. */
export const MEDUSA_PATH = '/medusa'

/** What the browser reaches of Medusa. The other routes below `/auth` would give the token to scripts. */
const OPEN = ['/store/', '/auth/customer/emailpass/register']

/** The session cookie of Medusa. */
const COOKIE = 'connect.sid'

/** The lifetime of Medusa's sessions, which it does not extend. */
const SECONDS = 10 * 60 * 60

const sessionOf = (response: Response): string | null =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1)
    .split(';')[0] ?? null

/** Reads a member of a JSON object; anything else has none. */
const memberOf = async (response: Response, name: string): Promise<unknown> => {
  const body: unknown = await response.json().catch(() => null)
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
}

/** Creates the server of a shop that signs in at Medusa and keeps Medusa's session in its own cookie. */
export const createMedusaSession = (options: MedusaSessionOptions) => {
  const { backEnd, fetch = globalThis.fetch, publishableKey } = options

  const ownHeaders = { 'content-type': 'application/json', 'x-publishable-api-key': publishableKey }

  const send = (path: string, init: RequestInit & { readonly headers?: Record<string, string> }): Promise<Response> =>
    fetch(new URL(path, backEnd), {
      ...init,
      redirect: 'manual',
      headers: { ...ownHeaders, ...init.headers },
    })

  const cookieOf = (secret: string) => ({ cookie: `${COOKIE}=${secret}` })

  const expectOk = (response: Response): void => {
    if (!response.ok) throw new Error(`Medusa answered with ${response.status}`)
  }

  /** Signs in with the first address that has this password; null when none has. */
  const authenticate = async ([email, ...others]: readonly string[], password: unknown): Promise<Response | null> => {
    if (email === undefined) return null
    const body = JSON.stringify({ email, password })
    const answer = await send('/auth/customer/emailpass', { method: 'POST', body })
    if (answer.status === 401) return authenticate(others, password)
    expectOk(answer)
    return answer
  }

  return createPasswordSession(
    { ...options, backEndPath: MEDUSA_PATH },
    {
      signIn: async ({ email, password }) => {
        // The sign-up writes addresses in lower case; other programs may not.
        const addresses = typeof email === 'string' ? [...new Set([email, email.toLowerCase()])] : []
        const answer = await authenticate(addresses, password)
        if (answer === null) return null
        const token = await memberOf(answer, 'token')
        const headers = { authorization: `Bearer ${token}` }
        const begun = await send('/auth/session', { method: 'POST', body: '{}', headers })
        expectOk(begun)
        const secret = sessionOf(begun)
        return secret === null ? null : { secret, seconds: SECONDS }
      },
      load: async (secret) => {
        const answer = await send('/store/customers/me', { headers: cookieOf(secret) })
        if (answer.status === 401) return null
        expectOk(answer)
        const customer = await memberOf(answer, 'customer')
        return typeof customer === 'object' && customer !== null ? { ...customer } : null
      },
      signOut: async (secret) => {
        const answer = await send('/auth/session', { method: 'DELETE', headers: cookieOf(secret) })
        // 401: Medusa has ended the session already.
        if (answer.status !== 401) expectOk(answer)
      },
      forward: async (request, { path, secret }) => {
        if (!OPEN.some((open) => path.startsWith(open))) return null
        // A sign-up creates the customer with the token of its registration.
        const authorization = request.headers.get('authorization') ?? ''
        const isRegistration = authorization !== '' && authorization !== 'Bearer in-cookie'
        const headers = {
          ...ownHeaders,
          ...(secret !== null && cookieOf(secret)),
          ...(isRegistration && { authorization }),
        }
        return forwardRequest(request, new URL(path, backEnd), { fetch, headers })
      },
    },
  )
}
