import { expect, test } from 'vitest'
import { loadAnew } from './loadAnew.ts'

const losing = ({ isDown = false, wasLoadedAnew = false }) => {
  let reloads = 0
  const waiting: (() => void)[] = []
  const pressed: (() => void)[] = []
  loadAnew({
    isDown: () => isDown,
    wasLoadedAnew: () => wasLoadedAnew,
    onLine: (listener) => void waiting.push(listener),
    onPress: (listener) => void pressed.push(listener),
    reload: () => {
      reloads += 1
    },
  })
  const tell = (listeners: readonly (() => void)[]) => () => listeners.forEach((listener) => void listener())
  return { reloads: () => reloads, comeBack: tell(waiting), press: tell(pressed) }
}

test('a page whose shop did not come is loaded anew', () => {
  expect(losing({}).reloads()).toBe(1)
})

test('a page that was loaded anew and fails again is left as it is: it can be read', () => {
  const page = losing({ wasLoadedAnew: true })
  page.comeBack()
  expect(page.reloads()).toBe(0)
})

test('whoever presses something in a page that failed twice asks for the shop once more, with a network only', () => {
  const page = losing({ wasLoadedAnew: true })
  page.press()
  expect(page.reloads()).toBe(1)
  const offline = losing({ wasLoadedAnew: true, isDown: true })
  offline.press()
  expect(offline.reloads()).toBe(0)
  offline.comeBack()
  expect(offline.reloads()).toBe(1)
})

test('without a network the page stays to be read, and is loaded anew when the network is back', () => {
  const page = losing({ isDown: true })
  expect(page.reloads()).toBe(0)
  page.comeBack()
  expect(page.reloads()).toBe(1)
})
