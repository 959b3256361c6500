import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { StoreError } from '../shared/errors.ts'
import { createTransport, type TransportOptions } from './transport.ts'

const json = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), { ...init, headers: { 'content-type': 'application/json', ...init.headers } })

const html = (status: number): Response =>
  new Response('<h1>Sign in</h1>', { status, headers: { 'content-type': 'text/html' } })

/** Creates a response whose body starts but does not end: it hangs, or fails with the error `end`. */
const partial = (end?: Error): Response =>
  new Response(
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"id":'))
        if (end !== undefined) controller.error(end)
      },
    }),
    { headers: { 'content-type': 'application/json' } },
  )

type Step = Response | Error | 'hang'

/** Creates a mock network. Each request gets the next step as its answer; the last step is repeated. */
const createNetwork = (...steps: readonly Step[]) => createLimitedNetwork({}, ...steps)

const createLimitedNetwork = (
  limits: Pick<TransportOptions, 'retries' | 'maxRetryAfter'>,
  ...steps: readonly Step[]
) => {
  const requests: Request[] = []
  const pauses: number[] = []
  const transport = createTransport({
    ...limits,
    timeout: 20,
    pause: async (milliseconds) => void pauses.push(milliseconds),
    fetch: async (input) => {
      if (input instanceof Request) requests.push(input)
      const step = steps[Math.min(requests.length, steps.length) - 1]
      if (step === 'hang' || step === undefined) return new Promise<Response>(() => undefined)
      if (step instanceof Error) throw step
      return step.clone()
    },
  })
  return { requests, pauses, transport }
}

const refusal = (status: number, retryAfter: string): Response =>
  json({}, { status, headers: { 'retry-after': retryAfter } })

const get = (init?: RequestInit): Request => new Request('https://shop.example/api/store/carts/1', init)
const post = (): Request => get({ method: 'POST', body: '{}' })

const failureOf = async (answer: Promise<unknown>): Promise<StoreError> => {
  const error = await answer.then(
    () => null,
    (cause: unknown) => cause,
  )
  if (error instanceof StoreError) return error
  throw new Error('The call did not fail with a StoreError', { cause: error })
}

const reset = new TypeError('fetch failed')

describe('a GET', () => {
  test('resolves with its body', async () => {
    const { transport } = createNetwork(json({ id: 1 }))
    expect(await (await transport(get())).json()).toEqual({ id: 1 })
  })

  test('is retried twice when it fails on the way, and then rejects with the last error', {
    meta: { spec: ['4.auth.get-retries'] },
  }, async () => {
    const { transport, requests, pauses } = createNetwork(reset, json({}, { status: 503 }), json({ id: 1 }))
    expect((await transport(get())).status).toBe(200)
    expect([requests.length, pauses]).toEqual([3, [200, 600]])
    const lost = createNetwork(reset)
    expect((await failureOf(lost.transport(get()))).code).toBe('NETWORK')
    expect(lost.requests).toHaveLength(3)
  })

  test('is not retried while the device is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { requests, transport } = createNetwork(reset, json({}))
    expect((await failureOf(transport(get()))).code).toBe('NETWORK')
    expect(requests).toHaveLength(1)
    vi.stubGlobal('navigator', { onLine: true })
    const online = createNetwork(reset, json({}))
    await online.transport(get())
    expect(online.requests).toHaveLength(2)
    vi.unstubAllGlobals()
  })

  test('is not retried when the server has refused it', async () => {
    const { transport, requests } = createNetwork(json({ title: 'Gone' }, { status: 404 }))
    expect(await failureOf(transport(get()))).toMatchObject({ code: 'NOT_FOUND', detail: 'Gone', status: 404 })
    expect(requests).toHaveLength(1)
  })

  test('waits as long as Retry-After says, and is not retried when that is too long', async () => {
    const busy = (seconds: string) => json({}, { status: 429, headers: { 'retry-after': seconds } })
    const short = createNetwork(busy('2'), json({}))
    await short.transport(get())
    expect(short.pauses).toEqual([2000])
    const long = createNetwork(busy('60'))
    expect((await failureOf(long.transport(get()))).code).toBe('RATE_LIMITED')
    expect(long.requests).toHaveLength(1)
  })

  test('reads Retry-After as an HTTP date too, and waits at least the usual pause', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-25T08:00:00Z'), toFake: ['Date'] })
    try {
      for (const [date, pause] of [
        ['Wed, 25 Nov 2026 08:00:02 GMT', 2000],
        ['Wednesday, 25-Nov-26 08:00:02 GMT', 2000],
        ['Wed, 25 Nov 2026 07:59:00 GMT', 200],
      ] as const) {
        const { transport, pauses } = createNetwork(refusal(503, date), json({}))
        await transport(get())
        expect(pauses).toEqual([pause])
      }
      const later = createNetwork(refusal(503, 'Wed, 25 Nov 2026 08:00:04 GMT'))
      expect(await failureOf(later.transport(get()))).toMatchObject({ code: 'SERVER', status: 503 })
      expect(later.requests).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })

  test.each(['', 'soon', '-5', '1.5.5', 'NaN', 'Thu, 99 Nov 2026'])(
    'takes the usual pause when Retry-After is %j',
    async (text) => {
      const { transport, pauses } = createNetwork(refusal(429, text), json({}))
      await transport(get())
      expect(pauses).toEqual([200])
    },
  )

  test('never waits longer than the maximum and always ends, whatever Retry-After contains', async () => {
    const header = fc
      .oneof(
        fc.string(),
        fc.integer().map(String),
        fc.double().map(String),
        fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
      )
      .filter((text) => /^[\x20-\x7e]*$/.test(text))
    const run = fc.asyncProperty(header, fc.constantFrom(429, 503), async (text, status) => {
      const { transport, pauses, requests } = createNetwork(refusal(status, text))
      expect(await failureOf(transport(get()))).toMatchObject({ status })
      expect(pauses.every((pause) => pause >= 200 && pause <= 3000)).toBe(true)
      expect(requests).toHaveLength(pauses.length + 1)
    })
    await fc.assert(run, { seed: 37, numRuns: 300 })
  })

  test('rejects with TIMEOUT when no response comes, and when a response never ends', async () => {
    const silent = createNetwork('hang')
    expect((await failureOf(silent.transport(get()))).code).toBe('TIMEOUT')
    expect(silent.requests).toHaveLength(3)
    expect((await failureOf(createNetwork(partial()).transport(get()))).code).toBe('TIMEOUT')
  })
})

test('a write is sent only once, however it fails', { meta: { spec: ['4.auth.get-retries'] } }, async () => {
  for (const step of [reset, json({}, { status: 502 }), json({}, { status: 429 }), partial(reset)]) {
    const { transport, requests } = createNetwork(step)
    await failureOf(transport(post()))
    expect(requests).toHaveLength(1)
  }
})

describe('the limits of a transport', () => {
  test('say how often a request is sent again, with pauses that triple', async () => {
    const { transport, requests, pauses } = createLimitedNetwork({ retries: 4 }, reset)
    expect((await failureOf(transport(post()))).code).toBe('NETWORK')
    expect([requests.length, pauses]).toEqual([5, [200, 600, 1800, 5400]])
    const none = createLimitedNetwork({ retries: 0 }, reset)
    await failureOf(none.transport(get()))
    expect(none.requests).toHaveLength(1)
  })

  test('say how long Retry-After may ask to wait', async () => {
    const patient = createLimitedNetwork({ maxRetryAfter: 60_000 }, refusal(429, '60'), json({}))
    await patient.transport(get())
    expect(patient.pauses).toEqual([60_000])
    const hasty = createLimitedNetwork({ maxRetryAfter: 0 }, refusal(429, '1'))
    expect((await failureOf(hasty.transport(get()))).code).toBe('RATE_LIMITED')
    expect(hasty.pauses).toEqual([])
  })
})

test.each([
  ['a page instead of an answer', html(200)],
  ['nothing', new Response('', { headers: { 'content-type': 'application/json' } })],
  ['broken JSON', new Response('{"id":', { headers: { 'content-type': 'application/json' } })],
  ['an answer that breaks off', partial(reset)],
])('%s is CONTRACT, which does not sign the user out', async (_, step) => {
  expect((await failureOf(createNetwork(step).transport(get()))).code).toBe('CONTRACT')
})

test('an HTML page instead of a problem document keeps its status, and its text is not shown', {
  meta: { spec: ['8.toasts.message-chain'] },
}, async () => {
  const { message, status, detail } = await failureOf(createNetwork(html(500)).transport(post()))
  expect({ message, status, detail }).toEqual({ message: 'Unexpected error occurs', status: 500, detail: undefined })
})

test('a response without a body is valid for 202 and 204', async () => {
  for (const status of [202, 204]) {
    const { transport } = createNetwork(new Response(null, { status }))
    expect((await transport(post())).status).toBe(status)
  }
})

describe('a call that the caller aborts', () => {
  test('is ABORTED and not retried, before, during and after the request', async () => {
    const { transport, requests } = createNetwork('hang')
    const controller = new AbortController()
    const call = transport(get({ signal: controller.signal }))
    controller.abort()
    expect((await failureOf(call)).code).toBe('ABORTED')
    expect((await failureOf(transport(get({ signal: AbortSignal.abort() })))).code).toBe('ABORTED')
    expect(requests.length).toBeLessThanOrEqual(2)
  })

  test('does not wait for the end of the pause', async () => {
    const controller = new AbortController()
    const transport = createTransport({
      fetch: async () => {
        throw reset
      },
      pause: () => {
        controller.abort()
        return new Promise(() => undefined)
      },
    })
    expect((await failureOf(transport(get({ signal: controller.signal })))).code).toBe('ABORTED')
  })

  test("is TIMEOUT when the caller's own timeout ended it", async () => {
    const transport = createTransport({ fetch: () => new Promise(() => undefined) })
    expect((await failureOf(transport(get({ signal: AbortSignal.timeout(5) })))).code).toBe('TIMEOUT')
  })
})
