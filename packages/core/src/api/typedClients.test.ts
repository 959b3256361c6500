import fc from 'fast-check'
import type { Middleware } from 'openapi-fetch'
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import type { StoreError } from '../shared/errors.ts'
import { KEYED_OPERATIONS } from './generated/operations.ts'
import { type ClientOptions, createClients } from './typedClients.ts'

type Step = Response | Error | 'hang'

const ok = (): Response => Response.json({})
const busy = (retryAfter?: string): Response =>
  Response.json({}, { status: 503, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } })
const reset = new TypeError('fetch failed')

/** Creates clients on a mock network. Each request gets the next step as its answer; the last step is repeated. */
const createWorld = (steps: readonly Step[] = [ok()], options: Partial<ClientOptions> = {}) => {
  const requests: Request[] = []
  const pauses: number[] = []
  const clients = createClients({
    origin: 'https://shop.example',
    pause: async (milliseconds) => void pauses.push(milliseconds),
    fetch: async (input) => {
      if (input instanceof Request) requests.push(input)
      const step = steps[Math.min(requests.length, steps.length) - 1]
      if (step === 'hang' || step === undefined) return new Promise<Response>(() => undefined)
      if (step instanceof Error) throw step
      return step.clone()
    },
    ...options,
  })
  const keys = () => requests.map(({ headers }) => headers.get('idempotency-key'))
  return { ...clients, requests, pauses, keys }
}

const params = { path: { cartId: 'c1' } }
const items = { line_items: [{ variant_id: 1, quantity: 1 }] }
const claim = { site: 'de/de-de' }

const failureOf = (call: Promise<unknown>): Promise<StoreError> =>
  call.then(
    () => Promise.reject(new Error('The call did not fail')),
    (error: StoreError) => error,
  )

describe('a call without options', () => {
  test('is retried twice if it is a GET, and otherwise sent once', async () => {
    const reading = createWorld([reset])
    expect(await failureOf(reading.store.GET('/sites'))).toMatchObject({
      code: 'NETWORK',
      method: 'GET',
      path: '/sites',
    })
    expect([reading.requests.length, reading.pauses]).toEqual([3, [200, 600]])
    const writing = createWorld([reset])
    await failureOf(writing.store.POST('/carts/{cartId}/items', { params, body: items }))
    expect(writing.requests).toHaveLength(1)
  })
})

describe('the idempotency key', () => {
  test('is made for the operations whose contract declares it, new for each call', async () => {
    const { store, keys } = createWorld()
    await store.POST('/carts/{cartId}/items', { params, body: items })
    await store.POST('/carts/{cartId}/items', { params, body: items })
    await store.POST('/carts/claim', { body: claim })
    await store.GET('/sites')
    const [first, second, ...others] = keys()
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).not.toBe(first)
    expect(others).toEqual([null, null])
  })

  test('comes from the id source of the clients, or from the call', async () => {
    let count = 0
    const { store, keys } = createWorld([ok()], { randomId: () => `made-key-${++count}` })
    await store.POST('/checkouts', { body: { cart_id: 'c1', site: 'de/de-de' } })
    await store.POST('/checkouts', { body: { cart_id: 'c1', site: 'de/de-de' }, idempotencyKey: 'mine-0001' })
    const header = { 'Idempotency-Key': 'params-01' }
    await store.POST('/checkouts', {
      params: { header },
      body: { cart_id: 'c1', site: 'de/de-de' },
      idempotencyKey: 'mine-0002',
    })
    await store.POST('/checkouts', {
      headers: new Headers({ 'idempotency-key': 'header-01' }),
      body: { cart_id: 'c1', site: 'de/de-de' },
    })
    expect(keys()).toEqual(['made-key-1', 'mine-0001', 'params-01', 'header-01'])
  })

  test('may come in any form of headers', async () => {
    const { store, keys } = createWorld()
    const body = { cart_id: 'c1', site: 'de/de-de' }
    const pairs: [string, string][] = [['Idempotency-Key', 'pairs-001']]
    for (const headers of [pairs, { 'IDEMPOTENCY-KEY': 'object-01' }, { 'Idempotency-Key': null }])
      await store.POST('/checkouts', { body, headers })
    expect(keys()).toEqual(['pairs-001', 'object-01', null])
  })

  test('is the same on each retry', async () => {
    const { store, keys, pauses } = createWorld([reset, busy(), ok()])
    await store.POST('/carts/{cartId}/items', { params, body: items, retries: 2 })
    expect(keys()).toHaveLength(3)
    expect(new Set(keys()).size).toBe(1)
    expect(keys()[0]).not.toBeNull()
    expect(pauses).toEqual([200, 600])
  })

  test('protects the retries: without a key, an unsafe call is never sent again', async () => {
    const { store, requests } = createWorld([reset], {
      middleware: (usual) => [...usual, { onRequest: ({ request }) => request.headers.delete('idempotency-key') }],
    })
    await failureOf(store.POST('/carts/{cartId}/items', { params, body: items, retries: 2 }))
    expect(requests).toHaveLength(1)
  })

  test('belongs to the operations of the generated list', () => {
    expect(KEYED_OPERATIONS).toContain('POST /carts')
    expect(KEYED_OPERATIONS).not.toContain('POST /carts/claim')
  })
})

describe('the options of a call', () => {
  test('retries replaces the usual number of retries', async () => {
    const { store, requests } = createWorld([reset])
    await failureOf(store.GET('/sites', { retries: 0 }))
    expect(requests).toHaveLength(1)
    await failureOf(store.GET('/sites', { retries: 5 }))
    expect(requests).toHaveLength(7)
  })

  test.each([
    ['pairs', [['x-a', 'b']] satisfies [string, string][]],
    ['Headers', new Headers({ 'x-a': 'b' })],
    ['an object', { 'x-a': 'b' }],
  ])('headers may be %s', async (_what, headers) => {
    const { store, requests } = createWorld()
    await store.GET('/sites', { headers })
    expect(requests[0]?.headers.get('x-a')).toBe('b')
  })

  test('timeout replaces that of the clients, for each attempt', async () => {
    const { store, requests } = createWorld(['hang'], { timeout: 2_147_483_647 })
    expect((await failureOf(store.GET('/sites', { timeout: 5, retries: 1 }))).code).toBe('TIMEOUT')
    expect(requests).toHaveLength(2)
  })

  test('signal ends the call, also together with a timeout', async () => {
    const { store, requests } = createWorld(['hang'], { pause: undefined })
    const controller = new AbortController()
    const call = failureOf(store.GET('/sites', { signal: controller.signal, timeout: 10_000 }))
    controller.abort()
    expect((await call).code).toBe('ABORTED')
    const late = failureOf(store.GET('/sites', { signal: AbortSignal.timeout(5), timeout: 10_000 }))
    expect((await late).code).toBe('TIMEOUT')
    expect(requests.length).toBeLessThanOrEqual(2)
  })

  test('an aborted signal ends the call before anything is sent', async () => {
    const { store, keys } = createWorld(['hang'])
    const signal = AbortSignal.abort()
    expect(await failureOf(store.POST('/carts', { body: { ...claim, ...items }, signal }))).toMatchObject({
      code: 'ABORTED',
      path: '/carts',
    })
    expect(keys().length).toBeLessThanOrEqual(1)
  })
})

describe('with a fake clock', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-25T08:00:00Z') }))
  afterEach(() => void vi.useRealTimers())

  test.each([
    ['seconds', '3'],
    ['a date', 'Wed, 25 Nov 2026 08:00:03 GMT'],
  ])('a retry waits as long as Retry-After asks, in %s', async (_what, retryAfter) => {
    const { store, requests } = createWorld([busy(retryAfter), ok()], { pause: undefined })
    const call = store.POST('/carts', { body: { ...claim, ...items }, retries: 1 })
    await vi.advanceTimersByTimeAsync(2999)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect((await call).response.status).toBe(200)
    expect(requests).toHaveLength(2)
  })

  test('a longer wait than the maximum ends the call with the problem', async () => {
    const { store, requests } = createWorld([busy('4')], { pause: undefined })
    expect(await failureOf(store.GET('/sites', { retries: 5 }))).toMatchObject({ code: 'SERVER', status: 503 })
    const patient = createWorld([busy('4'), ok()], { pause: undefined, maxRetryAfter: 4000 })
    const call = patient.store.GET('/sites')
    await vi.advanceTimersByTimeAsync(4000)
    expect((await call).response.status).toBe(200)
    expect(requests).toHaveLength(1)
  })
})

describe('the middleware of the clients', () => {
  const mark = (name: string, calls: string[]): Middleware => ({
    onRequest: ({ request }) => {
      calls.push(`${name} ${request.headers.get('authorization')}`)
    },
  })

  test('goes before and after the usual one, which sends the token', async () => {
    const calls: string[] = []
    const { store, search } = createWorld([ok()], {
      getAccessToken: () => 'a.b.c',
      middleware: (usual, service) => [mark(`before ${service}`, calls), ...usual, mark(`after ${service}`, calls)],
    })
    await store.GET('/sites')
    await search.GET('/api/suggest/trending', { params: { query: { siteId: 'de-de' } } })
    expect(calls).toEqual(['before store null', 'after store Bearer a.b.c', 'before search null', 'after search null'])
  })

  test('replaces the usual one, and failures still name their call', async () => {
    const { store, requests } = createWorld([Response.json({}, { status: 401 })], {
      getAccessToken: () => 'a.b.c',
      middleware: () => [{ onRequest: ({ request }) => request.headers.set('x-api-key', 'secret') }],
    })
    expect(await failureOf(store.GET('/sites'))).toMatchObject({ code: 'UNAUTHORIZED', path: '/sites' })
    expect(requests.map(({ headers }) => [headers.get('authorization'), headers.get('x-api-key')])).toEqual([
      [null, 'secret'],
    ])
  })

  test('runs once per call: a retry repeats the request that it made', async () => {
    const calls: string[] = []
    const { store, requests } = createWorld([reset, ok()], { middleware: (usual) => [...usual, mark('once', calls)] })
    await store.GET('/sites')
    expect([calls.length, requests.length]).toEqual([1, 2])
  })
})

describe('a mistake in an option', () => {
  const { store, account, requests } = createWorld()

  test.each([-1, 0, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31, '5'])(
    'rejects the timeout %j',
    async (timeout) => {
      // @ts-expect-error: some of the values are no numbers.
      await expect(store.GET('/sites', { timeout })).rejects.toThrow(
        /^"timeout" must be an integer from 1 to 2147483647, not /,
      )
      // @ts-expect-error: some of the values are no numbers.
      expect(() => createWorld([ok()], { timeout })).toThrow(RangeError)
    },
  )

  test.each([-1, 6, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null])(
    'rejects the number of retries %j',
    async (retries) => {
      // @ts-expect-error: some of the values are no numbers.
      await expect(store.GET('/sites', { retries })).rejects.toThrow(/^"retries" must be an integer from 0 to 5, not /)
    },
  )

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('rejects the longest wait %j', (maxRetryAfter) => {
    expect(() => createWorld([ok()], { maxRetryAfter })).toThrow('"maxRetryAfter" must be an integer from 0')
  })

  test.each(['', 'short', 'k'.repeat(129), 'with space', 'new\nline', 'ü'.repeat(10)])(
    'rejects the key %j, and does not repeat it in the message',
    async (idempotencyKey) => {
      const error = await failureOf(store.POST('/carts', { body: { ...claim, ...items }, idempotencyKey }))
      expect(error).toBeInstanceOf(RangeError)
      expect(error.message).toContain('"idempotencyKey" must have 8 to 128 characters')
      if (idempotencyKey !== '') expect(error.message).not.toContain(idempotencyKey)
    },
  )

  test.each([
    ['an object', { 'idempotency-key': 'bad keyä' }],
    ['an object with other letters', { 'IDEMPOTENCY-KEY': 'short' }],
    ['pairs', [['Idempotency-Key', 'bad key']] satisfies [string, string][]],
    ['Headers', new Headers({ 'Idempotency-Key': 'bad key' })],
  ])('rejects such a key in headers that are %s', async (_what, headers) => {
    const error = await failureOf(store.POST('/carts', { body: { ...claim, ...items }, headers }))
    expect(error).toBeInstanceOf(RangeError)
    expect(error.message).toMatch(/^"idempotency-key" must have 8 to 128 characters/i)
    expect(error.message).not.toContain('bad key')
  })

  test('rejects such a key in the parameters', async () => {
    const params = { header: { 'Idempotency-Key': 'bad key' } }
    await expect(store.POST('/carts', { body: { ...claim, ...items }, params })).rejects.toThrow(RangeError)
  })

  test('rejects retries and keys of an operation whose contract declares no key', async () => {
    const body = { authenticationCode: 'x' }
    // @ts-expect-error: the operation takes no retries.
    await expect(account.POST('/pro-program/verify', { body, retries: 1 })).rejects.toThrow(
      'POST /pro-program/verify takes no "retries"',
    )
    // @ts-expect-error: the operation takes no key.
    await expect(account.POST('/pro-program/verify', { body, idempotencyKey: 'mine-0001' })).rejects.toThrow(RangeError)
    // @ts-expect-error: a GET takes no key.
    await expect(store.GET('/sites', { idempotencyKey: 'mine-0001' })).rejects.toThrow(
      'GET /sites takes no "idempotencyKey"',
    )
  })

  test('a signal that is none is an error', async () => {
    // @ts-expect-error: a text is no signal.
    await expect(store.GET('/sites', { signal: 'now' })).rejects.toThrow(TypeError)
  })

  test('sends nothing', () => {
    expect(requests).toEqual([])
  })

  test('accepts exactly the keys that the contract accepts', async () => {
    const key = fc.oneof(fc.string(), fc.stringMatching(/^[A-Za-z0-9._-]{1,140}$/))
    const run = fc.asyncProperty(key, async (idempotencyKey) => {
      const world = createWorld()
      const isValid = /^[A-Za-z0-9._-]{8,128}$/.test(idempotencyKey) && !idempotencyKey.includes('\n')
      const sent = await world.store.POST('/carts', { body: { ...claim, ...items }, idempotencyKey }).then(
        () => true,
        () => false,
      )
      expect(sent).toBe(isValid)
      expect(world.keys()).toEqual(isValid ? [idempotencyKey] : [])
    })
    await fc.assert(run, { seed: 37, numRuns: 300 })
  })
})

test.each(['', '.', '..', '\ud800'])(
  'a path parameter %j would lead to another path, so nothing is sent',
  async (cartId) => {
    const { store, requests } = createWorld()
    const call = store.GET('/carts/{cartId}', { params: { path: { cartId } } })
    await expect(call).rejects.toThrow('"cartId" must not be empty, "." or ".."')
    await expect(call).rejects.toThrow(RangeError)
    expect(requests).toEqual([])
  },
)

test('the types of a call know the options of its operation', () => {
  const { store } = createWorld()
  // @ts-expect-error: a misspelt option.
  void (() => store.GET('/sites', { timeOut: 5 }))
  // @ts-expect-error: the body is missing.
  void (() => store.POST('/carts', {}))
  // @ts-expect-error: no operation has this path.
  void (() => store.GET('/nothing'))
  // @ts-expect-error: this path has no GET.
  void (() => store.GET('/carts'))
  const read = () => store.GET('/user/country')
  type Data = NonNullable<Awaited<ReturnType<typeof read>>['data']>
  expectTypeOf<Data>().toEqualTypeOf<{ country?: string }>()
})
