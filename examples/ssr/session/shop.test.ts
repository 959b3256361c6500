// @vitest-environment node
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@cairn/store-server/src/accounts/demoAccounts.ts'
import { type StoreProcess, startStore } from '@cairn/store-server/src/testing/storeProcess.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import '@cairn/store-server/src/testing/provided.ts'

const ORIGIN = 'http://localhost:5175'
const MARK = { authorization: 'Bearer in-cookie', origin: ORIGIN }

let server: StoreProcess
beforeAll(async () => {
  const env = { SHOP_URL: inject('shop'), PORT: '0', ORIGIN }
  server = await startStore(new URL(`file://${import.meta.dirname}/../server.ts`), env)
})
afterAll(() => server?.kill())

/** Creates a function that sends requests; it keeps the cookies of one host and sends them with each request. */
const createHost = () => {
  const jar = new Map<string, string>()
  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (cookie.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
}

test('a customer of the shop signs in through the server, sees her profile, and signs out', async () => {
  const atShop = createHost()
  const atProvider = createHost()
  const follow = async (response: Response, at: string): Promise<URL> => {
    const next = new URL(response.headers.get('location') ?? '', at)
    if (next.origin === ORIGIN) return next
    const answer = await atProvider(next.href)
    return answer.headers.has('location') ? follow(answer, next.href) : next
  }
  const query = new URLSearchParams({ redirect_uri: `${ORIGIN}/us/en-us/signed-in`, state: 'x'.repeat(36) })
  const began = await atShop(`${server.address}/session/sign-in?${query}`)
  const form = await follow(began, server.address)
  const body = new URLSearchParams({ userName: DEMO_ACCOUNTS.US.userName, password: DEMO_PASSWORD })
  const { pathname, search } = await follow(await atProvider(form.href, { method: 'POST', body }), form.href)
  const done = await atShop(`${server.address}${pathname}${search}`)
  expect(done.headers.get('location')).toBe(`${ORIGIN}/us/en-us/signed-in?state=${'x'.repeat(36)}&code=done`)
  const load = async (path: string) => (await atShop(`${server.address}${path}`, { headers: MARK })).json()
  expect(await load('/session')).toMatchObject({ claims: { given_name: DEMO_ACCOUNTS.US.firstName } })
  expect(await load('/api/account/profile')).toMatchObject({ profile: { userName: DEMO_ACCOUNTS.US.userName } })
  const out = await atShop(`${server.address}/session/sign-out`, { method: 'POST', headers: MARK })
  const { href } = await out.json()
  expect(new URL(href).searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/us/en-us/home`)
  expect(await load('/session')).toBeNull()
})
