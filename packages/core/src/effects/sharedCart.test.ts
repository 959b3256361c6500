import { expect, test } from 'vitest'
import { cartOf, lineOf } from '../cart/cart.fixture.ts'
import type { CartGateway } from '../cart/cart.types.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { siteAt } from '../shared/sites.ts'
import { sharedCart } from './sharedCart.ts'

test('two tabs that add their first item at the same moment create one cart', async () => {
  const begun: string[] = []
  const saved: string[] = []
  const gateway: CartGateway = {
    load: async (id) => (begun.includes(id) ? cartOf([lineOf('one')], { id }) : null),
    create: async () => {
      // The response is still in progress while the other tab looks for a cart.
      await new Promise((resolve) => setTimeout(resolve, 0))
      const id = `cart-${begun.length + 1}-0123456789abcdef`
      begun.push(id)
      return cartOf([lineOf('one')], { id })
    },
    save: async ({ cartId }) => {
      saved.push(cartId)
      return cartOf([lineOf('one'), lineOf('two')], { id: cartId })
    },
    claim: async () => null,
    release: async () => undefined,
  }
  const turns = new Map<string, Promise<unknown>>()
  const platform = {
    ...createMemoryPlatform(),
    locks: {
      run: <Result>(name: string, task: () => Promise<Result>): Promise<Result> => {
        const turn = (turns.get(name) ?? Promise.resolve()).then(task)
        turns.set(name, turn)
        return turn
      },
    },
  }
  const tabs = [1, 2].map(() => sharedCart(gateway, { platform, site: siteAt('de/de-de') }))
  const carts = await Promise.all(
    tabs.map((tab, index) =>
      tab.create(
        { change: { kind: 'add', key: `key-${index}`, variantId: `${index + 1}`, quantity: 1 } },
        { signal: new AbortController().signal },
      ),
    ),
  )
  expect(begun).toHaveLength(1)
  expect(saved).toEqual(begun)
  expect(carts.map(({ id }) => id)).toEqual([begun[0], begun[0]])
})
