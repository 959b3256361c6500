// @vitest-environment node
import { expect, test } from 'vitest'
import { createSessionServer } from './createSessionServer.ts'

const ORIGIN = 'https://shop.example'
const PAGE = `${ORIGIN}/de/de-de/auth-callback`
const TOKEN = 'c'.repeat(64)
const GUEST = 'd'.repeat(64)
const MARK = { authorization: 'Bearer in-cookie', origin: ORIGIN }

/** Creates the server over a Vendure that knows one password, and a browser that keeps the cookies. */
const open = ({ origin = ORIGIN, now = () => 0 }: { readonly origin?: string; readonly now?: () => number } = {}) => {
  const reached: (string | null)[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { query, variables = {} } = await request.json()
    const authorization = request.headers.get('authorization')
    reached.push(authorization)
    if (/Login/.test(query)) {
      const isRight = variables.password === 'right'
      return Response.json({ data: {} }, { headers: { 'vendure-auth-token': isRight ? TOKEN : '' } })
    }
    const isKnown = authorization === `Bearer ${TOKEN}`
    const activeCustomer = { id: '7', emailAddress: 'ada@shop.example', firstName: 'Ada', lastName: 'Vale' }
    return Response.json({ data: { activeCustomer: isKnown ? activeCustomer : null } })
  }
  const answer = createSessionServer({ origin, shopApi: 'https://vendure.example/shop-api', fetch, now })
  const jar = new Map<string, string>()
  const set: string[] = []
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    const response = await answer(new Request(`${origin}${path}`, { ...init, headers }))
    if (response === null) throw new Error(`Nobody answers ${path}`)
    for (const cookie of response.headers.getSetCookie()) {
      set.push(cookie)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (cookie.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  const signIn = (fields: Readonly<Record<string, string>> = {}, from = origin) => {
    const body = new URLSearchParams({ redirect_uri: PAGE, state: 's', username: 'ada', password: 'right', ...fields })
    return send('/session/sign-in', { method: 'POST', body, headers: { origin: from } })
  }
  return { answer, jar, reached, send, set, signIn }
}

test('a sign-in returns to the shop with the state, and no script gets the token', async () => {
  const { jar, send, set, signIn } = open()
  const response = await signIn()
  expect([response.status, response.headers.get('location')]).toEqual([303, `${PAGE}?state=s&code=done`])
  expect([...jar.keys()].toSorted()).toEqual(['__Host-session', 'has_session'])
  expect(set[0]).toMatch(/; HttpOnly; SameSite=Lax; Secure; Max-Age=43200$/)
  expect(set[1]).not.toContain(TOKEN)
  const session = await send('/session')
  expect(await session.json()).toEqual({
    claims: { sub: '7', email: 'ada@shop.example', given_name: 'Ada', family_name: 'Vale' },
    expiresIn: 43_200,
  })
})

test("a sign-in is sent with the guest's token, so that Vendure merges the carts", async () => {
  const { jar, reached, signIn } = open()
  jar.set('bc_cartId', `guest.${GUEST}`)
  await signIn()
  expect(reached).toEqual([`Bearer ${GUEST}`])
})

test('a wrong password shows the form again, with the address and without the password', async () => {
  const { jar, signIn } = open()
  const response = await signIn({ password: 'wrong "secret"', username: '"><script>' })
  const page = await response.text()
  expect(response.status).toBe(401)
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;"')
  expect(page).not.toMatch(/secret|<script/)
  expect([...jar.keys()]).toEqual([])
})

test.each(['https://evil.example/', 'javascript:alert(1)', '//evil.example', ''])(
  'a sign-in that leads to %j does not begin and does not end',
  async (page) => {
    const { jar, send, signIn } = open()
    const query = new URLSearchParams({ redirect_uri: page, state: 's' })
    expect((await send(`/session/sign-in?${query}`)).status).toBe(400)
    expect((await signIn({ redirect_uri: page })).status).toBe(400)
    expect([...jar.keys()]).toEqual([])
  },
)

test.each(['https://evil.example', 'null', `${ORIGIN}:8443`])('a request from %s changes nothing', async (origin) => {
  const { reached, send, signIn } = open()
  expect((await signIn({}, origin)).status).toBe(403)
  const init = { method: 'POST', body: '{}', headers: { ...MARK, origin } }
  expect((await send('/shop-api', init)).status).toBe(403)
  expect((await send('/session/sign-out', init)).status).toBe(403)
  expect(reached).toEqual([])
})

test('a call with the mark has the token of the customer, one without it has none', async () => {
  const { reached, send, signIn } = open()
  await signIn()
  const call = (headers: Readonly<Record<string, string>>) =>
    send('/shop-api?languageCode=de', { method: 'POST', body: '{"query":"query Whoami { me }"}', headers })
  await call(MARK)
  await call({ origin: ORIGIN })
  await call({ origin: ORIGIN, authorization: `Bearer ${GUEST}` })
  expect(reached.slice(1)).toEqual([`Bearer ${TOKEN}`, null, `Bearer ${GUEST}`])
})

test('a sign-out needs the mark, and ends the session at Vendure and here', async () => {
  const { jar, reached, send, signIn } = open()
  await signIn()
  expect((await send('/session/sign-out', { method: 'POST', headers: { origin: ORIGIN } })).status).toBe(403)
  const response = await send('/session/sign-out', { method: 'POST', headers: MARK })
  expect(await response.json()).toEqual({ href: null })
  expect([...jar.keys()]).toEqual([])
  expect(reached.at(-1)).toBe(`Bearer ${TOKEN}`)
  expect(await (await send('/session')).json()).toBeNull()
})

test('a session ends after twelve hours, and when Vendure has ended it', async () => {
  let time = 0
  const { jar, send, signIn } = open({ now: () => time })
  await signIn()
  time = 43_200_000
  expect(await (await send('/session')).json()).toBeNull()
  jar.set('__Host-session', `${'e'.repeat(64)}.99999999999`)
  const response = await send('/session')
  expect([await response.json(), jar.size]).toEqual([null, 0])
})

test('paths of others are not answered', async () => {
  const { answer } = open()
  for (const path of ['/', '/sessions', '/shop-apis', '/shop-api/x'])
    expect(await answer(new Request(`${ORIGIN}${path}`))).toBeNull()
})
