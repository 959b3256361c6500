import { expect, test } from 'vitest'
import { safeUrl } from './safeUrl.ts'

const base = 'https://shop.example/us/en-us'

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'blob:https://shop.example/1',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://shop.example/',
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https://evil.example',
  'https://shop.example.evil.example',
  'https://shop.example@evil.example',
  'https://user:word@shop.example/',
  'http://shop.example/',
  'https://shop.example:8443/',
  'https://evil.example/https://shop.example',
  '',
  '   ',
])('refuses %j', (address) => {
  const url = safeUrl(address, { base })
  // A browser reads `https:evil.example` as a path on the shop's origin, so it is allowed.
  expect(url === null || url.origin === 'https://shop.example').toBe(true)
  if (address !== 'https:evil.example') expect(url).toBeNull()
})

test.each([
  ['/search?q=a', 'https://shop.example/search?q=a'],
  ['?variant=3', 'https://shop.example/us/en-us?variant=3'],
  ['https://shop.example/x', 'https://shop.example/x'],
])('allows %s', (address, href) => {
  expect(safeUrl(address, { base })?.href).toBe(href)
})

test("allows a configured origin, and with '*' any origin", () => {
  const address = 'https://checkout.example/1'
  expect(safeUrl(address, { base })).toBeNull()
  expect(safeUrl(address, { base, allowedOrigins: ['https://checkout.example'] })?.href).toBe(address)
  expect(safeUrl(address, { base, allowedOrigins: '*' })?.href).toBe(address)
})

test('a path that looks like another host stays on the own origin', () => {
  expect(safeUrl('/..//evil.example', { base })?.href).toBe('https://shop.example//evil.example')
})

test.each(['https://anna@shop.example/', 'https://:secret@shop.example/', 'https://anna:secret@shop.example/'])(
  'refuses an address with credentials (%s)',
  (address) => {
    expect(safeUrl(address, { base: 'https://shop.example/de/de-de' })).toBeNull()
  },
)

test('a shop on http, as in local development, allows its own http addresses', () => {
  const own = 'http://localhost:3000/de/de-de'
  expect(safeUrl('/search', { base: own })?.href).toBe('http://localhost:3000/search')
  expect(safeUrl('https://localhost:3000/search', { base: own })).toBeNull()
})
