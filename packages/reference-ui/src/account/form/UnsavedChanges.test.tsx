import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as words } from '../../messages/account/en.ts'
import { openShop } from '../../testing/openShop.fixture.tsx'
import { AccountMessagesProvider } from '../layout/AccountMessagesProvider.tsx'
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

/** Dispatches a cancelable Back navigation and returns whether the page prevented it. */
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

test('Leave repeats the Back navigation instead of adding a history entry', async () => {
  await openShop(
    <AccountMessagesProvider pending={null} failed={() => null}>
      <UnsavedChanges when />
    </AccountMessagesProvider>,
  )
  // The dialog renders once the account messages have loaded.
  await screen.findByRole('dialog', { hidden: true })
  expect(goBack('/us/en-us/account/dashboard', 'before')).toBe(true)
  await userEvent.click(await screen.findByRole('button', { name: words.leave }))
  expect(traverseTo.mock.calls).toEqual([['before']])
  // The page does not ask a second time.
  expect(goBack('/us/en-us/account/dashboard', 'before')).toBe(false)
})
