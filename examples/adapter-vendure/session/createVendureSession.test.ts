// @vitest-environment node
import { expect, test } from 'vitest'
import { createVendureSession } from './createVendureSession.ts'

const ORIGIN = 'https://shop.example'
const TOKEN = 'c'.repeat(64)
const GUEST = 'd'.repeat(64)
const MARK = { authorization: 'Bearer in-cookie', origin: ORIGIN }
const SESSION = { cookie: `__Host-session=${TOKEN}; has_session=43200` }

/** Creates the server over a Vendure that knows one password and one token. */
const open = () => {
  const reached: { readonly url: string; readonly authorization: string | null }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { query, variables = {} } = await request.json()
    const authorization = request.headers.get('authorization')
    reached.push({ url: request.url, authorization })
    const isRight = variables.password === 'right'
    const begun = /Login/.test(query) ? { 'vendure-auth-token': isRight ? TOKEN : '' } : { 'vendure-auth-token': GUEST }
    const activeCustomer = { id: '7', emailAddress: 'ada@shop.example', firstName: 'Ada', lastName: 'Vale' }
    const isKnown = authorization === `Bearer ${TOKEN}`
    return Response.json({ data: { activeCustomer: isKnown ? activeCustomer : null } }, { headers: begun })
  }
  const shopApi = 'https://vendure.example/shop-api'
  const answer = createVendureSession({ origin: ORIGIN, signInPage: '/sign-in', shopApi, fetch, now: () => 0 })
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await answer(new Request(`${ORIGIN}${path}`, init))
    if (response === null) throw new Error(`Nobody answers ${path}`)
    return response
  }
  const signIn = (fields: object) => {
    const body = JSON.stringify({ redirect_uri: `${ORIGIN}/callback`, state: 's', username: 'ada', ...fields })
    return send('/session/sign-in', { method: 'POST', body, headers: { origin: ORIGIN } })
  }
  return { reached, send, signIn }
}

test("a sign-in is sent with the guest's token, so that Vendure merges the carts", async () => {
  const { reached, signIn } = open()
  const response = await signIn({ password: 'right', cartId: `guest.${GUEST}` })
  expect(await response.json()).toEqual({ href: `${ORIGIN}/callback?state=s&code=done` })
  expect(response.headers.getSetCookie().join()).toContain(
    `__Host-session=${TOKEN}; Path=/; SameSite=Lax; Secure; HttpOnly`,
  )
  expect(reached.map(({ authorization }) => authorization)).toEqual([`Bearer ${GUEST}`])
})

test.each([
  ['a wrong password', { password: 'wrong' }],
  ['no password', {}],
  ['a password that is no text', { password: { right: true }, cartId: ['guest.x'] }],
])('%s signs nobody in', async (_, fields) => {
  const response = await open().signIn(fields)
  expect([response.status, response.headers.getSetCookie()]).toEqual([401, []])
})

test('the browser sees the claims of the customer', async () => {
  const { send } = open()
  const response = await send('/session', { headers: SESSION })
  const claims = { sub: '7', email: 'ada@shop.example', given_name: 'Ada', family_name: 'Vale' }
  expect(await response.json()).toEqual({ claims, expiresIn: 43_200 })
})

test('a session that Vendure has ended is over', async () => {
  const { send } = open()
  const response = await send('/session', { headers: { cookie: '__Host-session=other; has_session=43200' } })
  expect([await response.json(), response.headers.getSetCookie()[0]]).toEqual([
    null,
    expect.stringContaining('Max-Age=0'),
  ])
})

test('a sign-out ends the session at Vendure', async () => {
  const { reached, send } = open()
  await send('/session/sign-out', { method: 'POST', headers: { ...MARK, ...SESSION } })
  expect(reached.map(({ authorization }) => authorization)).toEqual([`Bearer ${TOKEN}`])
})

const call = { method: 'POST', body: '{"query":"query Whoami { me }"}' }

test('a customer is known by the cookie, and a guest by the header', async () => {
  const { reached, send } = open()
  await send('/vendure/shop-api?languageCode=de', { ...call, headers: { ...MARK, ...SESSION } })
  await send('/vendure/shop-api', { ...call, headers: { ...MARK, ...SESSION, 'x-vendure-guest': GUEST } })
  await send('/vendure/shop-api', { ...call, headers: { origin: ORIGIN } })
  expect(reached.map(({ authorization }) => authorization)).toEqual([`Bearer ${TOKEN}`, `Bearer ${GUEST}`, null])
  expect(reached[0]?.url).toBe('https://vendure.example/shop-api?languageCode=de')
})

test('a script gets the token of a guest, but never one while a customer is signed in', async () => {
  const { send } = open()
  const tokenOf = async (headers: Readonly<Record<string, string>>) =>
    (await send('/vendure/shop-api', { ...call, headers })).headers.get('vendure-auth-token')
  expect([await tokenOf({ origin: ORIGIN }), await tokenOf({ ...MARK, ...SESSION })]).toEqual([GUEST, null])
})

test.each([
  ['the admin API', '/vendure/admin-api', 'POST'],
  ['a path that leads to it', '/vendure/shop-api/..%2fadmin-api', 'POST'],
  ['a GET, which other sites can send', '/vendure/shop-api', 'GET'],
])('%s is not reached', async (_, path, method) => {
  const { reached, send } = open()
  const body = method === 'POST' ? '{}' : null
  expect((await send(path, { method, body, headers: { origin: ORIGIN } })).status).toBe(404)
  expect(reached).toEqual([])
})
