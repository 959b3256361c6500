import { once } from 'node:events'
import { request } from 'node:http'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { proxyStore } from './proxy.ts'
import { type FakeStore, startFakeStore } from './testing/fakeStore.ts'
import { type OpenStorefront, openStorefront } from './testing/openStorefront.ts'

let store: FakeStore
let shop: OpenStorefront

beforeEach(async () => {
  store = await startFakeStore()
  shop = await openStorefront(store.url)
})
afterEach(() => Promise.all([shop.close(), store.close()]))

it('sends the store server the host and protocol of the visitor, and ignores those that a client claims', async () => {
  const response = await shop.get('/api/echo', { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '1.2.3.4' })
  const { headers } = await response.json()
  expect(headers).toMatchObject({
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '127.0.0.1',
  })
})

it.each([
  [1, '203.0.113.8'],
  [2, '198.51.100.7'],
])(
  'trusts %i proxies of its own and none before them, so that it can distinguish the shoppers behind them',
  async (proxies, address) => {
    const behind = await openStorefront(store.url, {}, { proxies })
    const forwarded = { 'x-forwarded-for': '1.2.3.4, 198.51.100.7, 203.0.113.8', 'x-forwarded-host': 'evil.example' }
    const { headers } = await (await behind.get('/api/echo', forwarded)).json()
    await behind.close()
    expect(headers).toMatchObject({ 'x-forwarded-for': address, 'x-forwarded-host': 'shop.example' })
  },
)

it('lets the store server refuse a compressed body, which is no outage', async () => {
  const response = await fetch(`${shop.url}/api/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: gzipSync('{"quantity": 2}'),
  })
  expect(response.status).toBe(400)
})

it('forwards a body that a client sends only after "100 Continue"', async () => {
  const { port } = new URL(shop.url)
  const pendingRequest = request({
    port,
    path: '/api/echo',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' },
  })
  pendingRequest.once('continue', () => pendingRequest.end('{}'))
  pendingRequest.flushHeaders()
  const [response] = await once(pendingRequest, 'response')
  response.resume()
  expect(response.statusCode).toBe(200)
})

it('forwards body, cookies and redirects unchanged', async () => {
  const posted = await fetch(`${shop.url}/api/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'bc_cartId=1' },
    body: '{"quantity": 2}',
  })
  expect(await posted.json()).toMatchObject({
    method: 'POST',
    body: { quantity: 2 },
    headers: { cookie: 'bc_cartId=1' },
  })
  const redirected = await shop.get('/as/leave')
  expect([redirected.status, redirected.headers.get('location')]).toEqual([303, '/interaction/1'])
  expect(redirected.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/'])
})

it('reports an outage of the store server in the requested format, and recovers by itself', async () => {
  const port = Number(new URL(store.url).port)
  await store.close()
  const api = await shop.get('/api/echo', { accept: 'text/html' })
  expect([api.status, api.headers.get('content-type')]).toEqual([503, 'application/problem+json; charset=utf-8'])
  expect(await api.json()).toEqual({
    type: '/problems/store-unreachable',
    title: 'We will be right back',
    status: 503,
    code: 'store_unreachable',
    message: 'We will be right back',
    detail: expect.stringContaining('try again'),
    instance: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  const page = await shop.get('/checkout/1', { accept: 'text/html' })
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await page.text()).toContain('<h1>We will be right back</h1>')
  const product = await shop.get('/us/en-us/trail-jacket')
  expect([product.status, product.headers.get('retry-after')]).toEqual([503, '5'])

  store = await startFakeStore(port)
  expect((await shop.get('/api/echo')).status).toBe(200)
  expect((await shop.get('/us/en-us/trail-jacket')).status).toBe(200)
})

it('sends a request only once if the store server refuses it', async () => {
  const response = await shop.get('/api/busy')
  expect(response.status).toBe(503)
  expect(store.busyRequests).toBe(1)
})

it.each([
  '/api/store/carts/..%2f..%2fetc',
  '/api/store/carts/%2e%2e%2fetc',
  '/api/store/carts/%zz',
  '/api/%E0%A4%A',
  '/media/..%2f..%2fx',
  '/media/%zz',
])('refuses %s with the problem body, even for a browser', async (path) => {
  const response = await shop.get(path, { accept: 'text/html' })
  expect([response.status, response.headers.get('content-type')]).toEqual([
    400,
    'application/problem+json; charset=utf-8',
  ])
  expect(await response.json()).toEqual({
    type: '/problems/bad-request',
    title: 'Bad request',
    status: 400,
    code: 'bad_request',
    message: 'Bad request',
    detail: 'This address cannot be read.',
    instance: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
})

it.each(['/checkout/..%2fx', '/interaction/%zz'])(
  'refuses %s with a page, or with a problem for a program',
  async (path) => {
    const page = await shop.get(path, { accept: 'text/html' })
    expect([page.status, page.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
    const program = await shop.get(path, { accept: 'application/json' })
    expect(await program.json()).toMatchObject({ code: 'bad_request' })
  },
)

it('refuses a body that is too long with the problem body', async () => {
  const body = JSON.stringify({ text: 'x'.repeat(2 ** 20) })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${shop.url}/api/echo`, { method: 'POST', headers, body })
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ code: 'too_large', status: 413 })
})

it('refuses a body that is too long without a content length', async () => {
  const body = new Blob(['x'.repeat(2 ** 20)]).stream()
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' }
  const response = await fetch(`${shop.url}/api/echo`, sent)
  expect([response.status, await response.json()]).toMatchObject([413, { code: 'too_large', status: 413 }])
})

it('opens no connection to the store server for a request that is still arriving', async () => {
  const { port } = new URL(shop.url)
  const sending = Array.from({ length: 128 }, () => connect(Number(port), '127.0.0.1'))
  for (const socket of sending) {
    socket.write(
      'POST /api/echo HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    )
  }
  await wait(500)
  const response = await fetch(`${shop.url}/api/echo`, { signal: AbortSignal.timeout(3000) })
  expect(response.status).toBe(200)
  for (const socket of sending) socket.destroy()
})

describe('a store server that accepts connections and does not respond', () => {
  const patience = 300
  let dead: Server
  let app: FastifyInstance
  let storeUrl: string
  const calls = new Set<Socket>()
  /** Handles the request of a connection. Each test sets its own reply. */
  let say: (call: Socket) => void

  beforeEach(async () => {
    say = () => {}
    dead = createServer((call) => {
      calls.add(call)
      call.on('data', () => say(call))
      call.on('error', () => {})
      call.on('close', () => calls.delete(call))
    })
    const port = await new Promise<number>((done) => {
      dead.listen(0, '127.0.0.1', () => done(Number(Object(dead.address()).port)))
    })
    storeUrl = `http://127.0.0.1:${port}`
  })
  afterEach(async () => {
    for (const call of calls) call.destroy()
    app.server.closeAllConnections()
    dead.close()
    await app.close()
  })

  const open = async (patience: number): Promise<string> => {
    app = fastify()
    await proxyStore(app, { storeUrl, origin: 'https://shop.example', patience })
    return app.listen({ port: 0, host: '127.0.0.1' })
  }

  it.each(['/api/store/sites', '/checkout/1'])('is reported as unreachable after a timeout: %s', async (path) => {
    const response = await fetch((await open(patience)) + path, { headers: { accept: 'application/json' } })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await response.json()).toMatchObject({ code: 'store_unreachable' })
    await vi.waitFor(() => expect(calls.size).toBe(0))
  })

  it('has six times as long for a picture, which it has to render first', async () => {
    say = (call) => {
      setTimeout(() => call.write('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nabcd'), 8 * patience)
    }
    const url = await open(3 * patience)
    const [picture, call] = await Promise.all([fetch(`${url}/media/x`), fetch(`${url}/api/x`)])
    expect([picture.status, await picture.text(), call.status]).toEqual([200, 'abcd', 503])
  })

  it('gets an abort when the visitor leaves', async () => {
    const url = await open(60_000)
    const visit = new AbortController()
    const visits = [1, 2, 3].map(() => fetch(`${url}/api/store/sites`, { signal: visit.signal }).catch(() => 'left'))
    await vi.waitFor(() => expect(calls.size).toBe(3))
    visit.abort()
    expect(await Promise.all(visits)).toEqual(['left', 'left', 'left'])
    await wait(1500)
    expect(calls.size).toBe(0)
  })

  it('may take longer than the timeout to finish a response that has begun', async () => {
    say = (call) => {
      call.write('HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-length: 4\r\n\r\nab')
      setTimeout(() => call.write('cd'), 2 * patience)
    }
    expect(await (await fetch(`${await open(patience)}/media/x`)).text()).toBe('abcd')
  })

  it('gets an abort in the middle of its response too', async () => {
    say = (call) => void call.write('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nab')
    const visit = new AbortController()
    const response = await fetch(`${await open(patience)}/media/x`, { signal: visit.signal })
    await wait(2 * patience)
    expect([response.status, calls.size]).toEqual([200, 1])
    visit.abort()
    await vi.waitFor(() => expect(calls.size).toBe(0))
  })
})
