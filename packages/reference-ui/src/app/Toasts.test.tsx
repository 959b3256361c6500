import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openShop } from '../testing/openShop.fixture.tsx'
import { Toasts } from './Toasts.tsx'

afterEach(cleanup)

const UNEXPECTED = 'Unexpected error occurs'

test('of calls that fail together one is told, and closing it closes them all', async () => {
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

test('one that is told again stays until the last of them goes, and is not spoken twice', async () => {
  const { store } = await openShop(<Toasts />)
  const { show, dismiss } = store.toasts.commands
  act(() => show({ code: 'unexpected', tone: 'error' }))
  const told = screen.getByText(UNEXPECTED)
  const [first] = store.toasts.getSnapshot().toasts
  act(() => show({ code: 'unexpected', tone: 'error' }))
  act(() => dismiss(first?.id ?? 0))
  expect(screen.getByText(UNEXPECTED)).toBe(told)
})

test('what went well is told as often as it did', async () => {
  const { store } = await openShop(<Toasts />)
  const added = { code: 'added-to-cart', params: { name: 'Trail Jacket' } } as const
  act(() => store.toasts.commands.show(added))
  act(() => store.toasts.commands.show(added))
  expect(screen.getAllByText('Trail Jacket was added to your cart')).toHaveLength(2)
})

describe('a session that is over by itself', () => {
  const told = () => screen.queryAllByText('You are signed out.').length

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is told of where it was ended in another tab', async () => {
    const { platform, store } = await openShop(<Toasts />, { isSignedIn: true })
    await act(async () => {
      platform.changeElsewhere('persist:US', null)
      await expect.poll(() => store.auth.getSnapshot().status).toBe('anonymous')
    })
    expect(told()).toBe(1)
  })

  test('is told of when its time is up', async () => {
    const { platform } = await openShop(<Toasts />, { isSignedIn: true })
    vi.setSystemTime(Date.now() + 24 * 3_600_000)
    act(() => platform.becomeVisible())
    expect(told()).toBe(1)
  })
})
