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

it('tells the store server where the visitor came in, and believes no one who says so', async () => {
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
  'believes %i proxies of its own and nobody before them, so that shoppers behind them are told apart',
  async (proxies, address) => {
    const behind = await openStorefront(store.url, {}, { proxies })
    const forwarded = { 'x-forwarded-for': '1.2.3.4, 198.51.100.7, 203.0.113.8', 'x-forwarded-host': 'evil.example' }
    const { headers } = await (await behind.get('/api/echo', forwarded)).json()
    await behind.close()
    expect(headers).toMatchObject({ 'x-forwarded-for': address, 'x-forwarded-host': 'shop.example' })
  },
)

it('leaves it to the store server to refuse a body that was compressed: it is not away', async () => {
  const response = await fetch(`${shop.url}/api/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: gzipSync('{"quantity": 2}'),
  })
  expect(response.status).toBe(400)
})

it('passes on what a client sends only when it has been told to go on', async () => {
  const { port } = new URL(shop.url)
  const asking = request({
    port,
    path: '/api/echo',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' },
  })
  asking.once('continue', () => asking.end('{}'))
  asking.flushHeaders()
  const [response] = await once(asking, 'response')
  response.resume()
  expect(response.statusCode).toBe(200)
})

it('passes body, cookies and redirects on as they are', async () => {
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

it('says in the form that was asked for that the store server is away, and recovers by itself', async () => {
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

it('asks only once for what the store server refuses', async () => {
  const response = await shop.get('/api/busy')
  expect(response.status).toBe(503)
  expect(store.busyAsked).toBe(1)
})

it.each([
  '/api/store/carts/..%2f..%2fetc',
  '/api/store/carts/%2e%2e%2fetc',
  '/api/store/carts/%zz',
  '/api/%E0%A4%A',
  '/media/..%2f..%2fx',
  '/media/%zz',
])('refuses %s in the one problem body, even to a browser', async (path) => {
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
  'refuses %s with a page, or with a problem to a program',
  async (path) => {
    const page = await shop.get(path, { accept: 'text/html' })
    expect([page.status, page.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
    const program = await shop.get(path, { accept: 'application/json' })
    expect(await program.json()).toMatchObject({ code: 'bad_request' })
  },
)

it('refuses too long a body in the one problem body', async () => {
  const body = JSON.stringify({ text: 'x'.repeat(2 ** 20) })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${shop.url}/api/echo`, { method: 'POST', headers, body })
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ code: 'too_large', status: 413 })
})

it('refuses too long a body whose length nobody told', async () => {
  const body = new Blob(['x'.repeat(2 ** 20)]).stream()
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' }
  const response = await fetch(`${shop.url}/api/echo`, sent)
  expect([response.status, await response.json()]).toMatchObject([413, { code: 'too_large', status: 413 }])
})

it('takes no connection to the store server for who is still sending: they are for those who have asked', async () => {
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

describe('a store server that takes the call and says nothing', () => {
  const patience = 300
  let dead: Server
  let app: FastifyInstance
  let storeUrl: string
  const calls = new Set<Socket>()
  /** What is said to a call when its request arrives. */
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

  it.each(['/api/store/sites', '/checkout/1'])('is away after a while: %s', async (path) => {
    const response = await fetch((await open(patience)) + path, { headers: { accept: 'application/json' } })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await response.json()).toMatchObject({ code: 'store_unreachable' })
    await vi.waitFor(() => expect(calls.size).toBe(0))
  })

  it('may take six times as long for a picture, which it has to draw first', async () => {
    say = (call) => {
      setTimeout(() => call.write('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nabcd'), 8 * patience)
    }
    const url = await open(3 * patience)
    const [picture, call] = await Promise.all([fetch(`${url}/media/x`), fetch(`${url}/api/x`)])
    expect([picture.status, await picture.text(), call.status]).toEqual([200, 'abcd', 503])
  })

  it('is not called any longer by who has left', async () => {
    const url = await open(60_000)
    const visit = new AbortController()
    const visits = [1, 2, 3].map(() => fetch(`${url}/api/store/sites`, { signal: visit.signal }).catch(() => 'left'))
    await vi.waitFor(() => expect(calls.size).toBe(3))
    visit.abort()
    expect(await Promise.all(visits)).toEqual(['left', 'left', 'left'])
    await wait(1500)
    expect(calls.size).toBe(0)
  })

  it('may take longer than that for the rest of what it has begun', async () => {
    say = (call) => {
      call.write('HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-length: 4\r\n\r\nab')
      setTimeout(() => call.write('cd'), 2 * patience)
    }
    expect(await (await fetch(`${await open(patience)}/media/x`)).text()).toBe('abcd')
  })

  it('is left in the middle of its answer too', async () => {
    say = (call) => void call.write('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nab')
    const visit = new AbortController()
    const response = await fetch(`${await open(patience)}/media/x`, { signal: visit.signal })
    await wait(2 * patience)
    expect([response.status, calls.size]).toEqual([200, 1])
    visit.abort()
    await vi.waitFor(() => expect(calls.size).toBe(0))
  })
})
