import { expect, test } from 'vitest'
import { createMemoryPlatform } from './memory.ts'
import { resetPersisted } from './resetPersisted.ts'

const HREF = 'https://shop.example/de/de-de'
const KEPT = { 'persist:EU': '{}', 'persist:US': '{}', navigatedomain: '0' }

const open = (stored: Readonly<Record<string, string>> = {}) => {
  const platform = createMemoryPlatform({ href: HREF })
  for (const [name, value] of Object.entries({ ...KEPT, ...stored })) platform.stored.set(name, value)
  return platform
}

test('a configured reset that has not run yet removes the stored data and reloads once', {
  meta: { spec: ['4.storage.reset-helper', '4.storage.reset-helper-once'] },
}, () => {
  const platform = open()
  const { reload } = platform.navigation
  const seen: unknown[] = []
  Object.assign(platform.navigation, {
    reload: () => {
      seen.push(platform.storage.get('didReset'), platform.storage.names())
      reload()
    },
  })
  expect(resetPersisted(platform, true)).toBe(true)
  // The flag `didReset` is stored before the reload.
  expect(seen).toEqual(['1', ['navigatedomain', 'didReset']])
  expect(platform.visited).toEqual([HREF])
  // This call simulates the page after the reload.
  expect(resetPersisted(platform, true)).toBe(false)
  expect(platform.visited).toEqual([HREF])
})

test.each([
  ['not wanted, not done', false, {}],
  ['not wanted, done', false, { didReset: '1' }],
  ['wanted, done', true, { didReset: '1' }],
])('a reset that is %s does nothing', { meta: { spec: ['4.storage.reset-helper'] } }, (_name, shouldReset, flags) => {
  const platform = open(flags)
  expect(resetPersisted(platform, shouldReset)).toBe(false)
  expect(Object.fromEntries(platform.stored)).toEqual({ ...KEPT, ...flags })
  expect(platform.visited).toEqual([])
})

test('without storage there is no reload, even after several calls', {
  meta: { spec: ['4.storage.reset-helper-once'] },
}, () => {
  const blocked = createMemoryPlatform({ href: HREF, isBlocked: true })
  const forgetful = createMemoryPlatform({ href: HREF })
  Object.assign(forgetful.storage, { get: () => null })
  for (const platform of [blocked, forgetful]) {
    expect([resetPersisted(platform, true), resetPersisted(platform, true)]).toEqual([false, false])
    expect(platform.visited).toEqual([])
  }
})
