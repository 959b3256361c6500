// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { isForeign } from './isForeign.ts'

afterEach(() => void vi.unstubAllEnvs())

const isRefused = (headers: Readonly<Record<string, string>>, url = 'https://shop.example/api/store/carts'): boolean =>
  isForeign(new Request(url, { method: 'POST', headers: { host: 'shop.example', ...headers } }))

test.each([
  ['the origin of the shop', { origin: 'https://shop.example' }, false],
  ['the same host over http', { origin: 'http://shop.example' }, true],
  ['another port', { origin: 'https://shop.example:8443' }, true],
  ['another host', { origin: 'https://shop.example.evil.example' }, true],
  ['a page without an origin', { origin: 'null' }, true],
  ['nowhere', {}, true],
])('a change from %s', (_, headers, expected) => {
  expect(isRefused(headers)).toBe(expected)
})

test.each([
  ['https', 'https://shop.example', false],
  ['https, http', 'https://shop.example', false],
  ['https', 'http://shop.example', true],
  ['http', 'https://shop.example', true],
])('behind a proxy that forwards %s, a change from %s', (scheme, origin, expected) => {
  expect(isRefused({ origin, 'x-forwarded-proto': scheme }, 'http://localhost:3000/api/store/carts')).toBe(expected)
})

test('ORIGIN is the origin of the shop behind a proxy that replaces the host', () => {
  vi.stubEnv('ORIGIN', 'https://shop.example')
  expect(isRefused({ origin: 'https://shop.example', host: 'internal:3000' })).toBe(false)
  expect(isRefused({ origin: 'https://internal:3000', host: 'internal:3000' })).toBe(true)
})

test('a request that changes nothing may come from anywhere', () => {
  expect(isForeign(new Request('https://shop.example/api/store/sites'))).toBe(false)
})
