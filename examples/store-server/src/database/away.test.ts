import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { accounts } from '../accounts/accounts.vertical.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../accounts/demoAccounts.ts'
import { lockCart } from '../carts/carts.repository.ts'
import { insertCheckout } from '../checkout/checkout.repository.ts'
import { readConfig } from '../config.ts'
import type { VerifyAccessToken } from '../contract/claims.ts'
import { identity } from '../identity/identity.vertical.ts'
import { type Browser, openBrowser } from '../identity/testing/browser.ts'
import { beginSignIn, CALLBACK, ORIGIN, openIdentityShop, tokensOf } from '../identity/testing/identityShop.ts'
import { createServer } from '../server.ts'
import { describeOnPostgres } from '../testing/bothDatabases.ts'
import { type Cable, layCable } from '../testing/cable.ts'
import { openMemory } from '../testing/memories.ts'
import { stockShelf } from '../testing/shelf.ts'
import { testVerticals, tokenOf, verifyTestToken } from '../testing/shop.ts'
import { DatabaseAway } from './away.ts'
import type { Database, OpenDatabase } from './database.ts'
import { openDatabase } from './openDatabase.ts'

const site = 'de/de-de'
const line_items = [{ variant_id: 41, quantity: 1 }]
const PROBLEM = { code: 'database_away', status: 503, title: 'Service Unavailable' }

describeOnPostgres('a database that is away', (open) => {
  let cable: Cable
  let app: FastifyInstance
  /**
   * A connection to PostgreSQL that bypasses the proxy, so that the tests can query the database while the proxy is
   * down.
   */
  let direct: Database
  let token: string
  beforeAll(async () => {
    const server = inject('postgres')
    if ('failure' in server) throw new Error(server.failure)
    direct = (await open()).database
    await stockShelf(direct, [{ id: 41 }])
    const { rows } = await direct.execute<{ name: string }>(sql`SELECT current_database() AS name`)
    const url = new URL(server.url)
    cable = await layCable(Number(url.port))
    url.port = String(cable.port)
    url.pathname = `/${rows[0]?.name}`
    const opened = await openDatabase({ dataDir: '', databaseUrl: url.href })
    const changes = { rateLimits: false, logLevel: 'silent' as const }
    ;({ app } = await openIdentityShop(opened.database, { changes, others: testVerticals }))
    token = (await tokensOf(app, DEMO_ACCOUNTS.EU.userName, DEMO_PASSWORD)).access_token
    return async () => {
      await app.close()
      await opened.close()
      await cable.pull()
    }
  })

  const ask = async (url: string, request: Omit<InjectOptions, 'url'> = {}) => {
    const { statusCode: status, headers, body: text } = await app.inject({ ...request, url })
    const isJson = String(headers['content-type']).includes('json')
    return { status, headers, text, body: isJson ? JSON.parse(text) : undefined }
  }
  type Reply = Awaited<ReturnType<typeof ask>>
  const beginCart = async (): Promise<string> => {
    const { status, body } = await ask('/api/store/carts', { method: 'POST', payload: { site, line_items } })
    expect(status).toBe(201)
    return body.id
  }
  /** Requests a URL as a browser requests a page. */
  const browse = (url: string, request: Omit<InjectOptions, 'url'> = {}) =>
    ask(url, { ...request, headers: { accept: 'text/html', 'accept-language': 'de', ...request.headers } })
  const whileAway = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    await cable.pull()
    try {
      return await run()
    } finally {
      await cable.plug()
    }
  }
  const expectProblem = ({ status, headers, body }: Reply) => {
    expect(status).toBe(503)
    expect(headers).toMatchObject({ 'retry-after': '2', 'content-type': 'application/problem+json; charset=utf-8' })
    expect(body).toMatchObject(PROBLEM)
  }
  const expectPage = ({ status, headers, text }: Pick<Reply, 'status' | 'headers' | 'text'>, language = 'de') => {
    expect(status).toBe(503)
    expect(headers).toMatchObject({
      'retry-after': '2',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(headers.location).toBeUndefined()
    expect(text).toContain(`<html lang="${language}">`)
    expect(text).toContain('<h1>Wir sind gleich wieder da</h1>')
    expect(text).toContain('<a class="primary" href="">Erneut versuchen</a>')
  }

  it('answers every API call with 503 and Retry-After, and works again once the database is back', async () => {
    const cart = await beginCart()
    const authorization = `Bearer ${token}`
    const calls: [string, Omit<InjectOptions, 'url'>][] = [
      [`/api/store/carts/${cart}`, {}],
      ['/api/store/carts', { method: 'POST', payload: { site, line_items } }],
      [
        `/api/store/carts/${cart}/items`,
        { method: 'POST', payload: { line_items }, headers: { 'idempotency-key': randomUUID() } },
      ],
      ['/api/store/checkouts', { method: 'POST', payload: { cart_id: cart, site } }],
      ['/api/store/orders', { headers: { authorization } }],
      ['/api/account/profile', { headers: { authorization } }],
      ['/api/health', {}],
    ]
    await whileAway(async () => {
      for (const [url, request] of calls) expectProblem(await ask(url, request))
    })
    for (const [url, request] of calls) expect((await ask(url, request)).status).toBeLessThan(300)
  })

  it('answers an interrupted change with 503', async () => {
    const cart = await beginCart()
    const gate = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const busy = direct.transaction(async (tx) => {
      await lockCart(tx, cart)
      locked.resolve()
      await gate.promise
    })
    await locked.promise
    const waiting = ask(`/api/store/carts/${cart}/items`, { method: 'POST', payload: { line_items } })
    await new Promise((done) => setTimeout(done, 300))
    await whileAway(async () => expectProblem(await waiting))
    gate.resolve()
    await busy
  })

  it('keeps a server alive but not ready', async () => {
    await whileAway(async () => {
      expect(await ask('/livez')).toMatchObject({ status: 200, body: { status: 'ok' } })
      expectProblem(await ask('/readyz'))
    })
    expect(await ask('/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } })
  })

  it("answers checkout requests with an error page in the visitor's language", async () => {
    const started = await ask('/api/store/checkouts', { method: 'POST', payload: { cart_id: await beginCart(), site } })
    const { pathname } = new URL(started.body.returnUrl)
    await whileAway(async () => {
      expectPage(await browse(pathname))
      const form = { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN }
      expectPage(await browse(pathname, { method: 'POST', headers: form, payload: 'email=a' }))
      expectProblem(await ask(pathname))
    })
    expect((await browse(pathname)).status).toBe(200)
  })

  describe("on the provider's routes", () => {
    let visitor: Browser
    let page: string
    let authorization: string
    beforeEach(async () => {
      visitor = openBrowser(app, ORIGIN)
      const attempt = await beginSignIn()
      authorization = attempt.url
      page = (await visitor.get(attempt.url)).url.pathname
    })
    const asBrowser = async (url: string, fields?: Record<string, string>) => {
      const headers = { 'accept-language': 'de' }
      const { answer } = fields ? await visitor.submit(url, fields, headers) : await visitor.get(url, headers)
      return { status: answer.statusCode, headers: answer.headers, text: answer.body }
    }

    it('answers sign-in requests with the same error page', async () => {
      await whileAway(async () => {
        expectPage(await asBrowser(page))
        expectPage(await asBrowser(page, { userName: 'ada@walker.example', password: 'x' }))
        expectPage(await asBrowser(`${page}/create`))
      })
      expect((await asBrowser(page)).status).toBe(200)
    })

    it('answers provider requests with 503: a page for browsers, a problem for other clients', async () => {
      await visitor.submit(page, { userName: DEMO_ACCOUNTS.EU.userName, password: DEMO_PASSWORD })
      const form = { 'content-type': 'application/x-www-form-urlencoded' }
      const code = {
        grant_type: 'authorization_code',
        code: 'c',
        redirect_uri: CALLBACK,
        client_id: 'cairn-storefront',
        code_verifier: 'v'.repeat(43),
      }
      const exchange = { method: 'POST' as const, headers: form, payload: new URLSearchParams(code).toString() }
      await whileAway(async () => {
        expectPage(await asBrowser(authorization))
        expectPage(await asBrowser('/idp/init_logout.openid'))
        expectProblem(await ask(authorization, { headers: { accept: 'application/json' } }))
        expectProblem(await ask('/as/token.oauth2', exchange))
        expectProblem(await ask('/idp/userinfo.openid', { headers: { authorization: `Bearer ${token}` } }))
      })
      expect(await ask('/as/token.oauth2', exchange)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
      expect((await ask('/idp/userinfo.openid', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200)
    })
  })
})

describe('on the embedded database', () => {
  let opened: OpenDatabase
  beforeAll(async () => {
    opened = await openMemory()
    return opened.close
  })
  const serve = (verifyAccessToken: VerifyAccessToken) =>
    createServer({
      config: { ...readConfig({}), hostOrigin: ORIGIN, rateLimits: false, logLevel: 'silent' },
      database: opened.database,
      verifyAccessToken,
      verticals: [identity, accounts, ...testVerticals],
    })

  it('a server is alive and ready', async () => {
    const app = await serve(verifyTestToken)
    for (const url of ['/livez', '/readyz']) {
      const { statusCode, headers } = await app.inject({ url })
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'no-store'])
    }
    await app.close()
  })

  it('a token that cannot be checked gives 503, instead of a guest session or a 401', async () => {
    const app = await serve(() => Promise.reject(new DatabaseAway('')))
    const now = new Date()
    await opened.database.execute(sql`
      INSERT INTO carts (id, site, store, created_at, updated_at) VALUES ('c', ${site}, 'EU', ${now.toISOString()}, ${now.toISOString()})`)
    const id = await insertCheckout(opened.database, { cartId: 'c', site, customerId: 0 }, now)
    const token = tokenOf(7)
    const bearer = { authorization: `Bearer ${token}` }
    const replies = [
      await app.inject({ url: '/api/store/orders', headers: bearer }),
      await app.inject({ url: '/idp/userinfo.openid', headers: bearer }),
      await app.inject({ url: `/checkout/${id}`, cookies: { auth_token: token } }),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
    await app.close()
  })
})
