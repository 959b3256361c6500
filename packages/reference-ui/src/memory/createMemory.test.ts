import { beforeEach, expect, test } from 'vitest'
import { allowMemory } from './consent.fixture.ts'
import { compared, rememberSeen, rememberSize, seen, sizes, toggleCompared } from './memories.ts'
import { removeMemory } from './removeMemory.ts'

beforeEach(() => {
  allowMemory(true)
  localStorage.clear()
  compared.set([])
})

const keys = () => Object.keys(localStorage)
const jacket = (slug: string) => ({ slug, type: 'jackets' })

test('without consent nothing is stored, and the comparison lasts in the page', () => {
  localStorage.clear()
  allowMemory(false)
  rememberSeen('11')
  rememberSize('women jackets', 'm')
  toggleCompared(jacket('ridgeline'))
  expect(keys()).toEqual([])
  expect([seen.getSnapshot(), sizes.getSnapshot()]).toEqual([[], {}])
  expect(compared.getSnapshot()).toEqual([jacket('ridgeline')])
})

test('the last twelve seen products stay, newest first and each once', () => {
  for (const id of [...Array(14).keys(), 5]) rememberSeen(`${id + 1}`)
  expect(seen.getSnapshot()).toHaveLength(12)
  expect(seen.getSnapshot().slice(0, 3)).toEqual(['6', '14', '13'])
})

test('a size is remembered by type of garment', () => {
  rememberSize('women jackets', 'm')
  rememberSize('men shoes', '42')
  rememberSize('women jackets', 'l')
  expect(sizes.getSnapshot()).toEqual({ 'women jackets': 'l', 'men shoes': '42' })
})

test('a comparison has at most four products of one type', () => {
  for (const slug of ['a', 'b', 'c', 'd', 'e']) toggleCompared(jacket(slug))
  expect(compared.getSnapshot().map(({ slug }) => slug)).toEqual(['b', 'c', 'd', 'e'])
  toggleCompared(jacket('c'))
  expect(compared.getSnapshot().map(({ slug }) => slug)).toEqual(['b', 'd', 'e'])
  toggleCompared({ slug: 'hat', type: 'headwear' })
  expect(compared.getSnapshot()).toEqual([{ slug: 'hat', type: 'headwear' }])
})

test.each(['{', 'null', '{}', '[1]', '[""]', '"x"'])('damaged content is dropped: %s', (content) => {
  localStorage.setItem('memory:seen', content)
  localStorage.setItem('memory:compared', content)
  expect([seen.getSnapshot(), compared.getSnapshot()]).toEqual([[], []])
})

test('damaged sizes are dropped, and the others stay', () => {
  localStorage.setItem('memory:sizes', '{"women jackets":"m","men jackets":3}')
  expect(sizes.getSnapshot()).toEqual({ 'women jackets': 'm' })
})

test('the same content is the same object, and subscribers are notified of changes here and in other tabs', () => {
  let changes = 0
  const { unsubscribe } = seen.subscribe(() => {
    changes += 1
  })
  rememberSeen('11')
  expect(seen.getSnapshot()).toBe(seen.getSnapshot())
  expect(changes).toBe(1)
  window.dispatchEvent(new StorageEvent('storage', { key: 'memory:seen' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
  expect(changes).toBe(2)
  unsubscribe()
  rememberSeen('12')
  expect(changes).toBe(2)
})

test('all keys of the memory can be removed, and only these', () => {
  rememberSeen('11')
  rememberSize('women jackets', 'm')
  toggleCompared(jacket('ridgeline'))
  localStorage.setItem('persist:EU', '{}')
  removeMemory()
  expect(keys()).toEqual(['persist:EU'])
})
