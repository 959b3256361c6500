import { expect, test } from 'vitest'
import { StoreError } from '../shared/errors.ts'
import { openShop, settled } from '../store/shop.fixture.ts'

test('the cart opens with the new line after something was added, not before', {
  meta: { spec: ['2.cart.opens-after-add'] },
}, async () => {
  const { store, cart } = await openShop()
  store.cart.commands.add({ variantId: 777 })
  expect(store.overlay.getSnapshot().cartModal).toBe(false)
  await settled()
  expect(store.overlay.getSnapshot().cartModal).toBe(true)
  expect(cart().lines.at(-1)).toMatchObject({ name: 'Added', variantId: 777 })
})

test('an add that fails opens nothing', { meta: { spec: ['2.cart.opens-after-add'] } }, async () => {
  const { store, toasts } = await openShop({
    refuse: () => {
      throw new StoreError('REFUSED', 'Sold out', { status: 422, detail: 'Sold out' })
    },
  })
  store.cart.commands.add({ variantId: 777 })
  await settled()
  expect(store.overlay.getSnapshot().panel).toBe('none')
  expect(toasts()).toMatchObject([{ detail: 'Sold out' }])
})
