// @vitest-environment node
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import Provider from 'oidc-provider'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSessionServer } from './createSessionServer.ts'

const ORIGIN = 'http://localhost:5175'
const CALLBACK = '/signed-in-at-provider'
const PAGE = `${ORIGIN}/us/en-us/signed-in`
const STATE = 'state-of-the-page-0123456789'
const MARK = { authorization: 'Bearer in-cookie', origin: ORIGIN }

const listen = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const providerServer = createServer()
const apiServer = createServer()
let issuer = ''
let api = ''
let cancels = false
let apiStatus = 200
/** The headers of the requests that reached the services. */
const reached: IncomingMessage['headers'][] = []
/** The grants of the requests that reached the token endpoint. */
const grants: string[] = []

beforeAll(async () => {
  issuer = await listen(providerServer)
  api = await listen(apiServer)
  apiServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    reached.push(request.headers)
    response
      .writeHead(apiStatus, { 'content-type': 'application/json', 'set-cookie': 'cart=1; Path=/' })
      .end('{"ok":true}')
  })
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'shop',
        client_secret: 'a secret of this test that is long enough',
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${ORIGIN}${CALLBACK}`],
        post_logout_redirect_uris: [`${ORIGIN}/`],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    cookies: { keys: ['a key of this test'] },
    ttl: { AccessToken: 60 },
    rotateRefreshToken: true,
    issueRefreshToken: async () => true,
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'given_name', 'email'] },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, given_name: 'Zoë', email: 'zoe@walker.example' }),
    }),
    interactions: { url: () => '/interaction' },
    features: { devInteractions: { enabled: false } },
    // The provider of this test asks nothing: every visitor is the same customer.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ accountId: 'customer-7', clientId: oidc.client?.clientId ?? '' })
      grant.addOIDCScope('openid')
      await grant.save()
      return grant
    },
  })
  provider.on('grant.success', ({ oidc }) => grants.push(String(oidc.params?.grant_type)))
  provider.on('grant.error', ({ oidc }) => grants.push(`refused ${oidc.params?.grant_type}`))
  const answer = provider.callback()
  providerServer.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction')) return answer(request, response)
    const result = cancels ? { error: 'access_denied' } : { login: { accountId: 'customer-7' } }
    return provider.interactionFinished(request, response, result)
  })
})
afterAll(() => {
  for (const server of [providerServer, apiServer]) {
    server.closeAllConnections()
    server.close()
  }
})

afterEach(() => vi.restoreAllMocks())
beforeEach(() => {
  cancels = false
  apiStatus = 200
  reached.length = 0
  grants.length = 0
})

/** Creates a session server, and a browser that keeps the server's cookies. */
const open = () => {
  let passed = 0
  const answer = createSessionServer({
    origin: ORIGIN,
    callbackPath: CALLBACK,
    homePath: '/',
    api,
    issuer,
    clientId: 'shop',
    clientSecret: 'a secret of this test that is long enough',
    scope: 'openid',
    claims: ['sub', 'given_name'],
    now: () => Date.now() + passed,
  })
  const jar = new Map<string, string>()
  const set: string[] = []
  const keep = (response: Response): Response => {
    for (const cookie of response.headers.getSetCookie()) {
      set.push(cookie)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (cookie.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    const response = await answer(new Request(`${ORIGIN}${path}`, { ...init, headers }))
    if (response === null) throw new Error(`Nobody answers ${path}`)
    return keep(response)
  }
  /** Follows the redirects of the provider until a redirect leads to the shop, and returns that URL. */
  const visitProvider = async (href: string, cookies = new Map<string, string>()): Promise<URL> => {
    if (href.startsWith(ORIGIN)) return new URL(href)
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(href, { redirect: 'manual', headers: { cookie } })
    for (const each of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      cookies.set(name, value)
    }
    return visitProvider(new URL(response.headers.get('location') ?? '', href).href, cookies)
  }
  const begin = (page = PAGE, state = STATE) =>
    send(`/session/sign-in?${new URLSearchParams({ redirect_uri: page, state, ui_locales: 'en-US en' })}`)
  const callback = async (): Promise<string> => {
    const { pathname, search } = await visitProvider((await begin()).headers.get('location') ?? '')
    return `${pathname}${search}`
  }
  const signIn = async (): Promise<URL> => new URL((await send(await callback())).headers.get('location') ?? '')
  return {
    begin,
    callback,
    jar,
    send,
    set,
    signIn,
    pass: (milliseconds: number) => {
      passed += milliseconds
    },
    session: async () => (await send('/session')).json(),
    answer,
  }
}

test('a sign-in ends on the page that asked for it, and the browser gets no token', async () => {
  const { jar, session, set, signIn } = open()
  const page = await signIn()
  expect(`${page.origin}${page.pathname}`).toBe(PAGE)
  expect(Object.fromEntries(page.searchParams)).toEqual({ state: STATE, code: 'done' })
  expect(await session()).toEqual({ claims: { sub: 'customer-7', given_name: 'Zoë' }, expiresIn: expect.any(Number) })
  expect([...jar.keys()].sort()).toEqual(['has_session', 'session'])
  expect(jar.get('session')).toMatch(/^[\w-]{43}$/)
  const secrets = set.filter((cookie) => /^(session|sign-in)=/.test(cookie))
  for (const cookie of secrets) expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/)
  expect(set.join()).not.toContain('eyJ')
})

test('on https the cookies are secure, and no other host can set them', async () => {
  const { createCookies } = await import('./cookies.ts')
  const { hidden, visible } = createCookies('https://shop.example')
  expect(hidden('session', 'x', 60)).toBe('__Host-session=x; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=60')
  expect(visible(true, 60)).toBe('has_session=1; Path=/; SameSite=Lax; Secure; Max-Age=60')
})

test('requests with the mark reach the services with the access token, and without the cookies of the session', async () => {
  const { jar, send, signIn } = open()
  await signIn()
  jar.set('bc_cartId', 'cart-1')
  const response = await send('/api/store/carts', { method: 'POST', headers: MARK, body: '{}' })
  expect([response.status, await response.json()]).toEqual([200, { ok: true }])
  expect(response.headers.getSetCookie()).toEqual(['cart=1; Path=/'])
  expect(reached).toHaveLength(1)
  expect(reached[0]?.authorization).toMatch(/^Bearer (?!in-cookie)\S{20,}$/)
  expect(reached[0]?.cookie).toBe('has_session=1; bc_cartId=cart-1')
})

describe('a request that changes something', () => {
  test.each([
    ['from another origin', { ...MARK, origin: 'https://evil.example' }],
    ['from another port', { ...MARK, origin: 'http://localhost:3000' }],
    ['from a page without an origin', { ...MARK, origin: 'null' }],
    ['without an origin', { authorization: MARK.authorization }],
    ['without the header', { origin: ORIGIN }],
    ['with another header', { origin: ORIGIN, authorization: 'Bearer other' }],
  ])('%s is refused, for the services and for the sign-out', async (_name, headers) => {
    const { send, session, signIn } = open()
    await signIn()
    for (const [path, method] of [
      ['/api/store/carts', 'POST'],
      ['/api/store/carts/1', 'DELETE'],
      ['/session/sign-out', 'POST'],
    ] as const)
      expect((await send(path, { method, headers })).status).toBe(403)
    expect(reached).toEqual([])
    expect(await session()).not.toBeNull()
  })

  test('of a guest needs the origin of the shop, but no header', async () => {
    const { send } = open()
    const add = (origin: string) => send('/api/store/carts', { method: 'POST', headers: { origin }, body: '{}' })
    expect([(await add(ORIGIN)).status, (await add('https://evil.example')).status]).toEqual([200, 403])
    expect(reached.map(({ authorization }) => authorization)).toEqual([undefined])
  })

  test('gives another origin no permission in a preflight', async () => {
    const { send } = open()
    const response = await send('/session/sign-out', { method: 'OPTIONS', headers: { origin: 'https://evil.example' } })
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('a sign-in', () => {
  test.each([
    ['another shop', 'https://evil.example/us/en-us/signed-in'],
    ['a script', 'javascript:alert(1)'],
    ['a blob of the shop', `blob:${ORIGIN}/abc`],
    ['nothing', ''],
  ])('that leads to %s does not begin', async (_name, page) => {
    const response = await open().begin(page)
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
  })

  test('without a state does not begin', async () => {
    expect((await open().begin(PAGE, '')).status).toBe(400)
  })

  test('that the user cancels returns to the page with the reason', async () => {
    cancels = true
    const { jar, signIn } = open()
    expect((await signIn()).searchParams.get('error')).toBe('access_denied')
    expect([...jar.keys()]).toEqual([])
  })

  test.each([
    ['another state', (callback: string) => callback.replace(/state=[^&]+/, 'state=forged')],
    ['another code', (callback: string) => callback.replace(/code=[^&]+/, 'code=stolen')],
    ['another issuer', (callback: string) => callback.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example')],
  ])('with %s signs nobody in', async (_name, change) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { callback, send, session } = open()
    const page = new URL((await send(change(await callback()))).headers.get('location') ?? '')
    expect(page.searchParams.has('error')).toBe(true)
    expect(page.searchParams.has('code')).toBe(false)
    expect(logged.mock.calls.join()).not.toMatch(/code=|eyJ/)
    expect(await session()).toBeNull()
  })

  test('works once, and only in the browser that began it', async () => {
    const { callback, jar, send, session } = open()
    const address = await callback()
    const cookie = jar.get('sign-in') ?? ''
    jar.delete('sign-in')
    expect((await send(address)).status).toBe(400)
    jar.set('sign-in', cookie)
    expect((await send(address)).headers.get('location')).toContain('code=done')
    jar.set('sign-in', cookie)
    jar.delete('session')
    expect((await send(address)).status).toBe(400)
    expect(await session()).toBeNull()
  })

  test('must end within ten minutes', async () => {
    const { callback, pass, send } = open()
    const address = await callback()
    pass(600_000)
    expect((await send(address)).status).toBe(400)
  })

  test('replaces the session id, so that a planted one opens nothing', async () => {
    const { jar, session, signIn } = open()
    jar.set('session', 'planted')
    await signIn()
    expect(jar.get('session')).not.toBe('planted')
    const first = jar.get('session') ?? ''
    await signIn()
    jar.set('session', first)
    expect(await session()).toBeNull()
  })
})

describe('a session', () => {
  const load = (send: ReturnType<typeof open>['send']) => send('/api/account/profile', { headers: MARK })

  test('is renewed with a rotated refresh token, once for requests at the same time', async () => {
    const { pass, send, signIn } = open()
    await signIn()
    await load(send)
    for (let renewals = 1; renewals <= 2; renewals += 1) {
      pass(60_000)
      const statuses = await Promise.all([load(send), load(send), load(send)].map(async (each) => (await each).status))
      expect(statuses).toEqual([200, 200, 200])
      expect(grants.filter((grant) => grant === 'refresh_token')).toHaveLength(renewals)
    }
    expect(new Set(reached.map(({ authorization }) => authorization)).size).toBe(3)
  })

  test('ends after twelve hours, whatever the provider says', async () => {
    const { pass, session, signIn, set } = open()
    await signIn()
    pass(12 * 3_600_000)
    expect(await session()).toBeNull()
    expect(set.at(-1)).toContain('has_session=1; Path=/; SameSite=Lax; Max-Age=0')
  })

  test('ends when a service refuses its token', async () => {
    const { jar, send, session, signIn } = open()
    await signIn()
    apiStatus = 401
    expect((await load(send)).status).toBe(401)
    expect([...jar.keys()]).toEqual(['cart'])
    expect(await session()).toBeNull()
  })

  test('that is over is answered with 401 and not as a guest', async () => {
    const { send } = open()
    expect((await load(send)).status).toBe(401)
    expect(reached).toEqual([])
  })

  test('ends at the sign-out, which names the logout page of the provider', async () => {
    const { jar, send, session, signIn } = open()
    await signIn()
    const cookie = jar.get('session') ?? ''
    const response = await send('/session/sign-out', { method: 'POST', headers: MARK })
    const { href } = await response.json()
    const { searchParams } = new URL(href)
    expect(href).toMatch(`${issuer}/session/end?`)
    expect(searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/`)
    expect(searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect([...jar.keys()]).toEqual([])
    jar.set('session', cookie)
    expect(await session()).toBeNull()
    expect(await (await send('/session/sign-out', { method: 'POST', headers: MARK })).json()).toEqual({ href: null })
  })
})

test('other paths belong to somebody else', async () => {
  const { answer } = open()
  expect(await answer(new Request(`${ORIGIN}/us/en-us`))).toBeNull()
  expect(await answer(new Request(`${ORIGIN}/sessions`))).toBeNull()
  expect((await answer(new Request(`${ORIGIN}/session/other`)))?.status).toBe(404)
})
