import { cart } from '@cairn/core/cart'
import { overlay } from '@cairn/core/overlay'
import { createTestStore } from '@cairn/core/testing'
import { expect, test } from 'vitest'

const domains = [cart, overlay] as const

test('an added product opens the cart', async () => {
  const { store } = createTestStore({ domains })
  store.start()
  await store.cart.commands.add({ variantId: '301' })
  expect(store.overlay.getSnapshot().panel).toBe('cart')
})

test('an added product opens nothing when the effect is off', async () => {
  const { store } = createTestStore({ domains, effects: { 'overlay.openCartAfterAdd': false } })
  store.start()
  await store.cart.commands.add({ variantId: '301' })
  expect(store.overlay.getSnapshot().panel).toBe('none')
})
