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

test('a reset that is wanted and not done forgets what the stores kept, and reloads once', {
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
  // The second flag is there before the page goes.
  expect(seen).toEqual(['1', ['navigatedomain', 'didReset']])
  expect(platform.visited).toEqual([HREF])
  // The page has loaded again.
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

test('where nothing can be kept there is no reload, however often it is asked', {
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
