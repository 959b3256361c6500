import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Drawer } from './Drawer.tsx'
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
const one = [{ id: 'a', words: 'Moved to your wish list' }] as const

/** Whether time is told to stand still. */
const isHeld = () => paused.mock.lastCall?.[0] ?? false
const region = () => screen.getByRole('region')
const closeOf = (words: string) => {
  const button = screen.getByText(words).parentElement?.querySelector('button')
  if (!button) throw new Error(`${words} cannot be closed`)
  return button
}
const two = [...one, { id: 'b', words: 'second' }]

test('time stands still while the pointer or the focus is on a toast', () => {
  render(<Toasts first={one} />)
  fireEvent.pointerEnter(region())
  expect(isHeld()).toBe(true)
  act(() => closeOf(one[0].words).focus())
  fireEvent.pointerLeave(region())
  expect(isHeld()).toBe(true)
  act(() => closeOf(one[0].words).blur())
  expect(isHeld()).toBe(false)
})

test('time goes on when the toast that is closed takes the focus with it, and others are left', () => {
  render(<Toasts first={two} />)
  act(() => closeOf('second').focus())
  fireEvent.click(closeOf('second'))
  expect(screen.queryByText(one[0].words)).not.toBeNull()
  expect(isHeld()).toBe(false)
})

test('time goes on when the last toast goes from under the pointer', () => {
  render(<Toasts first={one} />)
  fireEvent.pointerEnter(region())
  fireEvent.click(closeOf(one[0].words))
  expect(isHeld()).toBe(false)
})

test('time goes on when the toasts move from under the pointer into a modal', async () => {
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
  expect(isHeld()).toBe(false)
})

test('failures are announced at once, the rest politely, and at most three are shown', () => {
  const toasts: readonly ToastMessage[] = [
    { id: 'a', words: 'first' },
    { id: 'b', words: 'second' },
    { id: 'c', words: 'third', tone: 'done' },
    { id: 'd', words: 'Unauthorized', tone: 'bad' },
  ]
  render(<Toasts first={toasts} />)
  expect(screen.queryByText('first')).toBeNull()
  expect(screen.getByText('third').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  expect(screen.getByText('Unauthorized').closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive')
})

test('the live regions are there before any message', () => {
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
