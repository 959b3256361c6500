import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

type Cookie = { name: string; value: string; path: string; expiresAt: number }

/**
 * The result of a visit: `answer` is the first response, `url` the last URL after all redirects, and `response` the
 * last response.
 */
export type Visited = { url: URL; response: LightMyRequestResponse; answer: LightMyRequestResponse }

/** A minimal browser for sign-ins: cookies with paths, redirects and forms. It stops at the shop's callback URL. */
export type Browser = {
  get: (url: string, headers?: Record<string, string>) => Promise<Visited>
  submit: (url: string, fields: Record<string, string>, headers?: Record<string, string>) => Promise<Visited>
  /**
   * Stores the cookies of a response that this browser did not request itself, such as the response to a sign-up by the
   * shop's script.
   */
  keep: (response: LightMyRequestResponse) => void
  cookies: Cookie[]
}

const MAX_REDIRECTS = 10

export function openBrowser(app: FastifyInstance, origin: string): Browser {
  const cookies: Cookie[] = []

  const keep = (response: LightMyRequestResponse) => {
    for (const { name, value, path = '/', maxAge, expires } of response.cookies) {
      const at = cookies.findIndex((cookie) => cookie.name === name && cookie.path === path)
      if (at >= 0) cookies.splice(at, 1)
      const expiresAt =
        maxAge === undefined ? (expires?.getTime() ?? Number.POSITIVE_INFINITY) : Date.now() + maxAge * 1000
      if (expiresAt > Date.now()) cookies.push({ name, value, path, expiresAt })
    }
  }

  const send = async (
    method: 'GET' | 'POST',
    url: URL,
    fields: Record<string, string> | undefined,
    headers: Record<string, string>,
  ) => {
    const sent = cookies.filter(
      ({ path }) => url.pathname === path || url.pathname.startsWith(path.replace(/\/?$/, '/')),
    )
    const response = await app.inject({
      method,
      url: url.pathname + url.search,
      headers: {
        accept: 'text/html',
        cookie: sent.map(({ name, value }) => `${name}=${value}`).join('; '),
        ...(fields === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded', origin }),
        ...headers,
      },
      ...(fields === undefined ? {} : { payload: new URLSearchParams(fields).toString() }),
    })
    keep(response)
    return response
  }

  const follow = async (url: URL, answer: LightMyRequestResponse): Promise<Visited> => {
    let at: Visited = { url, response: answer, answer }
    for (let hops = 0; hops < MAX_REDIRECTS; hops += 1) {
      const { location } = at.response.headers
      if (typeof location !== 'string') return at
      const next = new URL(location, at.url)
      if (next.pathname.endsWith('/auth-callback') || next.origin !== origin)
        return { url: next, response: at.response, answer }
      at = { url: next, response: await send('GET', next, undefined, {}), answer }
    }
    throw new Error('redirects without end')
  }

  return {
    cookies,
    keep,
    get: async (path, headers = {}) => {
      const url = new URL(path, origin)
      return follow(url, await send('GET', url, undefined, headers))
    },
    submit: async (path, fields, headers = {}) => {
      const url = new URL(path, origin)
      return follow(url, await send('POST', url, fields, headers))
    },
  }
}
