import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as words } from '../messages/account/en.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import { AccountWords } from './AccountWords.tsx'
import { UnsavedChanges } from './UnsavedChanges.tsx'

const traverseTo = vi.fn<(key: string) => void>()
const target = new EventTarget()

beforeEach(() => {
  traverseTo.mockClear()
  Object.defineProperty(window, 'navigation', {
    configurable: true,
    value: Object.assign(target, { traverseTo }),
  })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(window, 'navigation')
})

/** The browser tells that it is about to go elsewhere; whether it was held back. */
const goBack = (path: string, key: string): boolean => {
  const event = Object.assign(new Event('navigate', { cancelable: true }), {
    navigationType: 'traverse',
    hashChange: false,
    downloadRequest: null,
    destination: { url: new URL(path, location.href).href, key },
  })
  act(() => void target.dispatchEvent(event))
  return event.defaultPrevented
}

test('a step back that is taken after all is a step back, not another page on top of the history', async () => {
  await openShop(
    <AccountWords pending={null} failed={() => null}>
      <UnsavedChanges when />
    </AccountWords>,
  )
  // The words of the account are there.
  await screen.findByRole('dialog', { hidden: true })
  expect(goBack('/us/en-us/account/dashboard', 'before')).toBe(true)
  await userEvent.click(await screen.findByRole('button', { name: words.leave }))
  expect(traverseTo.mock.calls).toEqual([['before']])
  // It is not asked about again.
  expect(goBack('/us/en-us/account/dashboard', 'before')).toBe(false)
})
