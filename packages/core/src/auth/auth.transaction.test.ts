import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../platform/memory.ts'
import { hasTransaction, persistTransaction, takeTransaction } from './auth.transaction.ts'

const transaction = (state: string) => ({
  pkce: { code_challenge: `challenge-${state}`, code_verifier: `verifier-${state}`, state },
  returnTo: '/de/de-de',
  intent: null,
})

const open = () => {
  let now = 1_000_000
  const platform = createMemoryPlatform({ now: () => now })
  return { platform, pass: (milliseconds: number) => (now += milliseconds) }
}

test('the newest sign-in is stored under the name of the specification, with its three values', {
  meta: { spec: ['3.storage.pkce-data'] },
}, () => {
  const { platform } = open()
  persistTransaction(platform, transaction('a'))
  persistTransaction(platform, transaction('b'))
  expect(JSON.parse(platform.stored.get('pkceData') ?? '')).toEqual(transaction('b').pkce)
})

test('a sign-in can be taken once', { meta: { spec: ['3.storage.pkce-data-once'] } }, () => {
  const { platform } = open()
  persistTransaction(platform, transaction('a'))
  expect(takeTransaction(platform, 'a')).toEqual(transaction('a'))
  expect(takeTransaction(platform, 'a')).toBeNull()
  expect([...platform.stored.keys()]).toEqual([])
})

test('an intent whose ids an earlier build stored as numbers is read as text', () => {
  const { platform } = open()
  persistTransaction(platform, transaction('a'))
  const kept: object = JSON.parse(platform.stored.get('pkceData:a') ?? '')
  const intent = { kind: 'wishlist.add', productId: 7, variantId: 71 }
  platform.stored.set('pkceData:a', JSON.stringify({ ...kept, intent }))
  expect(takeTransaction(platform, 'a')?.intent).toEqual({ kind: 'wishlist.add', productId: '7', variantId: '71' })
})

test.each([
  { kind: 'checkout' },
  { kind: 'wishlist.add', productId: {}, variantId: null },
  { kind: 'wishlist.add', productId: 7, variantId: true },
  'wishlist.add',
  7,
])('an unreadable intent is dropped, but the sign-in is kept: %j', (intent) => {
  const { platform } = open()
  persistTransaction(platform, transaction('a'))
  const kept: object = JSON.parse(platform.stored.get('pkceData:a') ?? '')
  platform.stored.set('pkceData:a', JSON.stringify({ ...kept, intent }))
  expect(takeTransaction(platform, 'a')).toEqual(transaction('a'))
})

test('taking one sign-in keeps the other, and taking an unknown one keeps both', () => {
  const { platform } = open()
  persistTransaction(platform, transaction('a'))
  persistTransaction(platform, transaction('b'))
  expect(takeTransaction(platform, 'c')).toBeNull()
  expect(takeTransaction(platform, 'a')).toEqual(transaction('a'))
  expect(hasTransaction(platform)).toBe(true)
  expect(takeTransaction(platform, 'b')).toEqual(transaction('b'))
  expect(hasTransaction(platform)).toBe(false)
})

test('at most five are stored, the newest, even if the clock does not advance', () => {
  const { platform } = open()
  const states = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  for (const state of states) persistTransaction(platform, transaction(state))
  const kept = platform.storage.names().filter((name) => name.startsWith('pkceData:'))
  expect(kept).toHaveLength(5)
  expect(kept).toContain('pkceData:g')
})

test('after ten minutes a sign-in expires, and its verifier is removed', () => {
  const { platform, pass } = open()
  persistTransaction(platform, transaction('a'))
  pass(600_000)
  persistTransaction(platform, transaction('b'))
  expect(takeTransaction(platform, 'a')).toEqual(transaction('a'))
  pass(600_001)
  expect(takeTransaction(platform, 'b')).toBeNull()
  expect([...platform.stored.keys()]).toEqual([])
})

test('an unfinished sign-in that has expired is removed when the next one starts', () => {
  const { platform, pass } = open()
  persistTransaction(platform, transaction('a'))
  pass(600_001)
  persistTransaction(platform, transaction('b'))
  expect([...platform.storage.names()].sort()).toEqual(['pkceData', 'pkceData:b'])
})

test('a sign-in stored under another state is ignored', () => {
  const { platform } = open()
  persistTransaction(platform, transaction('a'))
  platform.stored.set('pkceData:b', platform.stored.get('pkceData:a') ?? '')
  expect(takeTransaction(platform, 'b')).toBeNull()
  expect(takeTransaction(platform, 'a')).toEqual(transaction('a'))
})

test('a clock that was set back does not extend the lifetime', () => {
  const { platform, pass } = open()
  persistTransaction(platform, transaction('a'))
  pass(-700_000)
  expect(takeTransaction(platform, 'a')).toBeNull()
})

test('a nonce is returned with its sign-in', () => {
  const { platform } = open()
  const { pkce, ...rest } = transaction('a')
  const wanted = { pkce: { ...pkce, nonce: 'n' }, ...rest }
  persistTransaction(platform, wanted)
  expect(takeTransaction(platform, 'a')).toEqual(wanted)
})

test('the value under the name of the specification alone is enough', () => {
  const { platform } = open()
  const { pkce } = transaction('a')
  platform.stored.set('pkceData', JSON.stringify(pkce))
  expect(takeTransaction(platform, 'a')).toEqual({ pkce, returnTo: null, intent: null })
})

test.each(['{', 'null', '{"state":"a"}', '[]'])('a broken value (%s) is ignored', (text) => {
  const { platform } = open()
  platform.stored.set('pkceData', text)
  platform.stored.set('pkceData:a', text)
  expect(hasTransaction(platform)).toBe(false)
  expect(takeTransaction(platform, 'a')).toBeNull()
})

test('the oldest is removed first, in any order of storage', () => {
  const { platform, pass } = open()
  for (const [state, change] of [
    ['c', 0],
    ['e', 2000],
    ['a', -4000],
    ['d', 3000],
    ['b', -2000],
  ] as const) {
    pass(change)
    persistTransaction(platform, transaction(state))
  }
  persistTransaction(platform, transaction('f'))
  expect(platform.storage.names().toSorted()).toEqual([
    'pkceData',
    ...['b', 'c', 'd', 'e', 'f'].map((state) => `pkceData:${state}`),
  ])
})

test('an unreadable sign-in is removed when the next one starts, and other stored values stay', () => {
  const { platform } = open()
  platform.stored.set('pkceData:broken', '{')
  platform.stored.set('somebody else’s', '{')
  expect(persistTransaction(platform, transaction('a'))).toBe(true)
  expect(platform.storage.names().toSorted()).toEqual(['pkceData', 'pkceData:a', 'somebody else’s'])
})
