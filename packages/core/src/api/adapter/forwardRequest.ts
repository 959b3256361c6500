/** What a back end may know of a request of the browser. Cookies and the header of the session are not among it. */
const OF_REQUEST = ['accept', 'accept-language', 'content-encoding', 'content-type', 'idempotency-key']

/**
 * Headers of one connection (RFC 9110, section 7.6.1), headers of the body before `fetch` decoded it, and the cookies of
 * the back end, which are none of the shop.
 */
const NOT_OF_RESPONSE = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

const headersOf = (answer: Response): Headers => {
  const named = (answer.headers.get('connection') ?? '').toLowerCase().split(/\s*,\s*/)
  const isPassedOn = ([name]: readonly [string, string]): boolean =>
    // Only the server of the shop may open it to other origins.
    !name.startsWith('access-control-') && !NOT_OF_RESPONSE.includes(name) && !named.includes(name)
  const headers = new Headers([...answer.headers].filter(isPassedOn))
  // Each customer sends the same headers, so a cache could not tell two customers apart.
  headers.set('cache-control', 'no-store')
  return headers
}

export interface ForwardOptions {
  /** Headers for the back end, for example the token of the session. They replace those of the browser. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** The global `fetch` by default. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

/**
 * Sends a request of the browser on to a back end, for `forward` of `createPasswordSession`. The back end gets the
 * method, the body, its `content-type` and `content-encoding`, `accept`, `accept-language` and `idempotency-key`, and
 * the headers of the options. The browser gets the answer, redirects too, without the cookies and the CORS headers of
 * the back end and with `cache-control: no-store`. The headers of the returned response can be changed. It rejects as
 * `fetch` does.
 *
 * @example
 * forwardRequest(request, `${backEnd}${path}`, { headers: secret === null ? {} : { authorization: secret } })
 */
export const forwardRequest = async (
  request: Request,
  url: string | URL,
  { headers: own = {}, fetch = globalThis.fetch }: ForwardOptions = {},
): Promise<Response> => {
  const headers = new Headers([...request.headers].filter(([name]) => OF_REQUEST.includes(name)))
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
  const answer = await fetch(url, {
    method: request.method,
    headers,
    // A stream cannot be sent again on another connection, which `fetch` does when an idle connection has ended.
    body: request.body === null ? null : await request.arrayBuffer(),
    redirect: 'manual',
    signal: request.signal,
  })
  return new Response(answer.body, { status: answer.status, headers: headersOf(answer) })
}
