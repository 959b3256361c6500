import { cart } from '@cairn/core/cart'
import { checkout } from '@cairn/core/checkout'
import type { Effect } from '@cairn/core/domain'
import { overlay } from '@cairn/core/overlay'
import { createTestStore } from '@cairn/core/testing'
import { expect, test } from 'vitest'
import { closeAfterRemove, keepCartClosed, minimumOrder } from './effects.ts'

/** Opens a store and adds a product that costs 19.00. */
const openAndAdd = async (effects: Readonly<Record<string, Effect | false>>) => {
  const { store, platform } = createTestStore({ domains: [cart, checkout, overlay], effects, blockers: minimumOrder })
  store.start()
  store.cart.commands.add({ variantId: 301 })
  await expect.poll(() => platform.posted.length, { timeout: 5000 }).toBeGreaterThan(0)
  await expect.poll(() => store.cart.getSnapshot().isSaving, { timeout: 5000 }).toBe(false)
  return { store, platform, panel: () => store.overlay.getSnapshot().panel }
}

test('an added product opens the cart, unless the effect is off', async () => {
  expect((await openAndAdd({})).panel()).toBe('cart')
  expect((await openAndAdd(keepCartClosed)).panel()).toBe('none')
})

test('an added effect closes the panel after a line is removed', async () => {
  const { store, panel } = await openAndAdd(closeAfterRemove)
  store.cart.commands.remove(store.cart.getSnapshot().lines[0]?.id ?? '')
  await expect.poll(panel, { timeout: 5000 }).toBe('none')
})

test('below the minimum order the checkout does not start', async () => {
  const { store, platform } = await openAndAdd({})
  expect(store.cart.getSnapshot().blockers).toEqual(['minimum-order'])
  store.checkout.commands.start()
  await expect.poll(() => store.checkout.getSnapshot().isStarting, { timeout: 5000 }).toBe(false)
  expect(platform.visited).toEqual([])
})
