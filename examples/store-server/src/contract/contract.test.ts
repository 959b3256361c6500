import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import type { OpenDatabase } from '../database/database.ts'
import { createServer } from '../server.ts'
import { sites } from '../sites/sites.operations.ts'
import { openMemory } from '../testing/memories.ts'
import { callerOf, HOST, testVerticals, verifyTestToken } from '../testing/shop.ts'
import type { Vertical } from '../vertical.ts'
import { Problem } from './problem.ts'

const FRIEND = 'https://friend.example'

describe('the API', () => {
  let opened: OpenDatabase
  const serve = (verticals: readonly Vertical[] = testVerticals, rateLimits = false) =>
    createServer({
      config: { ...readConfig({}), hostOrigin: HOST, allowedOrigins: [FRIEND], rateLimits, logLevel: 'silent' },
      database: opened.database,
      verifyAccessToken: verifyTestToken,
      verticals,
      checkAnswers: true,
    })
  let app: Awaited<ReturnType<typeof serve>>
  beforeAll(async () => {
    opened = await openMemory()
    app = await serve()
  })
  afterAll(async () => {
    await app.close()
    await opened.close()
  })
  const ask = (...request: Parameters<ReturnType<typeof callerOf>>) => callerOf(app)(...request)

  it('does not start while an operation has no handler, and names the operation', async () => {
    await expect(serve([sites])).rejects.toThrow(/The contract store has operations without a handler: .*createCart/)
  })

  it('does not start with a handler that no contract defines', async () => {
    const stray: Vertical = {
      name: 'stray',
      operations: () => ({ store: { sellSecrets: async () => ({ status: 200, body: null }) } }),
    }
    await expect(serve([...testVerticals, stray])).rejects.toThrow('does not know these handlers: sellSecrets')
  })

  it('reports its health', async () => {
    expect(await ask('GET', '/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } })
  })

  it('answers an unknown path with the standard error body, of the type problem+json', async () => {
    const reply = await ask('GET', '/api/store/nothing')
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(reply).toMatchObject({
      status: 404,
      body: {
        type: '/problems/not-found',
        title: expect.any(String),
        status: 404,
        instance: expect.any(String),
        message: expect.any(String),
      },
    })
  })

  it.each([
    ['/api/store/carts/%zz', 400, 'bad_request'],
    ['/media/%E0%A4%A', 400, 'bad_request'],
    [`/api/store/carts/${'a'.repeat(9000)}`, 400, 'invalid_request'],
  ])('answers an undecodable or too long path with the same error body (%#)', async (path, status, code) => {
    const reply = await ask('GET', path)
    expect(reply).toMatchObject({
      status,
      headers: {
        'content-type': 'application/problem+json; charset=utf-8',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
      },
      body: { code, status, type: `/problems/${code.replaceAll('_', '-')}`, instance: expect.any(String) },
    })
  })

  it('answers an unsupported method with 405 and the allowed methods', async () => {
    expect(await ask('DELETE', '/api/store/sites')).toMatchObject({
      status: 405,
      headers: { allow: 'GET' },
      body: { code: 'method_not_allowed' },
    })
  })

  it.each([
    ['text/plain', '{"email":"a@example.com","site":"de/de-de"}', 415],
    ['application/x-www-form-urlencoded', 'email=a%40example.com', 415],
    ['application/json', '{"email":', 400],
    ['application/json', '', 400],
    ['application/json', '{"__proto__":{"a":1},"email":"a@example.com","site":"de/de-de"}', 400],
    ['application/json', `{"email":"${'a'.repeat(400_000)}","site":"de/de-de"}`, 413],
  ])('refuses a body of %s that is %.20s with %i %i', async (type, payload, status) => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/store/newsletter',
      headers: { 'content-type': type },
      payload,
    })
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toContain('application/problem+json')
  })

  it.each([
    ['de-DE', 'Diesen Warenkorb gibt es nicht mehr.', 'de'],
    ['fr-CH, en;q=0.5', 'Ce panier n’existe plus.', 'fr'],
    ['en-US', 'This cart does not exist', undefined],
  ])('translates the error into the requested language: %s', async (language, title, contentLanguage) => {
    const reply = await ask('GET', '/api/store/carts/00000000-0000-4000-8000-000000000000', {
      headers: { 'accept-language': language },
    })
    expect(reply).toMatchObject({ status: 404, body: { code: 'cart_not_found', title, message: title } })
    expect(reply.headers['content-language']).toBe(contentLanguage)
  })

  it.each([
    ['is empty', ''],
    ['is short', 'a'],
    ['has other characters', "';DROP TABLE--"],
    ['is two', 'first-try-1, first-try-2'],
    ['is long', 'k'.repeat(129)],
    ['is very long', 'k'.repeat(5000)],
  ])('rejects an Idempotency-Key that %s', async (_what, key) => {
    const body = { cart_id: '00000000-0000-4000-8000-000000000000', site: 'de/de-de' }
    expect(await ask('POST', '/api/store/checkouts', { key, body })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', errors: { 'idempotency-key': expect.any(String) } },
    })
  })

  it.each(['8f14e45f-ceea-467f-a0e6-3b2d8a1c9f10', 'k'.repeat(8), 'A_z-'.repeat(32)])(
    'accepts the Idempotency-Key %s',
    async (key) => {
      const body = { cart_id: '00000000-0000-4000-8000-000000000000', site: 'de/de-de' }
      expect((await ask('POST', '/api/store/checkouts', { key, body })).status).toBe(404)
    },
  )

  it('names the fields that break the contract', async () => {
    const reply = await ask('POST', '/api/store/newsletter', {
      body: { email: 'nobody', site: 'de/de-de', admin: true },
    })
    expect(reply).toMatchObject({
      status: 400,
      body: { errors: { email: expect.any(String), admin: 'must NOT have additional properties' } },
    })
  })

  it('reveals no internals in an error response', async () => {
    const broken: Vertical = {
      name: 'broken',
      operations: () => ({
        store: {
          listSites: async () => {
            throw new Error('password of the database: hunter2')
          },
        },
      }),
    }
    const failing = await serve([...testVerticals, broken])
    const response = await failing.inject({ url: '/api/store/sites' })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toMatchObject({ code: 'server_error', title: 'Internal Server Error' })
    expect(response.body).not.toContain('hunter2')
  })

  it('detects in tests a response that breaks the contract', async () => {
    const wrong: Vertical = {
      name: 'wrong',
      operations: () => ({ store: { getUserCountry: async () => ({ status: 200, body: { country: 'germany' } }) } }),
    }
    const failing = await serve([...testVerticals, wrong])
    expect((await failing.inject({ url: '/api/store/user/country' })).statusCode).toBe(500)
  })

  it.each([
    ['an undeclared code', { status: 404, code: 'nothing_there', title: 'No' }],
    ['an undeclared status', { status: 418, code: 'not_found', title: 'No' }],
    ['a missing member', { status: 409, code: 'stale_version', title: 'No' }],
  ])('detects in tests a problem that breaks the contract: %s', async (_what, details) => {
    const wrong: Vertical = {
      name: 'wrong',
      operations: () => ({
        store: {
          addCartItems: async () => {
            throw new Problem(details)
          },
        },
      }),
    }
    const failing = await serve([...testVerticals, wrong])
    const payload = { line_items: [{ variant_id: 1, quantity: 1 }] }
    const response = await failing.inject({ method: 'POST', url: '/api/store/carts/c1/items', payload })
    expect(response.statusCode).toBe(500)
  })

  it.each([
    'https://evil.example',
    'null',
    'https://shop.test',
    `${HOST}.evil.example`,
    'https://friend.example.evil.example',
  ])('refuses reads and writes from the origin %s', async (origin) => {
    const read = await ask('GET', '/api/store/sites', { headers: { origin } })
    expect(read.headers['access-control-allow-origin']).toBeUndefined()
    const change = await ask('POST', '/api/store/newsletter', {
      headers: { origin },
      body: { email: 'a@example.com', site: 'de/de-de' },
    })
    expect(change).toMatchObject({ status: 403, body: { code: 'foreign_origin' } })
  })

  it('allows the listed origins by name and varies the response by origin', async () => {
    const reply = await ask('GET', '/api/store/sites', { headers: { origin: FRIEND } })
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': FRIEND,
      'access-control-allow-credentials': 'true',
    })
    expect(reply.headers.vary).toContain('Origin')
  })

  it('refuses a cross-site write even without an Origin header', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect(
      (await ask('POST', '/api/store/newsletter', { headers, body: { email: 'a@example.com', site: 'de/de-de' } }))
        .status,
    ).toBe(403)
  })

  it('requires a token before it validates the request', async () => {
    const reply = await ask('POST', '/api/store/carts/claim', { body: { nonsense: true } })
    expect(reply).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Bearer' },
      body: { code: 'unauthorized' },
    })
    expect(
      (await ask('POST', '/api/store/carts/claim', { token: 'for.ged.token', body: { site: 'de/de-de' } })).status,
    ).toBe(401)
  })

  it('rejects an invalid token even where none is required', async () => {
    const path = '/api/store/carts/00000000-0000-4000-8000-000000000000'
    expect((await ask('GET', path)).status).toBe(404)
    expect((await ask('GET', path, { token: 'for.ged.token' })).status).toBe(401)
  })

  it('makes public responses cacheable and personal responses not', async () => {
    expect((await ask('GET', '/api/store/user/country')).headers['cache-control']).toBe('no-store')
    expect((await ask('GET', '/api/store/sites')).headers['cache-control']).toContain('public')
  })

  it('sends Retry-After after too many requests', async () => {
    const limited = await serve(testVerticals, true)
    const sign = () =>
      limited.inject({
        method: 'POST',
        url: '/api/store/newsletter',
        payload: { email: 'a@example.com', site: 'de/de-de' },
      })
    const statuses = []
    for (let i = 0; i < 10; i++) statuses.push((await sign()).statusCode)
    expect(statuses).toEqual(Array(10).fill(202))
    const refused = await sign()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toMatchObject({ code: 'too_many_requests', status: 429 })
  })
})
