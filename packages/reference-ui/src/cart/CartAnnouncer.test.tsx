import type { Store, StoreEvent } from '@cairn/core'
import type { CartLine } from '@cairn/core/cart'
import { StoreProvider } from '@cairn/react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MessagesProvider } from '../messages/index.ts'
import { lineOf, openShop } from '../testing/openShop.fixture.tsx'
import { CartAnnouncer } from './CartAnnouncer.tsx'

afterEach(cleanup)

const cap = lineOf('a', { name: 'Cap' })
const socks = lineOf('b', { name: 'Socks', variantId: '2' })
const sentence = () => screen.getByRole('status').textContent

test('a removal is announced together with the new count', async () => {
  const { store } = await openShop(<CartAnnouncer added={null} />, { lines: [cap, socks] })
  act(() => void store.cart.commands.remove('a'))
  await expect.poll(sentence).toBe('Cap was removed from your cart. Your cart has 1 item')
})

/** Renders the announcer with a store whose events the test emits. */
const openAnnouncer = async () => {
  const { store, messages } = await openShop(null, { lines: [cap, socks] })
  const loaded = await store.cart.commands.refresh()
  if (!loaded.ok || loaded.value === null) throw new Error('There is no cart')
  const { value: cart } = loaded
  cleanup()
  const handlers = new Set<(event: StoreEvent) => void>()
  const on = (type: string, handler: (event: never) => void) => {
    const handle = (event: StoreEvent) => {
      if (event.type === type) handler(event as never)
    }
    handlers.add(handle)
    return { unsubscribe: () => void handlers.delete(handle) }
  }
  render(
    <StoreProvider store={{ ...store, on } as Store}>
      <MessagesProvider messages={messages}>
        <CartAnnouncer added={null} />
      </MessagesProvider>
    </StoreProvider>,
  )
  const emit = (...events: readonly StoreEvent[]) =>
    act(() => {
      for (const event of events) for (const handle of handlers) handle(event)
    })
  const updated = (...lines: readonly CartLine[]): StoreEvent => ({ type: 'cart.updated', cart: { ...cart, lines } })
  return { emit, updated }
}

test('a removal is announced with the cart that no longer has the line, not with the next cart', async () => {
  const { emit, updated } = await openAnnouncer()
  const more = { ...socks, quantity: 4 }
  emit({ type: 'line.removed', line: cap }, updated(cap, more))
  expect(sentence()).toBe('Your cart has 5 items')
  emit(updated(more))
  expect(sentence()).toBe('Cap was removed from your cart. Your cart has 4 items')
  emit(updated(socks))
  expect(sentence()).toBe('Your cart has 1 item')
})

test('a line that moved to the wish list is announced as moved', async () => {
  const { emit, updated } = await openAnnouncer()
  emit({ type: 'line.removed', line: cap }, { type: 'line.moved', line: cap }, updated(socks))
  expect(sentence()).toBe('Cap was moved to your Wish List. Your cart has 1 item')
})
