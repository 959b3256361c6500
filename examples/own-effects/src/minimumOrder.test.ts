import { type CartView, cart } from '@cairn/core/cart'
import { checkout } from '@cairn/core/checkout'
import { createTestStore } from '@cairn/core/testing'
import { expect, test } from 'vitest'

/** Returns the reasons that block the checkout. Amounts are in cents. */
const minimumOrder = ({ subtotal }: CartView) => (subtotal < 5000 ? ['minimum-order'] : [])

test.each([
  [1, ['minimum-order'], false],
  [3, [], true],
])('an order of %i × 19.00 has the blockers %j, and reaches the checkout: %j', async (quantity, blockers, ok) => {
  const { store, platform } = createTestStore({ domains: [cart, checkout], blockers: { cart: minimumOrder } })
  store.start()
  await store.cart.commands.add({ variantId: '301', quantity })
  expect(store.cart.getSnapshot().blockers).toEqual(blockers)
  expect(await store.checkout.commands.start()).toMatchObject({ ok })
  expect(platform.visited).toHaveLength(ok ? 1 : 0)
})
