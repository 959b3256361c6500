import { createMemoryPlatform } from '@cairn/core/platform'
import { expect, inject, test } from 'vitest'
import '@cairn/store-server/src/testing/provided.ts'
import { createCartStore, showCount } from './store.ts'

const createPlatform = () => createMemoryPlatform({ href: `${inject('shop')}/us/en-us`, fetch })

/** Finds a variant that the running shop sells. */
const findVariant = async (): Promise<string> => {
  const { createPageGateways } = await import('@cairn/core/gateways')
  const { siteAt } = await import('@cairn/core/testing')
  const { search } = createPageGateways({ site: siteAt('us/en-us'), origin: inject('shop'), fetch })
  const { products } = await search.search({ term: 'rill rain jacket' }, {})
  return products[0]?.variantId ?? ''
}

test('the store has two domains; an add counts one piece and opens the cart', async () => {
  const store = createCartStore('us/en-us', createPlatform())
  const counts: number[] = []
  showCount(store, (count) => counts.push(count))
  store.start()
  expect(Object.keys(store).toSorted()).toEqual(['cart', 'gateways', 'on', 'overlay', 'site', 'start', 'stop'])
  store.cart.commands.add({ variantId: await findVariant() })
  await expect.poll(() => counts.at(-1), { timeout: 10_000 }).toBe(1)
  await expect.poll(() => store.overlay.getSnapshot().panel, { timeout: 10_000 }).toBe('cart')
  store.stop()
})
