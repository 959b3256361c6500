import { expect, test, vi } from 'vitest'
import { StoreError } from '../../shared/errors.ts'
import { createServiceCall, type ServiceOptions } from './createServiceCall.ts'

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** Creates a service that gives these answers in turn, and keeps the requests. */
const serve = (answers: readonly (() => Response)[], options: Partial<ServiceOptions> = {}) => {
  const requests: Request[] = []
  const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    requests.push(request)
    const answer = answers[Math.min(requests.length, answers.length) - 1]
    if (answer === undefined) throw new TypeError('no connection')
    return answer()
  })
  return { call: createServiceCall({ url: 'https://api.example/v3/', fetch, ...options }), requests }
}

const same = (body: unknown): unknown => body

test('sends path, query, headers and body, and reads the answer', async () => {
  const { call, requests } = serve([() => json(200, { id: 7 })], { headers: () => ({ 'x-key': 'a', 'x-other': 'b' }) })
  const answer = await call({
    method: 'PUT',
    path: '/carts/{cartId}/items/{itemId}',
    params: { cartId: 'a/b', itemId: '7' },
    query: { include: 'all lines', page: 2, unset: undefined, size: ['S', 'M'] },
    headers: { 'x-other': 'c' },
    body: { quantity: 2 },
    read: same,
  })
  const [request] = requests
  expect(answer).toEqual({ id: 7 })
  expect(request?.url).toBe('https://api.example/v3/carts/a%2Fb/items/7?include=all+lines&page=2&size=S&size=M')
  expect([request?.method, await request?.json()]).toEqual(['PUT', { quantity: 2 }])
  expect(['x-key', 'x-other', 'content-type'].map((name) => request?.headers.get(name))).toEqual([
    'a',
    'c',
    'application/json',
  ])
})

test('a response without content is read as undefined', async () => {
  const { call } = serve([() => new Response(null, { status: 204 })])
  expect(await call({ method: 'DELETE', path: '/carts/1', read: (body) => [body] })).toEqual([undefined])
})

test.each(['', '.', '..'])('a parameter %j, which would lead to another path, is NOT_FOUND', async (cartId) => {
  const { call, requests } = serve([() => json(200, {})])
  const sent = call({ path: '/carts/{cartId}', params: { cartId }, read: same })
  await expect(sent).rejects.toMatchObject({ code: 'NOT_FOUND', path: '/carts/{cartId}' })
  expect(requests).toEqual([])
})

test('an error names the call by its template, never by the id of the cart', async () => {
  const { call } = serve([() => json(404, { message: 'There is no such cart' })])
  const sent = call({ path: '/carts/{cartId}', params: { cartId: 'secret' }, read: same })
  const error: unknown = await sent.catch((cause) => cause)
  expect(error).toBeInstanceOf(StoreError)
  expect(error).toMatchObject({ code: 'NOT_FOUND', status: 404, method: 'GET', path: '/carts/{cartId}' })
  expect(`${error} ${JSON.stringify(error)}`).not.toContain('secret')
})

test('the back end says what its own problems mean', async () => {
  const { call } = serve([() => json(422, { errors: { stock: 'Only 3 left' } })], {
    problemOf: (status, body) => ({
      code: 'CONFLICT',
      detail: 'Only 3 left',
      problem: `${status} ${JSON.stringify(body)}`,
    }),
  })
  await expect(call({ path: '/carts', read: same })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Only 3 left',
    detail: 'Only 3 left',
    problem: '422 {"errors":{"stock":"Only 3 left"}}',
  })
})

test('what only reads is sent again, what changes something is not', async () => {
  const busy = () =>
    new Response('{}', { status: 503, headers: { 'content-type': 'application/json', 'retry-after': '0' } })
  const reads = serve([busy, () => json(200, 1)])
  expect(await reads.call({ path: '/carts', read: same })).toBe(1)
  const changes = serve([busy, () => json(200, 1)])
  await expect(changes.call({ method: 'POST', path: '/carts', read: same })).rejects.toMatchObject({ code: 'SERVER' })
  const keyed = serve([busy, () => json(200, 1)])
  expect(await keyed.call({ method: 'POST', path: '/carts', retries: 1, read: same })).toBe(1)
})

/** Fails like a mapper that meets a null. */
const readNull = (body: unknown): never => {
  throw new TypeError(`Cannot read properties of ${body}`)
}

test('an answer that `read` cannot read is CONTRACT, and its own StoreError passes through', async () => {
  const { call } = serve([() => json(200, null)])
  await expect(call({ path: '/carts', read: readNull })).rejects.toMatchObject({
    code: 'CONTRACT',
    cause: expect.any(TypeError),
  })
  const read = (): never => {
    throw new StoreError('REFUSED', 'Sold out')
  }
  await expect(call({ path: '/carts', read })).rejects.toMatchObject({ code: 'REFUSED', path: '/carts' })
})

test('a call that was ended is ABORTED, and without a connection NETWORK', async () => {
  const { call } = serve([() => json(200, {})])
  const ended = call({ path: '/carts', read: same, signal: AbortSignal.abort() })
  await expect(ended).rejects.toMatchObject({ code: 'ABORTED' })
  await expect(serve([]).call({ path: '/carts', retries: 0, read: same })).rejects.toMatchObject({ code: 'NETWORK' })
})

test('a base URL that is none, and a body that JSON cannot carry, end as a StoreError', async () => {
  const { call } = serve([() => json(200, {})], { url: 'not a url' })
  await expect(call({ path: '/carts', read: same })).rejects.toMatchObject({ code: 'UNEXPECTED' })
  const round: Record<string, unknown> = {}
  round.round = round
  const { call: post } = serve([() => json(200, {})])
  await expect(post({ method: 'POST', path: '/carts', body: round, read: same })).rejects.toMatchObject({
    code: 'UNEXPECTED',
  })
})
