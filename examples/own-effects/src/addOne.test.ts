import { type CartTypes, cart } from '@cairn/core/cart'
import { defineEffect } from '@cairn/core/domain'
import { type OverlayTypes, overlay } from '@cairn/core/overlay'
import { createTestStore } from '@cairn/core/testing'
import { expect, test } from 'vitest'

const closeAfterRemove = defineEffect<[CartTypes, OverlayTypes]>({
  requires: ['cart', 'overlay'],
  on: { 'line.removed': (_, { domains }) => domains.overlay.commands.closePanel() },
})

test('a removed line closes the panel', async () => {
  const effects = { 'mine.closeAfterRemove': closeAfterRemove }
  const { store } = createTestStore({ domains: [cart, overlay], effects })
  store.start()
  await store.cart.commands.add({ variantId: '301' })
  expect(store.overlay.getSnapshot().panel).toBe('cart')
  const [line] = store.cart.getSnapshot().lines
  await store.cart.commands.remove(line?.id ?? '')
  expect(store.overlay.getSnapshot().panel).toBe('none')
})
