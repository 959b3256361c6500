import { expect, test, vi } from 'vitest'
import { wakeOnIntent } from './wakeOnIntent.ts'

const open = (isDown: boolean) => {
  const line = { isDown: () => isDown }
  const wake = vi.fn()
  wakeOnIntent(document, wake, line)
  return wake
}

test('the first sign wakes the store, and no other', () => {
  const wake = open(false)
  expect(wake).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('pointermove'))
  document.dispatchEvent(new Event('keydown'))
  expect(wake).toHaveBeenCalledTimes(1)
})

test('without a network the store sleeps on until there is one', () => {
  const wake = open(true)
  document.dispatchEvent(new Event('pointermove'))
  expect(wake).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('online'))
  expect(wake).toHaveBeenCalledTimes(1)
})
