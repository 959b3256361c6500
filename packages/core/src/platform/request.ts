import type { Subscription } from '../shared/domain.ts'
import { randomId } from '../shared/randomId.ts'
import { cookieText, readCookie } from './cookieText.ts'
import type { CookieJar, CookieOptions, Platform } from './platform.types.ts'

/** A subscription to a source that has no events on a server. */
const nothing = (): Subscription => ({ unsubscribe: () => undefined })

/** The characters of a cookie's name (RFC 6265). A name with any other character could add a second cookie. */
const COOKIE_NAME = /^[\w!#$%&'*+\-.^`|~]+$/

/** Adds the text of a cookie to the response, in place of an earlier one with the same name. */
const setCookie = (headers: Headers, name: string, text: string): void => {
  const others = headers.getSetCookie().filter((other) => !other.startsWith(`${name}=`))
  headers.delete('set-cookie')
  for (const each of [...others, text]) headers.append('set-cookie', each)
  // A shared cache would send the cookie to every visitor.
  headers.set('cache-control', 'private, no-store')
}

const createCookies = (request: Request, responseHeaders: Headers | undefined): CookieJar => {
  const sent = request.headers.get('cookie') ?? ''
  const { protocol } = new URL(request.url)
  /** The cookies that this request has written; null for a removed cookie. */
  const written = new Map<string, string | null>()
  const write = (name: string, value: string, options?: CookieOptions): void => {
    if (!COOKIE_NAME.test(name)) return
    try {
      const text = cookieText(name, value, options, protocol)
      written.set(name, options?.maxAge !== undefined && options.maxAge <= 0 ? null : value)
      if (responseHeaders) setCookie(responseHeaders, name, text)
    } catch {
      // Half of a surrogate pair cannot be escaped. The browser platform sets no cookie in this case either.
    }
  }
  return {
    get: (name) => (written.has(name) ? (written.get(name) ?? null) : readCookie(sent, name)),
    set: write,
    remove: (name) => write(name, '', { maxAge: 0 }),
  }
}

/**
 * Sends the visitor's cookies with requests to the origin of the page, as a browser does. Other services do not get
 * them. The cookies of a response go to the browser.
 */
const createFetch =
  (page: Request, responseHeaders: Headers | undefined): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const cookie = page.headers.get('cookie')
    const isOwn = new URL(request.url).origin === new URL(page.url).origin
    if (!isOwn || cookie === null) return fetch(request)
    const headers = new Headers(request.headers)
    headers.set('cookie', cookie)
    // A redirect to another origin must not get the cookies.
    const response = await fetch(new Request(request, { headers, redirect: 'manual' }))
    for (const text of response.headers.getSetCookie())
      if (responseHeaders) setCookie(responseHeaders, text.slice(0, text.indexOf('=')), text)
    return response
  }

/**
 * Creates the platform of a request on a server: cookies and URL come from `request`, and the store writes its cookies
 * into `responseHeaders` as `Set-Cookie`. Without `responseHeaders`, cookies last until the end of the request. There is
 * no storage, no other tab and no navigation; clock, ids and network are real.
 *
 * `request.url` is the URL that the visitor sees. A server behind a proxy must restore it, because cookies are `Secure`
 * only on https, and relative service URLs lead to its origin.
 *
 * @example const store = createStore({ site, domains: [cart], platform: createRequestPlatform(request) })
 */
export const createRequestPlatform = (request: Request, responseHeaders?: Headers): Platform => ({
  cookies: createCookies(request, responseHeaders),
  storage: {
    get: () => null,
    set: () => false,
    remove: () => undefined,
    names: () => [],
    onChange: nothing,
  },
  navigation: {
    href: () => request.url,
    assign: () => undefined,
    replace: () => undefined,
    reload: () => undefined,
    alternate: () => null,
    onReturn: nothing,
  },
  clock: { now: () => Date.now() },
  tabs: { post: () => undefined, onMessage: nothing },
  locks: { run: (_name, task) => task() },
  visibility: { onChange: nothing },
  fetch: createFetch(request, responseHeaders),
  crypto: globalThis.crypto,
  randomId,
})
