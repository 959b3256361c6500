import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Drawer } from '../overlay/Drawer.tsx'
import type { ToastMessage } from './Toast.tsx'
import { ToastRegion } from './ToastRegion.tsx'

afterEach(cleanup)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const paused = vi.fn<(isPaused: boolean) => void>()
beforeEach(() => {
  paused.mockClear()
})

function Toasts({ first }: { readonly first: readonly ToastMessage[] }) {
  const [toasts, setToasts] = useState(first)
  return (
    <ToastRegion
      label="Notifications"
      dismissLabel="Dismiss"
      toasts={toasts}
      onPause={paused}
      onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
    />
  )
}
const one = [{ id: 'a', text: 'Moved to your wish list' }] as const

/** Whether the timers are paused. */
const isPaused = () => paused.mock.lastCall?.[0] ?? false
const region = () => screen.getByRole('region')
const closeOf = (text: string) => {
  const button = screen.getByText(text).parentElement?.querySelector('button')
  if (!button) throw new Error(`${text} cannot be closed`)
  return button
}
const two = [...one, { id: 'b', text: 'second' }]

test('timers pause while the pointer or the focus is on a toast', () => {
  render(<Toasts first={one} />)
  fireEvent.pointerEnter(region())
  expect(isPaused()).toBe(true)
  act(() => closeOf(one[0].text).focus())
  fireEvent.pointerLeave(region())
  expect(isPaused()).toBe(true)
  act(() => closeOf(one[0].text).blur())
  expect(isPaused()).toBe(false)
})

test('timers resume when the focused toast closes and others remain', () => {
  render(<Toasts first={two} />)
  act(() => closeOf('second').focus())
  fireEvent.click(closeOf('second'))
  expect(screen.queryByText(one[0].text)).not.toBeNull()
  expect(isPaused()).toBe(false)
})

test('timers resume when the last toast disappears from under the pointer', () => {
  render(<Toasts first={one} />)
  fireEvent.pointerEnter(region())
  fireEvent.click(closeOf(one[0].text))
  expect(isPaused()).toBe(false)
})

test('timers resume when the toasts move from under the pointer into a modal', async () => {
  const drawer = (open: boolean) => (
    <>
      <Toasts first={two} />
      <Drawer open={open} onClose={() => {}} title="Your cart" closeLabel="Close">
        <p>Lines</p>
      </Drawer>
    </>
  )
  const { rerender } = render(drawer(false))
  fireEvent.pointerEnter(region())
  rerender(drawer(true))
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(screen.getByRole('dialog').contains(region())).toBe(true)
  expect(isPaused()).toBe(false)
})

test('failures are announced at once, the rest politely, and at most three are shown', () => {
  const toasts: readonly ToastMessage[] = [
    { id: 'a', text: 'first' },
    { id: 'b', text: 'second' },
    { id: 'c', text: 'third', tone: 'done' },
    { id: 'd', text: 'Unauthorized', tone: 'bad' },
  ]
  render(<Toasts first={toasts} />)
  expect(screen.queryByText('first')).toBeNull()
  expect(screen.getByText('third').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  expect(screen.getByText('Unauthorized').closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive')
})

test('the live regions exist before any message', () => {
  const { container } = render(<Toasts first={[]} />)
  expect(container.querySelectorAll('[aria-live]')).toHaveLength(2)
})

test('closing one leaves the others', () => {
  render(<Toasts first={two} />)
  const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss' })
  if (dismiss) fireEvent.click(dismiss)
  expect(screen.queryByText('Moved to your wish list')).toBeNull()
  expect(screen.queryByText('second')).not.toBeNull()
})

test('while a modal is open toasts are shown inside it, where they can be reached', async () => {
  render(
    <>
      <Toasts first={one} />
      <Drawer open onClose={() => {}} title="Your cart" closeLabel="Close">
        <p>Lines</p>
      </Drawer>
    </>,
  )
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(screen.getByRole('dialog').contains(screen.getByText('Moved to your wish list'))).toBe(true)
})
