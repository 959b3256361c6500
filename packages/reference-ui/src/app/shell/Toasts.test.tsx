import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openShop } from '../../testing/openShop.fixture.tsx'
import { Toasts } from './Toasts.tsx'

afterEach(cleanup)

const UNEXPECTED = 'Unexpected error occurs'

test('equal errors show one toast, and closing it dismisses all of them', async () => {
  const { store } = await openShop(<Toasts />)
  const { show } = store.toasts.commands
  act(() => {
    show({ code: 'unexpected', tone: 'error' })
    show({ code: 'unexpected', tone: 'error' })
    show({ code: 'rate-limited', tone: 'error' })
  })
  expect(screen.getAllByText(UNEXPECTED)).toHaveLength(1)
  expect(screen.getAllByRole('button')).toHaveLength(2)
  const [close] = screen.getAllByRole('button')
  if (close === undefined) throw new Error('There is no button')
  await userEvent.click(close)
  expect(screen.queryByText(UNEXPECTED)).toBeNull()
  expect(store.toasts.getSnapshot().toasts.map(({ code }) => code)).toEqual(['rate-limited'])
})

test('a repeated error stays until its last toast is dismissed, and is not announced twice', async () => {
  const { store } = await openShop(<Toasts />)
  const { show, dismiss } = store.toasts.commands
  act(() => show({ code: 'unexpected', tone: 'error' }))
  const formattedTexts = screen.getByText(UNEXPECTED)
  const [first] = store.toasts.getSnapshot().toasts
  act(() => show({ code: 'unexpected', tone: 'error' }))
  act(() => dismiss(first?.id ?? 0))
  expect(screen.getByText(UNEXPECTED)).toBe(formattedTexts)
})

test('equal success messages are all shown', async () => {
  const { store } = await openShop(<Toasts />)
  const added = { code: 'added-to-cart', params: { name: 'Trail Jacket' } } as const
  act(() => store.toasts.commands.show(added))
  act(() => store.toasts.commands.show(added))
  expect(screen.getAllByText('Trail Jacket was added to your cart')).toHaveLength(2)
})

describe('a session that ends without a sign-out', () => {
  const formattedTexts = () => screen.queryAllByText('You are signed out.').length

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('shows a toast after a sign-out in another tab', async () => {
    const { platform, store } = await openShop(<Toasts />, { isSignedIn: true })
    await act(async () => {
      platform.changeInOtherTab('persist:US', null)
      await expect.poll(() => store.auth.getSnapshot().status).toBe('anonymous')
    })
    expect(formattedTexts()).toBe(1)
  })

  test('shows a toast when the session expires', async () => {
    const { platform } = await openShop(<Toasts />, { isSignedIn: true })
    vi.setSystemTime(Date.now() + 24 * 3_600_000)
    act(() => platform.becomeVisible())
    expect(formattedTexts()).toBe(1)
  })
})
