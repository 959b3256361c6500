import { expect, test } from 'vitest'
import { cart, item } from './medusa.fixture.ts'
import { serve } from './serve.fixture.ts'

const seenItem = (variantId: string, quantity: number) => ({ sku: 'JACKET-RUST-M', variantId, quantity })
const requestOf = (...items: readonly ReturnType<typeof seenItem>[]) => ({
  cart: { id: 'cart_1', revision: null, items },
  key: 'key-1',
})
const withItems = (...items: readonly object[]) =>
  serve({ 'GET /store/carts/cart_1': { body: { cart: { ...cart, items } } } })

test('a checkout starts on a page of the shop, and its URL does not contain the cart', async () => {
  const two = withItems({ ...item, variant_id: 'variant_2', quantity: 1 }, item).gateways.checkout
  const started = await two.start(requestOf(seenItem('variant_1', 2), seenItem('variant_2', 1)), {})
  expect(started).toEqual({ kind: 'redirect', url: '/checkout?start=key-1' })
})

test.each([
  ['a cart that nobody has', serve({}), 'NOT_FOUND'],
  ['an empty cart', withItems(), 'REFUSED'],
  ['a cart with another quantity', withItems({ ...item, quantity: 3 }), 'CONFLICT'],
  ['a cart with another line', withItems(item, { ...item, variant_id: 'variant_2' }), 'CONFLICT'],
])('does not start for %s', async (_, { gateways }, code) => {
  await expect(gateways.checkout.start(requestOf(seenItem('variant_1', 2)), {})).rejects.toMatchObject({ code })
})
