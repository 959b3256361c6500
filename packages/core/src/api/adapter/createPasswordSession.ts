import { createSessionCookies } from './sessionCookies.ts'

/** A session that the back end has begun. */
export interface BackEndSession {
  /** The token or the session id in printable ASCII, which stays in a cookie that no script can read. */
  readonly secret: string
  /** The lifetime of the session in seconds. */
  readonly seconds: number
}

/** The back end of a password session. What a function throws passes through. */
export interface PasswordSessionBackEnd {
  /** Signs in with the fields of the form. Resolves to null if the credentials are wrong. */
  signIn(fields: Readonly<Record<string, unknown>>): Promise<BackEndSession | null>
  /** Resolves to the claims that the browser may see; null if the session has ended. */
  load(secret: string): Promise<Readonly<Record<string, unknown>> | null>
  /** Ends the session. */
  signOut(secret: string): Promise<void>
  /**
   * Sends a request on. `path` is the path below `backEndPath` with its query; `secret` is null for a guest. Resolves to
   * null for a path that browsers may not reach.
   */
  forward(request: Request, target: { readonly path: string; readonly secret: string | null }): Promise<Response | null>
}

export interface PasswordSessionOptions {
  /** The origin of the shop, as the browser sees it. */
  readonly origin: string
  /** The page of the shop with the sign-in form. It posts the form, `redirect_uri` and `state` as JSON. */
  readonly signInPage: string
  /** The path of the shop below which requests go to the back end, for example `/back-end`. */
  readonly backEndPath: string
  /** The path of the session routes; `/session` by default, like `identity.serverPath` of the store. */
  readonly serverPath?: string | undefined
  readonly now?: (() => number) | undefined
}

/**
 * The header that the browser sends in place of a token (docs/security.md#a18). A page of another origin cannot send it
 * without the consent of this server (CORS preflight), which this server never gives.
 */
const MARK = 'Bearer in-cookie'

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** Returns a copy with cookies, because the headers of a response of `fetch` cannot be changed. */
const withCookies = (response: Response, cookies: readonly string[]): Response => {
  const copy = new Response(response.body, response)
  for (const cookie of cookies) copy.headers.append('set-cookie', cookie)
  return copy
}

const json = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

const refusal = (status: number, title: string): Response => json({ title, status }, status)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads the fields of the form; anything but a JSON object has none. */
const readFields = async (request: Request): Promise<Readonly<Record<string, unknown>>> => {
  const body: unknown = await request.json().catch(() => null)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

/**
 * Creates the server of a shop whose back end signs in with e-mail address and password. The server keeps the session in
 * a cookie, and passes requests on with it. It implements the routes of `identity: { session: 'cookie' }`
 * (docs/sign-in.md). The returned function resolves to null for a path that belongs to another server.
 */
export const createPasswordSession = (
  { backEndPath, now = Date.now, origin, serverPath = '/session', signInPage }: PasswordSessionOptions,
  backEnd: PasswordSessionBackEnd,
): ((request: Request) => Promise<Response | null>) => {
  const cookies = createSessionCookies(origin)

  /** Refuses a request that changes something and may come from another site; returns null for any other request. */
  const refuseForeign = (request: Request, { pathname }: URL): Response | null => {
    if (SAFE.includes(request.method)) return null
    if (request.headers.get('origin') !== origin) return refusal(403, 'The request comes from another origin')
    // The form is not marked, because a sign-in is no act of the session that it replaces.
    const needsMark = cookies.read(request) !== null && pathname !== `${serverPath}/sign-in`
    const isMarked = request.headers.get('authorization') === MARK
    return needsMark && !isMarked ? refusal(403, 'The header of the shop is missing') : null
  }

  /** Returns the page that completes the sign-in. Null for a page of another origin, so this is no open redirect. */
  const returnPage = (redirectUri: string, state: string): URL | null => {
    const page = URL.parse(redirectUri)
    // The origin of `blob:https://shop.example/…` is that of the shop too, so the whole address decides.
    if (page === null || !page.href.startsWith(`${origin}/`)) return null
    page.searchParams.set('state', state)
    return page
  }

  const showForm = ({ searchParams }: URL): Response => {
    const [redirectUri, state] = [searchParams.get('redirect_uri') ?? '', searchParams.get('state') ?? '']
    if (returnPage(redirectUri, state) === null) return refusal(400, 'The address is of another shop')
    const page = new URL(signInPage, origin)
    page.search = new URLSearchParams({ redirect_uri: redirectUri, state }).toString()
    return new Response(null, { status: 303, headers: { location: page.href, 'cache-control': 'no-store' } })
  }

  const signIn = async (request: Request): Promise<Response> => {
    const { redirect_uri, state, ...fields } = await readFields(request)
    const page = returnPage(textOf(redirect_uri), textOf(state))
    if (page === null) return refusal(400, 'The address is of another shop')
    const session = await backEnd.signIn(fields)
    if (session === null) return refusal(401, 'E-mail address or password is wrong')
    const previous = cookies.read(request)
    if (previous !== null) await backEnd.signOut(previous)
    page.searchParams.set('code', 'done')
    return withCookies(json({ href: page.href }), cookies.begin(session.secret, session.seconds, now()))
  }

  const showSession = async (request: Request): Promise<Response> => {
    const secret = cookies.read(request)
    const expiresIn = cookies.endsAt(request) - Math.floor(now() / 1000)
    const claims = secret === null || expiresIn <= 0 ? null : await backEnd.load(secret)
    if (claims === null) return withCookies(json(null), cookies.end())
    return json({ claims, expiresIn })
  }

  const signOut = async (request: Request): Promise<Response> => {
    const secret = cookies.read(request)
    if (secret !== null) await backEnd.signOut(secret)
    return withCookies(json({ href: null }), cookies.end())
  }

  /** Sends a request on. Only a marked request has the session, so an image tag of another site has none. */
  const forward = async (request: Request, { pathname, search }: URL): Promise<Response> => {
    const isMarked = request.headers.get('authorization') === MARK
    const secret = isMarked ? cookies.read(request) : null
    if (isMarked && secret === null) return withCookies(refusal(401, 'The session is over'), cookies.end())
    const path = `${pathname.slice(backEndPath.length)}${search}`
    const answer = (await backEnd.forward(request, { path, secret })) ?? refusal(404, 'There is no such route')
    return isMarked && answer.status === 401 ? withCookies(answer, cookies.end()) : answer
  }

  return async (request) => {
    const url = new URL(request.url)
    const isBackEnd = url.pathname.startsWith(`${backEndPath}/`)
    const isOurs = url.pathname === serverPath || url.pathname.startsWith(`${serverPath}/`)
    if (!isBackEnd && !isOurs) return null
    const foreign = refuseForeign(request, url)
    if (foreign !== null) return foreign
    if (isBackEnd) return forward(request, url)
    const route = `${request.method} ${url.pathname.slice(serverPath.length)}`
    if (route === 'GET /sign-in') return showForm(url)
    if (route === 'POST /sign-in') return signIn(request)
    if (route === 'GET ') return showSession(request)
    if (route === 'POST /sign-out') return signOut(request)
    return refusal(404, 'There is no such route')
  }
}
