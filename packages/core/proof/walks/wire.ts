import type { ModelServer, WireAnswer } from './modelServer.ts'
import { userOf } from './token.ts'

/** What may become of a call on its way. The first is none of the faults. */
export const FATES = [
  'well',
  'refused', // the connection is refused: nothing arrives
  'resetAfter', // it arrives, and the answer is lost
  'hangBefore', // it never arrives, and nobody says so
  'hangAfter', // it arrives, and the answer never comes
  'truncated', // JSON that ends too early
  'brokenBody', // the body breaks off
  'empty', // a success without a body
  'htmlSuccess', // somebody's sign-in page with status 200
  'htmlError', // a proxy's page with status 502
  'serverError', // 500 before anything was done
  'unavailableAfter', // 503 although it was done
  'twice', // it arrives twice
  'unauthorized', // 401
  'conflict', // 409
  'tooMany', // 429
] as const
export type Fate = (typeof FATES)[number]

interface Flight {
  readonly request: Request
  readonly text: string
  readonly settle: (outcome: Response | Error) => void
  /** What the server said, once it has heard. */
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

/** What the browser gets of an answer, by fate; null when it never hears. */
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

/** What a server says only of a call that it has not carried out. */
const REFUSALS: readonly Fate[] = ['unauthorized', 'conflict', 'tooMany']
const NOT_ARRIVING: readonly Fate[] = ['refused', 'hangBefore', 'serverError', ...REFUSALS]

/** The network between the tabs and the server: calls wait in it until the walk decides what becomes of them. */
export const createWire = (server: ModelServer, now: () => number) => {
  let flights: Flight[] = []
  let isOffline = false

  const hear = ({ request, text }: Flight): WireAnswer => {
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
        // Whoever gives up hears so at once; the call itself may still arrive.
        request.signal.addEventListener('abort', () => settle(new DOMException('aborted', 'AbortError')))
      })
    },
    /** One of the calls under way moves on: it arrives, or its answer does. */
    move: (pick: number, fate: Fate) => {
      const flight = flights[pick % Math.max(1, flights.length)]
      if (flight === undefined) return
      const hasArrived = flight.answer !== null
      if (!hasArrived && !NOT_ARRIVING.includes(fate)) {
        flight.answer = hear(flight)
        if (fate === 'twice') flight.answer = hear(flight)
        // A call that goes well comes back with its next move: until then others may overtake it.
        if (fate === 'well' || fate === 'twice') return
      }
      flights = flights.filter((other) => other !== flight)
      const said = hasArrived && REFUSALS.includes(fate) ? 'well' : fate
      const outcome = outcomeOf(said, flight.answer ?? { status: 200, body: {} })
      if (outcome !== null) flight.settle(outcome)
    },
  }
}

export type Wire = ReturnType<typeof createWire>
