import { createCookies } from './cookies.ts'
import { createProvider, type ProviderSettings } from './provider.ts'
import { createSessions, SESSION_SECONDS, SIGN_IN_SECONDS } from './sessions.ts'

export interface SessionServerOptions extends Omit<ProviderSettings, 'redirectUri'> {
  /** The origin of the shop, as the browser sees it. */
  readonly origin: string
  /** The path to which the provider redirects. */
  readonly callbackPath: string
  /** The page after a sign-out. */
  readonly homePath: string
  /** The origin of the services, to which this server sends the access token. */
  readonly api: string
  /** The claims that the browser may see. */
  readonly claims: readonly string[]
  readonly now?: () => number
}

/**
 * The `Authorization` header that the browser sends in place of the access token. A page of another origin cannot send
 * this header unless a CORS preflight allows it.
 */
const MARK = 'Bearer in-cookie'

const SAFE = ['GET', 'HEAD', 'OPTIONS']

const json = (body: unknown, cookies: readonly string[] = [], status = 200): Response => {
  const response = Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

const redirect = (location: string, cookies: readonly string[]): Response => {
  const response = new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

const refusal = (status: number, title: string): Response => json({ title, status }, [], status)

/**
 * Creates a small backend for the frontend: it signs in at an OpenID provider, keeps the tokens, and adds them to
 * requests for the services. Returns a function that answers requests; the function returns null for a path that
 * belongs to another server.
 */
export const createSessionServer = (options: SessionServerOptions) => {
  const { origin, callbackPath, homePath, api, now = Date.now } = options
  const provider = createProvider({ ...options, redirectUri: `${origin}${callbackPath}` })
  const sessions = createSessions(provider, now)
  const cookies = createCookies(origin)
  const ended = [cookies.hidden('session', null, 0), cookies.visible(false, 0)]

  /** Refuses a request that changes something and may come from another site; returns null for any other request. */
  const refuseForeign = (request: Request): Response | null => {
    if (SAFE.includes(request.method)) return null
    if (request.headers.get('origin') !== origin) return refusal(403, 'The request comes from another origin')
    const hasSession = cookies.read(request, 'session') !== null
    const isMarked = request.headers.get('authorization') === MARK
    return hasSession && !isMarked ? refusal(403, 'The header of the shop is missing') : null
  }

  const beginSignIn = async (url: URL): Promise<Response> => {
    const { searchParams } = url
    const returnTo = searchParams.get('redirect_uri') ?? ''
    const pageState = searchParams.get('state') ?? ''
    // A URL of another origin would make this route an open redirect. The origin of `blob:https://shop.example/…` is that
    // of the shop too, so the whole address decides.
    if (!URL.parse(returnTo)?.href.startsWith(`${origin}/`)) return refusal(400, 'The address is of another shop')
    if (!/^[\w-]{20,100}$/.test(pageState)) return refusal(400, 'The state is missing')
    const locales = searchParams.get('ui_locales')
    const prompt = searchParams.get('prompt') === 'login' ? { prompt: 'login' } : {}
    const { href, started } = await provider.begin({ ...prompt, ...(locales && { ui_locales: locales }) })
    const id = sessions.addSignIn({ ...started, returnTo, pageState })
    return redirect(href, [cookies.hidden('sign-in', id, SIGN_IN_SECONDS)])
  }

  const completeSignIn = async (request: Request, url: URL): Promise<Response> => {
    const signIn = sessions.takeSignIn(cookies.read(request, 'sign-in'))
    if (signIn === null) return refusal(400, 'There is no sign-in to complete')
    const page = new URL(signIn.returnTo)
    page.searchParams.set('state', signIn.pageState)
    const over = cookies.hidden('sign-in', null, 0)
    try {
      const tokens = await provider.complete(url, signIn)
      sessions.remove(cookies.read(request, 'session'))
      page.searchParams.set('code', 'done')
      const id = cookies.hidden('session', sessions.add(tokens), SESSION_SECONDS)
      return redirect(page.href, [over, id, cookies.visible(true, SESSION_SECONDS)])
    } catch (cause) {
      // The page gets the provider's error code. The log gets only the message of an error, because the error itself
      // may contain the authorization code.
      const code = cause instanceof Error && 'error' in cause ? String(cause.error) : 'server_error'
      if (code === 'server_error') console.error(`A sign-in failed: ${cause instanceof Error ? cause.message : cause}`)
      page.searchParams.set('error', code)
      return redirect(page.href, [over])
    }
  }

  const showSession = async (request: Request): Promise<Response> => {
    const session = await sessions.find(cookies.read(request, 'session'))
    if (session === null) return json(null, ended)
    const all: Readonly<Record<string, unknown>> = session.tokens.claims
    const claims = Object.fromEntries(options.claims.map((name) => [name, all[name]]))
    return json({ claims, expiresIn: Math.floor((session.endsAt - now()) / 1000) })
  }

  const signOut = async (request: Request): Promise<Response> => {
    const tokens = sessions.remove(cookies.read(request, 'session'))
    const home = `${origin}${homePath}`
    const href = tokens && (await provider.logoutAddress(tokens, home).catch(() => null))
    return json({ href }, ended)
  }

  /**
   * Forwards a request to the services. If the request carries `MARK`, the access token of the session replaces `MARK`.
   */
  const forward = async (request: Request, { pathname, search }: URL): Promise<Response> => {
    const isMarked = request.headers.get('authorization') === MARK
    const id = cookies.read(request, 'session')
    const session = isMarked ? await sessions.find(id) : null
    if (isMarked && session === null) return json({ title: 'The session is over', status: 401 }, ended, 401)
    const headers = new Headers(request.headers)
    for (const name of ['authorization', 'host', 'connection', 'content-length']) headers.delete(name)
    headers.set('cookie', cookies.withoutSecrets(headers.get('cookie') ?? ''))
    headers.set('origin', api)
    if (session !== null) headers.set('authorization', `Bearer ${session.tokens.accessToken}`)
    const body = SAFE.includes(request.method) ? null : await request.arrayBuffer()
    const answer = await fetch(new URL(`${pathname}${search}`, api), {
      method: request.method,
      headers,
      body,
      redirect: 'manual',
      signal: request.signal,
    })
    const response = new Response(answer.body, answer)
    // `fetch` has already decoded the body, so these headers no longer describe it.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) response.headers.delete(name)
    if (answer.status === 401 && session !== null) {
      sessions.remove(id)
      for (const cookie of ended) response.headers.append('set-cookie', cookie)
    }
    return response
  }

  return async (request: Request): Promise<Response | null> => {
    const url = new URL(request.url)
    const route = `${request.method} ${url.pathname}`
    const isOurs = /^\/(session(\/|$)|api\/)/.test(url.pathname) || url.pathname === callbackPath
    if (!isOurs) return null
    const foreign = refuseForeign(request)
    if (foreign !== null) return foreign
    if (url.pathname.startsWith('/api/')) return forward(request, url)
    if (route === 'GET /session/sign-in') return beginSignIn(url)
    if (route === `GET ${callbackPath}`) return completeSignIn(request, url)
    if (route === 'GET /session') return showSession(request)
    if (route === 'POST /session/sign-out') return signOut(request)
    return refusal(404, 'There is no such route')
  }
}
