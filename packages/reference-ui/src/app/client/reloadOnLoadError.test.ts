import { expect, test } from 'vitest'
import { reloadOnLoadError } from './reloadOnLoadError.ts'

const failToLoad = ({ isOffline = false, wasReloaded = false }) => {
  let reloads = 0
  const onlineListeners: (() => void)[] = []
  const pressListeners: (() => void)[] = []
  reloadOnLoadError({
    isOffline: () => isOffline,
    wasReloaded: () => wasReloaded,
    onOnline: (listener) => void onlineListeners.push(listener),
    onPress: (listener) => void pressListeners.push(listener),
    reload: () => {
      reloads += 1
    },
  })
  const callAll = (listeners: readonly (() => void)[]) => () => listeners.forEach((listener) => void listener())
  return { reloads: () => reloads, comeBack: callAll(onlineListeners), press: callAll(pressListeners) }
}

test('reloads the document when the shop script fails to load', () => {
  expect(failToLoad({}).reloads()).toBe(1)
})

test('does not reload a second time after a failed reload: the page stays readable', () => {
  const page = failToLoad({ wasReloaded: true })
  page.comeBack()
  expect(page.reloads()).toBe(0)
})

test('after a failed reload a press reloads once more, but only with a network', () => {
  const page = failToLoad({ wasReloaded: true })
  page.press()
  expect(page.reloads()).toBe(1)
  const offline = failToLoad({ wasReloaded: true, isOffline: true })
  offline.press()
  expect(offline.reloads()).toBe(0)
  offline.comeBack()
  expect(offline.reloads()).toBe(1)
})

test('without a network the page stays readable, and reloads when the network is back', () => {
  const page = failToLoad({ isOffline: true })
  expect(page.reloads()).toBe(0)
  page.comeBack()
  expect(page.reloads()).toBe(1)
})
