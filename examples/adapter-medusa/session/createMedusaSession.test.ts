import { expect, test } from 'vitest'
import { createMedusaSession } from './createMedusaSession.ts'

const ORIGIN = 'https://shop.example'
const ID = 's%3Aabc.def'
const EMAIL = 'ada@shop.example'
const MARKED = {
  authorization: 'Bearer in-cookie',
  origin: ORIGIN,
  cookie: `__Host-session=${encodeURIComponent(ID)}; has_session=9999999999; bc_cartId=cart_1`,
}

/** Opens the server in front of a Medusa that knows one password and one session. */
const open = (status?: number) => {
  const reached: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    reached.push(request.clone())
    if (status !== undefined) return Response.json({}, { status })
    const { pathname } = new URL(request.url)
    if (pathname === '/auth/customer/emailpass') {
      const { email, password } = await request.json()
      return email === EMAIL && password === 'right'
        ? Response.json({ token: 'jwt' })
        : Response.json({ message: 'no' }, { status: 401 })
    }
    if (pathname === '/auth/session' && request.method === 'POST')
      return Response.json({}, { headers: { 'set-cookie': `connect.sid=${ID}; Path=/; HttpOnly` } })
    const isKnown = request.headers.get('cookie') === `connect.sid=${ID}`
    return Response.json({ customer: { id: 'cus_1' } }, { status: isKnown ? 200 : 401 })
  }
  const signInPage = '/ie/en-ie/sign-in'
  const answer = createMedusaSession({
    origin: ORIGIN,
    backEnd: 'https://medusa.example',
    publishableKey: 'pk_1',
    signInPage,
    fetch,
  })
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await answer(new Request(`${ORIGIN}${path}`, init))
    if (response === null) throw new Error(`Nobody answers ${path}`)
    return response
  }
  const form = (password: string, email: unknown = EMAIL) =>
    send('/session/sign-in', {
      method: 'POST',
      headers: { origin: ORIGIN },
      body: JSON.stringify({ email, password, redirect_uri: `${ORIGIN}/back`, state: 's' }),
    })
  return { form, reached, send }
}

test('the right password begins a session of Medusa, and the browser gets no token', async () => {
  const { form, reached } = open()
  const response = await form('right')
  expect(response.headers.getSetCookie()[0]).toMatch(`__Host-session=${encodeURIComponent(ID)};`)
  expect(`${await response.text()}${response.headers.getSetCookie()}`).not.toContain('jwt')
  expect(reached.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'POST /auth/customer/emailpass',
    'POST /auth/session',
  ])
  expect(reached[1]?.headers.get('authorization')).toBe('Bearer jwt')
})

test('a wrong password is 401, and a Medusa that fails is not a wrong password', async () => {
  expect((await open().form('wrong')).status).toBe(401)
  await expect(open(500).form('right')).rejects.toThrow('Medusa answered with 500')
})

test('an address with capital letters signs in, and what is no address does not', async () => {
  const { form, reached } = open()
  expect((await form('right', 'Ada@Shop.example')).status).toBe(200)
  const sent = await Promise.all(reached.slice(0, 2).map((request) => request.json()))
  expect(sent.map(({ email }) => email)).toEqual(['Ada@Shop.example', EMAIL])
  expect((await open().form('right', { $ne: '' })).status).toBe(401)
})

test('the customer of Medusa is the claims of the session', async () => {
  const response = await open().send('/session', { headers: MARKED })
  expect(await response.json()).toMatchObject({ claims: { id: 'cus_1' } })
  const other = await open().send('/session', { headers: { cookie: '__Host-session=other; has_session=9999999999' } })
  expect(await other.json()).toBeNull()
})

test('a sign-out ends the session at Medusa, also one that has ended already', async () => {
  const { reached, send } = open()
  expect((await send('/session/sign-out', { method: 'POST', headers: MARKED })).status).toBe(200)
  expect([reached[0]?.method, reached[0]?.headers.get('cookie')]).toEqual(['DELETE', `connect.sid=${ID}`])
  expect((await open(401).send('/session/sign-out', { method: 'POST', headers: MARKED })).status).toBe(200)
})

test('a request has the session and the key, and no cookie of the shop', async () => {
  const { reached, send } = open()
  const body = '{"quantity":2}'
  await send('/medusa/store/carts/1?fields=id', { method: 'POST', headers: MARKED, body })
  expect([reached[0]?.url, await reached[0]?.text()]).toEqual(['https://medusa.example/store/carts/1?fields=id', body])
  const names = ['cookie', 'x-publishable-api-key', 'authorization']
  expect(names.map((name) => reached[0]?.headers.get(name))).toEqual([`connect.sid=${ID}`, 'pk_1', null])
})

test('a sign-up creates the customer with the token of its registration', async () => {
  const { reached, send } = open()
  const headers = { origin: ORIGIN, authorization: 'Bearer registration' }
  await send('/medusa/store/customers', { method: 'POST', headers, body: '{}' })
  expect([reached[0]?.headers.get('authorization'), reached[0]?.headers.get('cookie')]).toEqual([
    'Bearer registration',
    null,
  ])
})

test.each(['/auth/customer/emailpass', '/auth/session', '/auth/token/refresh', '/admin/orders', '/store/../admin/x'])(
  'no script reaches %s',
  async (path) => {
    const { reached, send } = open()
    expect((await send(`/medusa${path}`, { method: 'POST', headers: MARKED, body: '{}' })).status).toBe(404)
    expect(reached).toEqual([])
  },
)
