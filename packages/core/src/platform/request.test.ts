import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readCartId } from '../environment/probes.ts'
import { siteAt } from '../shared/sites.ts'
import { createRequestPlatform } from './request.ts'

const open = (cookie = '', url = 'https://shop.example/de/de-de/cart?x=1') => {
  const headers = new Headers()
  const request = new Request(url, { headers: { cookie } })
  return { headers, ...createRequestPlatform(request, headers) }
}

describe('the cookies of a request', () => {
  test('are found by their full name and decoded', () => {
    const { cookies } = open('bc_cartId_EU=two; bc_cartId=one;words=a%3Bb; empty=; twice=1; twice=2')
    expect(['bc_cartId', 'bc_cartId_EU', 'words', 'empty', 'twice'].map(cookies.get)).toEqual([
      'one',
      'two',
      'a;b',
      '',
      '1',
    ])
    expect(['cartId', 'missing', '', 'words=a%3Bb'].map(cookies.get)).toEqual([null, null, null, null])
  })

  test.each([
    ['a broken escape', 'bc_cartId_EU=%E0%A4'],
    ['a NUL', 'bc_cartId_EU=cart%00'],
    ['a line break', 'bc_cartId_EU=cart%0d%0aSet-Cookie:%20admin=1'],
    ['letters beyond ASCII', 'bc_cartId_EU=%F0%9F%9B%92'],
    ['600 characters', `bc_cartId_EU=${'a'.repeat(600)}`],
    ['no value', 'bc_cartId_EU'],
    ['an empty value', 'bc_cartId_EU='],
    ['spaces', 'bc_cartId_EU=a cart'],
  ])('with %s give no cart', (_, cookie) => {
    expect(readCartId({ platform: open(cookie), site: siteAt('de/de-de') })).toBeNull()
  })
})

describe('the cookies of a response', () => {
  test('have the attributes that the browser platform sets', () => {
    const { cookies, headers } = open()
    cookies.set('site', 'de/de-de', { maxAge: 60.9 })
    cookies.set('session', '1')
    expect(headers.getSetCookie()).toEqual([
      'site=de%2Fde-de; Path=/; SameSite=Lax; Max-Age=60; Secure',
      'session=1; Path=/; SameSite=Lax; Secure',
    ])
  })

  test('are Secure on https only', () => {
    const { cookies, headers } = open('', 'http://localhost:3000/de/de-de')
    cookies.set('a', '1')
    expect(headers.getSetCookie()).toEqual(['a=1; Path=/; SameSite=Lax'])
  })

  test('are read back in the same request, and are sent once', () => {
    const { cookies, headers } = open('cart=old')
    cookies.set('cart', 'new')
    cookies.set('cart', 'newer', { maxAge: 10 })
    expect(cookies.get('cart')).toBe('newer')
    cookies.set('cart2', 'other')
    cookies.remove('cart')
    expect(cookies.get('cart')).toBeNull()
    expect(headers.getSetCookie()).toEqual([
      'cart2=other; Path=/; SameSite=Lax; Secure',
      'cart=; Path=/; SameSite=Lax; Max-Age=0; Secure',
    ])
  })

  test('keep the response out of every cache', () => {
    const { cookies, headers } = open()
    expect(headers.get('cache-control')).toBeNull()
    cookies.set('a', '1')
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test.each([
    ['an attribute', 'a', '1; Domain=evil.example; HttpOnly'],
    ['a header', 'a', '1\r\nSet-Cookie: admin=1'],
    ['another cookie', 'a', '1, admin=1'],
    ['a NUL', 'a', '\0'],
    ['half of a surrogate pair', 'a', '\ud800'],
    ['an attribute in the name', 'a=1; Domain=evil.example; b', '1'],
    ['a header in the name', 'a\r\nSet-Cookie: admin', '1'],
    ['an empty name', '', '1'],
  ])('cannot be misused: %s', (_, name, value) => {
    const { cookies, headers } = open()
    expect(() => cookies.set(name, value)).not.toThrow()
    expect(headers.getSetCookie().length).toBeLessThan(2)
    for (const text of headers.getSetCookie()) expect(text).toMatch(/^a=[\w%.!~*'()-]*; Path=\/; SameSite=Lax; Secure$/)
  })

  test('are kept for this request only, when there is no response', () => {
    const { cookies } = createRequestPlatform(new Request('https://shop.example/'))
    cookies.set('a', '1')
    expect(cookies.get('a')).toBe('1')
  })
})

test('the rest of the platform is that of a page which nobody sees', async () => {
  const { clock, locks, navigation, randomId, storage, tabs, visibility } = open()
  expect(navigation.href()).toBe('https://shop.example/de/de-de/cart?x=1')
  expect(() => {
    navigation.assign('/cart')
    navigation.replace('/cart')
    navigation.reload()
    tabs.post('news')
    storage.remove('a')
    const sources = [navigation.onReturn, storage.onChange, tabs.onMessage, visibility.onChange]
    for (const subscribe of sources) subscribe(() => undefined).unsubscribe()
  }).not.toThrow()
  expect(navigation.href()).toBe('https://shop.example/de/de-de/cart?x=1')
  expect(navigation.alternate('de')).toBeNull()
  expect([storage.set('a', '1'), storage.get('a'), storage.names()]).toEqual([false, null, []])
  expect(await locks.run('cart', async () => 'done')).toBe('done')
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(5000)
  expect(randomId()).not.toBe(randomId())
})

describe('a call of the store', () => {
  const requests: Request[] = []
  beforeEach(() => {
    requests.length = 0
    vi.stubGlobal('fetch', async (request: Request) => {
      requests.push(request)
      const headers = new Headers()
      for (const text of ['session=renewed; HttpOnly', 'b=2']) headers.append('set-cookie', text)
      return new Response('{}', { headers })
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('to the origin of the page carries the cookies of the visitor, and brings back those of the response', async () => {
    const { fetch, headers } = open('session=1; a=2')
    await fetch(new Request('https://shop.example/api', { method: 'POST', body: '{"a":1}', headers: { 'x-a': '1' } }))
    const [request] = requests
    expect([request?.url, request?.method]).toEqual(['https://shop.example/api', 'POST'])
    expect([request?.headers.get('cookie'), request?.headers.get('x-a')]).toEqual(['session=1; a=2', '1'])
    expect(await request?.text()).toBe('{"a":1}')
    expect(headers.getSetCookie()).toEqual(['session=renewed; HttpOnly', 'b=2'])
  })

  test('follows no redirect with the cookies, because it may lead to another origin', async () => {
    await open('session=1').fetch('https://shop.example/away')
    expect(requests.map(({ redirect }) => redirect)).toEqual(['manual'])
  })

  test.each(['https://api.example/carts', 'http://shop.example/api', 'https://shop.example:8443/api'])(
    'to another origin (%s) carries no cookie, and sets none',
    async (url) => {
      const { fetch, headers } = open('session=1')
      await fetch(url)
      expect(requests.map((request) => request.headers.get('cookie'))).toEqual([null])
      expect(headers.getSetCookie()).toEqual([])
    },
  )
})
