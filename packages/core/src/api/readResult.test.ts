import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { StoreError } from '../shared/errors.ts'
import type { components } from './generated/store.ts'
import { type CallFailure, type ProblemOf, readResult } from './readResult.ts'
import { createClients } from './typedClients.ts'

type Cart = components['schemas']['Cart']

const clientsOf = (answer: () => Response | Promise<Response>) =>
  createClients({ origin: 'https://shop.example', fetch: async () => answer(), pause: async () => undefined })

const problem = (status: number, members: object): Response =>
  Response.json(
    { type: '/problems/x', title: 'No', status, ...members },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )

const addWith = (answer: () => Response | Promise<Response>) =>
  readResult(
    clientsOf(answer).store.POST('/carts/{cartId}/items', {
      params: { path: { cartId: 'c1' } },
      body: { line_items: [{ variant_id: 1, quantity: 1 }] },
    }),
  )

describe('a successful call', () => {
  test('resolves with its body and its response', async () => {
    const result = await addWith(() => Response.json({ id: 'c1' }))
    expect(result).toMatchObject({ ok: true, data: { id: 'c1' }, response: { status: 200 } })
    if (result.ok) expectTypeOf(result.data).toEqualTypeOf<Cart>()
  })

  test('resolves without a body where the contract declares none', async () => {
    const { store } = clientsOf(() => new Response(null, { status: 204 }))
    const result = await readResult(store.POST('/carts/{cartId}/release', { params: { path: { cartId: 'c1' } } }))
    expect(result).toMatchObject({ ok: true, data: undefined })
  })

  test('resolves with the response of a middleware that sends no request', async () => {
    const clients = createClients({
      origin: 'https://shop.example',
      fetch: async () => Promise.reject(new Error('Nothing is sent')),
      middleware: () => [{ onRequest: () => Response.json([{ prefix: 'de/de-de' }]) }],
    })
    expect(await readResult(clients.store.GET('/sites'))).toMatchObject({ ok: true, data: [{ prefix: 'de/de-de' }] })
  })
})

describe('a problem of the contract', () => {
  test('is narrowed by status and code, down to its own members', async () => {
    const { error, reason } = await addWith(() => problem(409, { code: 'stale_version', cart: { version: 3 } }))
    expect(reason).toMatchObject({ code: 'CONFLICT', problem: 'stale_version', path: '/carts/{cartId}/items' })
    if (error?.status !== 409 || error.code !== 'stale_version') throw new Error('The problem is another one')
    expectTypeOf(error.cart).toEqualTypeOf<Cart>()
    expect(error.cart.version).toBe(3)
  })

  test('has only the codes of its status', async () => {
    const { error } = await addWith(() => problem(422, { code: 'maximum_quantity', variant_id: 7, max: 3 }))
    if (error?.status !== 422 || error.code === 'CONTRACT') throw new Error('The problem is another one')
    if (error.code === 'maximum_quantity') expectTypeOf(error.max).toEqualTypeOf<number>()
    if (error.code === 'not_shippable') expectTypeOf(error.country).toEqualTypeOf<string>()
    // @ts-expect-error: the contract declares the code `stale_version` for 409, not for 422.
    expect(error.code === 'stale_version').toBe(false)
    expect(error).toMatchObject({ code: 'maximum_quantity', max: 3 })
  })

  test('has the codes of its operation only', () => {
    const { account } = clientsOf(() => Response.json({}))
    const change = () =>
      account.POST('/change-password', { body: { currentPassword: '', newPassword: '', confirmPassword: '' } })
    type Refused = Extract<ProblemOf<Awaited<ReturnType<typeof change>>>, { status: 422 }>
    expectTypeOf<Refused['code']>().toEqualTypeOf<'wrong_password' | 'password_mismatch'>()
    type Failed = Extract<ProblemOf<Awaited<ReturnType<typeof change>>>, { status: 503 }>
    expectTypeOf<Failed['code']>().toEqualTypeOf<'search_busy' | 'database_away'>()
  })
})

describe('a response that the contract does not declare', () => {
  const cart = { version: 3 }
  test.each<[string, () => Response]>([
    ['an unknown code', () => problem(409, { code: 'cart_version_mismatch', cart })],
    ['the code of another status', () => problem(422, { code: 'stale_version', cart })],
    ['an undeclared status', () => problem(418, { code: 'teapot' })],
    [
      'another status in its body',
      () => Response.json({ type: 'x', title: 'No', status: 422, code: 'stale_version', cart }, { status: 409 }),
    ],
    ['no title', () => Response.json({ type: 'x', status: 409, code: 'request_running' }, { status: 409 })],
    ['a missing member', () => problem(409, { code: 'stale_version' })],
    ['a member of another type', () => problem(409, { code: 'stale_version', cart: [] })],
    [
      'a page of a proxy',
      () => new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
    ],
    ['an undeclared success', () => Response.json({ id: 'c1' }, { status: 201 })],
    ['a list instead of an object', () => Response.json([])],
    ['null', () => Response.json(null)],
    ['no body', () => new Response(null, { status: 204 })],
    ['a page', () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } })],
  ])('%s is a CONTRACT failure with the status', async (_what, answer) => {
    const { ok, error, reason } = await addWith(answer)
    expect(ok).toBe(false)
    expect(error).toEqual({ code: 'CONTRACT', status: answer().status, title: reason?.message })
    expect(reason).toBeInstanceOf(StoreError)
    expect(reason).toMatchObject({ method: 'POST', path: '/carts/{cartId}/items' })
  })

  test('is never an exception, whatever its status and body', async () => {
    const answer = fc.record({
      status: fc.constantFrom(200, 201, 204, 400, 404, 409, 422, 429, 500, 503, 599),
      body: fc.oneof(
        fc.json(),
        fc.string(),
        fc
          .record({ status: fc.integer(), code: fc.constantFrom('stale_version', 'retired'), cart: fc.anything() })
          .map((body) => JSON.stringify(body)),
      ),
      type: fc.constantFrom('application/json', 'application/problem+json', 'text/html'),
    })
    const run = fc.asyncProperty(answer, async ({ status, body, type }) => {
      const init = { status, headers: { 'content-type': type } }
      const { ok, data, error } = await addWith(() => new Response(status === 204 ? null : body, init))
      if (ok) expect(typeof data).toBe('object')
      else
        expect(error).toMatchObject({ status: expect.any(Number), code: expect.any(String), title: expect.any(String) })
    })
    await fc.assert(run, { seed: 37, numRuns: 500 })
  })
})

test('a call without a response ends with the code of its StoreError', async () => {
  const lost = await addWith(() => Promise.reject(new TypeError('fetch failed')))
  expect(lost.error).toEqual({ code: 'NETWORK', status: null, title: 'Unexpected error occurs' })
  expectTypeOf<CallFailure>().toExtend<NonNullable<typeof lost.error>>()
})

test('a mistake in the call rejects', async () => {
  const { store } = clientsOf(() => Response.json([]))
  await expect(readResult(store.GET('/sites', { timeout: -1 }))).rejects.toThrow(RangeError)
})
