import type { ModelServer } from './modelServer.ts'
import type { WireAnswer } from './modelWire.ts'
import { userOf } from './token.ts'

/** The possible outcomes of a request. The first one is success, the others are faults. */
export const FATES = [
  'well',
  'refused', // the connection is refused: the request does not arrive
  'resetAfter', // the request arrives, and the response is lost
  'hangBefore', // the request never arrives, and the connection stays open
  'hangAfter', // the request arrives, and the response never comes
  'truncated', // the JSON is incomplete
  'brokenBody', // the body breaks off
  'empty', // a success without a body
  'htmlSuccess', // an HTML sign-in page with status 200
  'htmlError', // an HTML page of a proxy with status 502
  'serverError', // 500 before the server did anything
  'unavailableAfter', // 503 although the server has processed the request
  'twice', // the request arrives twice
  'unauthorized', // 401
  'conflict', // 409
  'tooMany', // 429
] as const
export type Fate = (typeof FATES)[number]

interface Flight {
  readonly request: Request
  readonly text: string
  readonly settle: (outcome: Response | Error) => void
  /** The server's response; null before the request has arrived. */
  answer: WireAnswer | null
}

const json = (status: number, body: unknown): Response =>
  status === 204
    ? new Response(null, { status })
    : new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const html = (status: number): Response =>
  new Response('<h1>Hello</h1>', { status, headers: { 'content-type': 'text/html' } })

const headed = (body: BodyInit | null): Response =>
  new Response(body, { headers: { 'content-type': 'application/json' } })

const breaking = (): ReadableStream =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"id":'))
      controller.error(new TypeError('terminated'))
    },
  })

/** Returns what the browser receives with this fate: a response, an error, or null if nothing arrives. */
const outcomeOf = (fate: Fate, answer: WireAnswer): Response | Error | null => {
  switch (fate) {
    case 'refused':
    case 'resetAfter':
      return new TypeError('fetch failed')
    case 'hangBefore':
    case 'hangAfter':
      return null
    case 'truncated':
      return headed(JSON.stringify(answer.body).slice(0, -1))
    case 'brokenBody':
      return headed(breaking())
    case 'empty':
      return headed('')
    case 'htmlSuccess':
      return html(200)
    case 'htmlError':
      return html(502)
    case 'serverError':
      return json(500, { title: 'Something broke', status: 500 })
    case 'unavailableAfter':
      return json(503, { title: 'Back soon', status: 503 })
    case 'unauthorized':
      return json(401, { title: 'Sign in', status: 401 })
    case 'conflict':
      return json(409, { title: 'Changed meanwhile', status: 409 })
    case 'tooMany':
      return json(429, { title: 'Slow down', status: 429 })
    default:
      return json(answer.status, answer.body)
  }
}

/**
 * The fates in which the server refuses a request without processing it. They are impossible for a request that has
 * already arrived.
 */
const REFUSALS: readonly Fate[] = ['unauthorized', 'conflict', 'tooMany']
const NOT_ARRIVING: readonly Fate[] = ['refused', 'hangBefore', 'serverError', ...REFUSALS]

/** Creates the network between the tabs and the server. Requests wait in it until the walk decides their fate. */
export const createWire = (server: ModelServer, now: () => number) => {
  let flights: Flight[] = []
  let isOffline = false

  const deliver = ({ request, text }: Flight): WireAnswer => {
    const { pathname, searchParams } = new URL(request.url)
    const { user, isExpired } = userOf(request.headers.get('authorization'), now())
    if (isExpired) return { status: 401, body: { title: 'Sign in', status: 401 } }
    return server.handle({
      method: request.method,
      path: pathname.replace(/^\/api\/(store|account)/, ''),
      query: searchParams,
      key: request.headers.get('idempotency-key'),
      body: text === '' ? {} : JSON.parse(text),
      user,
    })
  }

  return {
    count: () => flights.length,
    setOffline: (value: boolean) => {
      isOffline = value
    },
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const request = input instanceof Request ? input : new Request(input, init)
      if (isOffline) throw new TypeError('fetch failed')
      const text = request.body === null ? '' : await request.text()
      return new Promise((resolve, reject) => {
        const settle = (outcome: Response | Error) => (outcome instanceof Error ? reject(outcome) : resolve(outcome))
        flights.push({ request, text, settle, answer: null })
        // An aborted request rejects at once, but may still arrive at the server.
        request.signal.addEventListener('abort', () => settle(new DOMException('aborted', 'AbortError')))
      })
    },
    /** Advances one of the waiting requests: the request arrives at the server, or its response arrives at the browser. */
    move: (pick: number, fate: Fate) => {
      const flight = flights[pick % Math.max(1, flights.length)]
      if (flight === undefined) return
      const hasArrived = flight.answer !== null
      if (!hasArrived && !NOT_ARRIVING.includes(fate)) {
        flight.answer = deliver(flight)
        if (fate === 'twice') flight.answer = deliver(flight)
        // The response stays in the network until the next `move` of this request, so that other requests may overtake
        // it.
        if (fate === 'well' || fate === 'twice') return
      }
      flights = flights.filter((other) => other !== flight)
      const said = hasArrived && REFUSALS.includes(fate) ? 'well' : fate
      const outcome = outcomeOf(said, flight.answer ?? { status: 200, body: {} })
      if (outcome !== null) flight.settle(outcome)
    },
  }
}
