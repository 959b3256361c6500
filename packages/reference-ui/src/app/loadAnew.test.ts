import { expect, test } from 'vitest'
import { loadAnew } from './loadAnew.ts'

const losing = ({ isDown = false, wasLoadedAnew = false }) => {
  let reloads = 0
  const waiting: (() => void)[] = []
  loadAnew({
    isDown: () => isDown,
    wasLoadedAnew: () => wasLoadedAnew,
    onLine: (listener) => void waiting.push(listener),
    reload: () => {
      reloads += 1
    },
  })
  return { reloads: () => reloads, comeBack: () => waiting.forEach((listener) => void listener()) }
}

test('a page whose shop did not come is loaded anew', () => {
  expect(losing({}).reloads()).toBe(1)
})

test('a page that was loaded anew and fails again is left as it is: it can be read', () => {
  const page = losing({ wasLoadedAnew: true })
  page.comeBack()
  expect(page.reloads()).toBe(0)
})

test('without a network the page stays to be read, and is loaded anew when the network is back', () => {
  const page = losing({ isDown: true })
  expect(page.reloads()).toBe(0)
  page.comeBack()
  expect(page.reloads()).toBe(1)
})
