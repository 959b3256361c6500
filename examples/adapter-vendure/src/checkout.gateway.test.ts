import { StoreError } from '@cairn/core'
import { completeCart, completeLine } from '@cairn/core/adapter'
import type { Cart, CartGateway } from '@cairn/core/cart'
import { expect, test } from 'vitest'
import { createVendureCheckout } from './checkout.gateway.ts'
import { site } from './vendure.fixture.ts'

const none = async (): Promise<never> => {
  throw new StoreError('UNEXPECTED', 'The checkout changes no cart')
}
const line = (variantId: string, quantity: number) =>
  completeLine({ id: variantId, name: 'Cap', productId: '1', variantId, quantity, salePrice: 100 })
const cartOf = (...lines: Cart['lines']) => completeCart(site, { id: 'guest.a', lines })

const start = (found: Cart | null, seen: Cart) => {
  const gateway: CartGateway = { load: async () => found, create: none, save: none, claim: none, release: none }
  const items = seen.lines.map(({ sku, variantId, quantity }) => ({ sku, variantId, quantity }))
  const request = { cart: { id: seen.id, revision: null, items }, key: 'key 1' }
  return createVendureCheckout(gateway, '/checkout').start(request, {})
}

test('leads to the page of the shop, under the key', async () => {
  const cart = cartOf(line('1', 2), line('2', 1))
  expect(await start(cart, cart)).toEqual({ kind: 'redirect', url: '/checkout?checkout=key+1' })
  expect(await start(cart, cartOf(line('2', 1), line('1', 2)))).toMatchObject({ kind: 'redirect' })
})

test.each([
  ['a cart that nobody has', null, cartOf(line('1', 1)), 'NOT_FOUND'],
  ['an empty cart', cartOf(), cartOf(), 'REFUSED'],
  ['a cart with another quantity', cartOf(line('1', 3)), cartOf(line('1', 2)), 'CONFLICT'],
  ['a cart with another line', cartOf(line('1', 1), line('2', 1)), cartOf(line('1', 1)), 'CONFLICT'],
])('does not start for %s', async (_, found, seen, code) => {
  await expect(start(found, seen)).rejects.toMatchObject({ code })
})
