import { expect, test } from 'vitest'
import { cartOf, lineOf } from '../cart/cart.fixture.ts'
import type { CartGateway } from '../cart/cart.types.ts'
import { setCartCookies } from '../environment/cookies.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { StoreError } from '../shared/errors.ts'
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
        { change: { kind: 'add', key: `change-${index}.0`, variantId: `${index + 1}`, quantity: 1 } },
        { signal: new AbortController().signal },
      ),
    ),
  )
  expect(begun).toHaveLength(1)
  expect(saved).toEqual(begun)
  expect(carts.map(({ id }) => id)).toEqual([begun[0], begun[0]])
})

test('an add whose response was lost is repeated under the next key in the cart that another tab has stored meanwhile', async () => {
  const sent: string[] = []
  const cart = (id: string) => cartOf([lineOf('one')], { id: `${id}-0123456789abcdef` })
  let isLost = true
  const gateway: CartGateway = {
    load: async () => cart('theirs'),
    create: async ({ change: { key } }) => {
      sent.push(`create ${key}`)
      if (isLost) throw new StoreError('TIMEOUT', 'No response')
      return cart('own')
    },
    save: async ({ cartId, change: { key } }) => {
      sent.push(`save ${cartId} ${key}`)
      return cart('theirs')
    },
    claim: async () => null,
    release: async () => undefined,
  }
  const environment = { platform: createMemoryPlatform(), site: siteAt('de/de-de') }
  const tab = sharedCart(gateway, environment)
  const create = () =>
    tab.create(
      { change: { kind: 'add', key: 'change-1.0', variantId: '1', quantity: 1 } },
      { signal: new AbortController().signal },
    )
  await expect(create()).rejects.toMatchObject({ code: 'TIMEOUT' })
  setCartCookies(environment, cart('theirs').id)
  isLost = false
  // A second attempt of the same add must have the same keys, so that no server applies it twice.
  for (const _attempt of [1, 2]) expect((await create()).id).toBe(cart('theirs').id)
  const repeated = ['create change-1.0', `save ${cart('theirs').id} change-1.1`]
  expect(sent).toEqual(['create change-1.0', ...repeated, ...repeated])
})
