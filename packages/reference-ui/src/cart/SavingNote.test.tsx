import { StoreError } from '@cairn/core'
import { createFullStore } from '@cairn/core/domains'
import { createMemoryPlatform } from '@cairn/core/platform'
import { createCart } from '@cairn/core/testing'
import { StoreProvider } from '@cairn/react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages } from '../messages/en.ts'
import { MessagesProvider } from '../messages/index.ts'
import { LONG_SAVING, SavingNote } from './SavingNote.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const cart = createCart({ id: 'cart-0123456789abcdef', currency: 'USD', currencySymbol: '$', taxIncluded: false })

test('a slow save shows a message after three seconds, until it ends', async () => {
  let isAway = true
  const answer = async () => {
    if (isAway) throw new StoreError('NETWORK', 'down')
    return cart
  }
  const store = createFullStore({
    site: 'us/en-us',
    platform: createMemoryPlatform({ href: 'https://shop.example/us/en-us' }),
    gateways: {
      cart: { load: async () => cart, create: answer, save: answer, claim: answer, release: async () => {} },
    },
  })
  render(
    <StoreProvider store={store}>
      <MessagesProvider messages={messages}>
        <SavingNote />
      </MessagesProvider>
    </StoreProvider>,
  )
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  const note = () => screen.getByRole('status').textContent
  await pass(0)
  act(() => void store.cart.commands.add({ variantId: '1' }))
  await pass(LONG_SAVING - 1)
  expect(note()).toBe('')
  await pass(1)
  expect(note()).toBe(messages.cart.saving)
  isAway = false
  await pass(10_000)
  expect(note()).toBe('')
})
