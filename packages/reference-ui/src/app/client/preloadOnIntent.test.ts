import { expect, test, vi } from 'vitest'
import { preloadOnIntent } from './preloadOnIntent.ts'

const open = (isOffline: boolean) => {
  const connectivity = { isOffline: () => isOffline }
  const preload = vi.fn()
  preloadOnIntent(document, preload, connectivity)
  return preload
}

test('the first interaction loads the store, and later ones do not', () => {
  const preload = open(false)
  expect(preload).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('pointermove'))
  document.dispatchEvent(new Event('keydown'))
  expect(preload).toHaveBeenCalledTimes(1)
})

test('without a network the store loads once the network is back', () => {
  const preload = open(true)
  document.dispatchEvent(new Event('pointermove'))
  expect(preload).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('online'))
  expect(preload).toHaveBeenCalledTimes(1)
})
