import * as z from 'zod/mini'
import { createCookies } from './cookies.ts'
import { type SignInForm, signInPage } from './signInPage.ts'

export interface SessionServerSettings {
  /** The origin of the shop, as the browser sees it. */
  readonly origin: string
  /** The URL of Vendure's shop API, which only this server calls. */
  readonly shopApi: string
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Epoch milliseconds. */
  readonly now?: (() => number) | undefined
  /** The cookie in which the shop keeps the id of its cart. */
  readonly cartCookie?: string | undefined
}

/** Maximum lifetime of a session, in seconds. */
const SESSION_SECONDS = 12 * 3600
/** The mark with which the shop's scripts ask for the session. Another origin cannot send it. */
const MARK = 'Bearer in-cookie'

const LOGIN = `mutation Login($username: String!, $password: String!) {
  login(username: $username, password: $password) { __typename } }`
const WHOAMI = 'query Whoami { activeCustomer { id emailAddress firstName lastName } }'
const LOGOUT = 'mutation Logout { logout { success } }'

const whoami = z.object({
  data: z.object({
    activeCustomer: z.nullable(
      z.object({ id: z.string(), emailAddress: z.string(), firstName: z.string(), lastName: z.string() }),
    ),
  }),
})

const refusal = (status: number, detail: string): Response => Response.json({ detail }, { status })

const textOf = (form: FormData | URLSearchParams, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * Creates the server that signs customers in at Vendure and keeps the token of their session in a cookie which no script
 * can read. It has no memory: everything is in the cookie and in Vendure. Resolves to null for paths of others.
 */
export const createSessionServer = (settings: SessionServerSettings) => {
  const { origin, shopApi, fetch = globalThis.fetch, now = Date.now, cartCookie = 'bc_cartId' } = settings
  const cookies = createCookies(origin, cartCookie)
  const seconds = (): number => Math.floor(now() / 1000)

  const ask = (query: string, variables: object, token: string | null): Promise<Response> =>
    fetch(shopApi, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    })

  const isOurs = (address: string): boolean => URL.parse(address)?.origin === origin

  const showForm = ({ searchParams }: URL): Response => {
    const redirectUri = textOf(searchParams, 'redirect_uri')
    const state = textOf(searchParams, 'state')
    if (!isOurs(redirectUri) || state === '') return refusal(400, 'The address of the sign-in is not complete')
    const language = textOf(searchParams, 'ui_locales')
    return signInPage({ redirectUri, state, userName: '', language, hasFailed: false })
  }

  const signIn = async (request: Request, { searchParams }: URL): Promise<Response> => {
    const form = await request.formData().catch(() => new FormData())
    const redirectUri = textOf(form, 'redirect_uri')
    const state = textOf(form, 'state')
    if (!isOurs(redirectUri) || state === '') return refusal(400, 'The address of the sign-in is not complete')
    const userName = textOf(form, 'username')
    // With the token of the guest, Vendure merges the guest's order into the customer's in one transaction.
    const response = await ask(
      LOGIN,
      { username: userName, password: textOf(form, 'password') },
      cookies.readGuest(request),
    )
    const token = response.headers.get('vendure-auth-token')
    const again: SignInForm = {
      redirectUri,
      state,
      userName,
      language: textOf(searchParams, 'ui_locales'),
      hasFailed: true,
    }
    if (!response.ok || !token) return response.ok ? signInPage(again) : refusal(502, 'Vendure does not answer')
    const page = new URL(redirectUri)
    page.searchParams.set('state', state)
    page.searchParams.set('code', 'done')
    const headers = new Headers({ location: page.href, 'cache-control': 'no-store' })
    for (const cookie of cookies.write({ token, endsAt: seconds() + SESSION_SECONDS }, SESSION_SECONDS))
      headers.append('set-cookie', cookie)
    return new Response(null, { status: 303, headers })
  }

  const showSession = async (request: Request): Promise<Response> => {
    const session = cookies.readSession(request, seconds())
    if (session === null) return Response.json(null)
    const response = await ask(WHOAMI, {}, session.token)
    const { activeCustomer } = z.parse(whoami, await response.json()).data
    if (activeCustomer === null) return endSession()
    const { id, emailAddress, firstName, lastName } = activeCustomer
    const claims = { sub: id, email: emailAddress, given_name: firstName, family_name: lastName }
    return Response.json(
      { claims, expiresIn: session.endsAt - seconds() },
      { headers: { 'cache-control': 'no-store' } },
    )
  }

  const endSession = (body: { readonly href: null } | null = null): Response => {
    const headers = new Headers({ 'cache-control': 'no-store' })
    for (const cookie of cookies.write(null, 0)) headers.append('set-cookie', cookie)
    return Response.json(body, { headers })
  }

  const signOut = async (request: Request): Promise<Response> => {
    const session = cookies.readSession(request, seconds())
    if (session !== null) await ask(LOGOUT, {}, session.token)
    return endSession({ href: null })
  }

  /** Passes a call on to Vendure. The mark becomes the customer's token; a guest sends the token of its own session. */
  const forward = async (request: Request, { search }: URL): Promise<Response> => {
    const header = request.headers.get('authorization')
    const token = header === MARK ? cookies.readSession(request, seconds())?.token : header?.replace(/^Bearer /, '')
    const response = await fetch(`${shopApi}${search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: await request.text(),
    })
    const guest = response.headers.get('vendure-auth-token')
    return new Response(await response.text(), {
      status: response.status,
      headers: {
        'content-type': response.headers.get('content-type') ?? 'text/plain',
        'cache-control': 'no-store',
        ...(guest && { 'vendure-auth-token': guest }),
      },
    })
  }

  return async (request: Request): Promise<Response | null> => {
    const url = new URL(request.url)
    if (!/^\/(session(\/|$)|shop-api$)/.test(url.pathname)) return null
    // A form or a script of another origin must change nothing (docs/security.md#a18).
    if (request.method !== 'GET' && request.headers.get('origin') !== origin)
      return refusal(403, 'The request comes from another origin')
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /session/sign-in':
        return showForm(url)
      case 'POST /session/sign-in':
        return signIn(request, url)
      case 'GET /session':
        return showSession(request)
      case 'POST /session/sign-out':
        return request.headers.get('authorization') === MARK ? signOut(request) : refusal(403, 'The mark is missing')
      case 'POST /shop-api':
        return forward(request, url)
      default:
        return refusal(404, 'There is no such route')
    }
  }
}
