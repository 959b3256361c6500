import { describe, expect, test } from 'vitest'
import { createPasswordSession } from './createPasswordSession.ts'

const ORIGIN = 'https://shop.example'
const MARK = { authorization: 'Bearer in-cookie', origin: ORIGIN }
const SECRET = 's:abc;d=f'
const COOKIE = `__Host-session=${encodeURIComponent(SECRET)}; has_session=1000036000`
const NOW = 1_000_000_000_000

/** Opens the server in front of a back end that knows one password and one session. */
const open = ({ origin = ORIGIN } = {}) => {
  const calls: unknown[] = []
  const answer = createPasswordSession(
    { origin, signInPage: '/ie/en-ie/sign-in', backEndPath: '/back-end', now: () => NOW },
    {
      signIn: async (fields) => {
        calls.push(['signIn', fields])
        return fields.password === 'right' ? { secret: SECRET, seconds: 36_000 } : null
      },
      load: async (secret) => (secret === SECRET ? { id: 'c-1' } : null),
      signOut: async (secret) => {
        calls.push(['signOut', secret])
      },
      forward: async ({ method }, { path, secret }) => {
        calls.push([method, path, secret])
        if (path.startsWith('/admin')) return null
        return Response.json({ ok: true }, { status: secret === 'forged' ? 401 : 200 })
      },
    },
  )
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await answer(new Request(`${origin}${path}`, init))
    if (response === null) throw new Error(`Nobody answers ${path}`)
    return response
  }
  const form = (fields: object, headers: Record<string, string> = { origin }) => {
    const body = { redirect_uri: `${origin}/ie/en-ie/auth-callback`, state: 'state-1', ...fields }
    return send('/session/sign-in', { method: 'POST', headers, body: JSON.stringify(body) })
  }
  return { answer, calls, form, send }
}

describe('a sign-in', () => {
  test('goes to the page of the shop with the form', async () => {
    const query = new URLSearchParams({ redirect_uri: `${ORIGIN}/back`, state: 'state-1' })
    const response = await open().send(`/session/sign-in?${query}&ui_locales=en`)
    expect([response.status, response.headers.get('location')]).toEqual([303, `${ORIGIN}/ie/en-ie/sign-in?${query}`])
  })

  test.each([
    'https://evil.example/back',
    'https://shop.example.evil.example',
    'javascript:alert(1)',
    '',
    '//evil.example',
    'blob:https://shop.example/abc',
    'https://user:word@shop.example/back',
    'http://shop.example/back',
  ])('that leads to %j does not begin', async (redirect_uri) => {
    const { calls, form, send } = open()
    const query = new URLSearchParams({ redirect_uri, state: 'state-1' })
    expect((await send(`/session/sign-in?${query}`)).status).toBe(400)
    expect((await form({ password: 'right', redirect_uri })).status).toBe(400)
    expect(calls).toEqual([])
  })

  test('with the right password begins a session that no script can read', async () => {
    const { calls, form } = open()
    const response = await form({ email: 'ada@shop.example', password: 'right' })
    expect(await response.json()).toEqual({ href: `${ORIGIN}/ie/en-ie/auth-callback?state=state-1&code=done` })
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-session=s%3Aabc%3Bd%3Df; Path=/; SameSite=Lax; Secure; HttpOnly; Max-Age=36000',
      'has_session=1000036000; Path=/; SameSite=Lax; Secure; Max-Age=36000',
    ])
    expect(calls).toEqual([['signIn', { email: 'ada@shop.example', password: 'right' }]])
  })

  test('on http, as in development, needs no secure cookie', async () => {
    const [cookie] = (
      await open({ origin: 'http://localhost:5173' }).form({ password: 'right' })
    ).headers.getSetCookie()
    expect(cookie).toBe('session=s%3Aabc%3Bd%3Df; Path=/; SameSite=Lax; HttpOnly; Max-Age=36000')
  })

  test('ends the session that it replaces', async () => {
    const { calls, form } = open()
    await form({ password: 'right' }, { origin: ORIGIN, cookie: COOKIE })
    expect(calls.at(-1)).toEqual(['signOut', SECRET])
  })

  test.each(['{"password":"wrong"}', '{}', '[]', 'null', 'no json', ''])(
    'with the body %j begins none',
    async (body) => {
      const { send } = open()
      const response = await send('/session/sign-in', { method: 'POST', headers: { origin: ORIGIN }, body })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.headers.getSetCookie()).toEqual([])
    },
  )

  test.each([[{ origin: 'https://evil.example' }], [{ origin: 'null' }], [{}]])(
    'from %j is refused',
    async (headers) => {
      const { calls, form } = open()
      expect((await form({ password: 'right' }, headers)).status).toBe(403)
      expect(calls).toEqual([])
    },
  )
})

describe('a session', () => {
  test('is the claims of the back end and the seconds that are left', async () => {
    const response = await open().send('/session', { headers: { cookie: COOKIE } })
    expect(await response.json()).toEqual({ claims: { id: 'c-1' }, expiresIn: 36_000 })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    '',
    '__Host-session=forged; has_session=1000036000',
    '__Host-session=%; has_session=1000036000',
    '__Host-session=; has_session=1000036000',
    'session=s%3Aabc%3Bd%3Df; has_session=1000036000',
    ...['abc', '-5', '99', 'Infinity', '1e20', ''].map((end) => `__Host-session=s%3Aabc%3Bd%3Df; has_session=${end}`),
  ])('with the cookie %j is null', async (cookie) => {
    const response = await open().send('/session', { headers: { cookie } })
    expect(await response.json()).toBeNull()
    expect(response.headers.getSetCookie().join()).toMatch(/__Host-session=;.*Max-Age=0.*has_session=;.*Max-Age=0/)
  })

  test.each(['a%0d%0aX: y', 'a%00', 'a%7f', '%E2%82%AC'])(
    'has no secret %j, which no header could pass on',
    async (secret) => {
      const { calls, send } = open()
      const headers = { cookie: `__Host-session=${secret}; has_session=1000036000` }
      expect(await (await send('/session', { headers })).json()).toBeNull()
      expect((await send('/back-end/store/me', { headers: { ...MARK, ...headers } })).status).toBe(401)
      expect(calls).toEqual([])
    },
  )

  test('with a secret of the back end that no cookie could keep does not begin', async () => {
    const answer = createPasswordSession(
      { origin: ORIGIN, signInPage: '/sign-in', backEndPath: '/back-end' },
      {
        signIn: async () => ({ secret: 'a\nb', seconds: 60 }),
        load: async () => null,
        signOut: async () => undefined,
        forward: async () => null,
      },
    )
    const body = JSON.stringify({ redirect_uri: `${ORIGIN}/back`, state: 's' })
    const request = new Request(`${ORIGIN}/session/sign-in`, { method: 'POST', headers: { origin: ORIGIN }, body })
    await expect(answer(request)).rejects.toThrow('"secret" must be printable ASCII')
  })

  test('ends at the back end too', async () => {
    const { calls, send } = open()
    const response = await send('/session/sign-out', { method: 'POST', headers: { ...MARK, cookie: COOKIE } })
    expect([await response.json(), response.headers.getSetCookie().length]).toEqual([{ href: null }, 2])
    expect(calls).toEqual([['signOut', SECRET]])
  })
})

describe('a request for the back end', () => {
  test('has the session if it is marked', async () => {
    const { calls, send } = open()
    await send('/back-end/store/me?fields=id', { headers: { ...MARK, cookie: COOKIE } })
    await send('/back-end/store/me', { headers: { cookie: COOKIE } })
    expect(calls).toEqual([
      ['GET', '/store/me?fields=id', SECRET],
      ['GET', '/store/me', null],
    ])
  })

  test('that is marked without a session is 401 and not that of a guest', async () => {
    const { calls, send } = open()
    expect((await send('/back-end/store/me', { headers: MARK })).status).toBe(401)
    expect(calls).toEqual([])
  })

  test('that the back end refuses ends the session of the browser', async () => {
    const response = await open().send('/back-end/store/me', { headers: { ...MARK, cookie: '__Host-session=forged' } })
    expect([response.status, response.headers.getSetCookie().length]).toEqual([401, 2])
  })

  test.each([
    ['from another origin', { ...MARK, origin: 'https://evil.example' }],
    ['without an origin', { authorization: MARK.authorization }],
    ['without the header', { origin: ORIGIN }],
  ])('that changes something %s is refused', async (_name, headers) => {
    const { calls, send } = open()
    for (const path of ['/back-end/store/carts', '/session/sign-out'])
      expect((await send(path, { method: 'POST', headers: { ...headers, cookie: COOKIE }, body: '{}' })).status).toBe(
        403,
      )
    expect(calls).toEqual([])
  })

  test('for a path that browsers may not reach is 404', async () => {
    const { send } = open()
    for (const path of ['/back-end/admin/orders', '/back-end/store/../admin/orders', '/session/other'])
      expect((await send(path)).status).toBe(404)
  })
})

test('other paths belong to somebody else', async () => {
  const { answer } = open()
  for (const path of ['/ie/en-ie', '/sessions', '/back-ends/x', '/back-end'])
    expect(await answer(new Request(`${ORIGIN}${path}`))).toBeNull()
})
