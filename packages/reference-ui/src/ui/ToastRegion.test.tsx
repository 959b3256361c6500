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

function Toasts({ first }: { readonly first: readonly ToastMessage[] }) {
  const [toasts, setToasts] = useState(first)
  return (
    <ToastRegion
      label="Notifications"
      dismissLabel="Dismiss"
      toasts={toasts}
      onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
    />
  )
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const one = [{ id: 'a', words: 'Moved to your wish list' }]

test('a toast goes after five seconds', () => {
  render(<Toasts first={one} />)
  pass(4999)
  expect(screen.queryByText('Moved to your wish list')).not.toBeNull()
  pass(1)
  expect(screen.queryByText('Moved to your wish list')).toBeNull()
})

test('time stands still while the pointer is on it, and goes on where it stopped', () => {
  render(<Toasts first={one} />)
  pass(3000)
  fireEvent.pointerEnter(screen.getByRole('region'))
  pass(60_000)
  expect(screen.queryByText('Moved to your wish list')).not.toBeNull()
  fireEvent.pointerLeave(screen.getByRole('region'))
  pass(1999)
  expect(screen.queryByText('Moved to your wish list')).not.toBeNull()
  pass(1)
  expect(screen.queryByText('Moved to your wish list')).toBeNull()
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
  render(<Toasts first={[...one, { id: 'b', words: 'second' }]} />)
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
