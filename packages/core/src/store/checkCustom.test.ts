import { expect, test } from 'vitest'
import { cart } from '../domains/cart.ts'
import { product } from '../domains/product.ts'
import { createLazyStore } from '../lazy/createLazyStore.ts'
import { createLoadedStore } from '../lazy/createLoadedStore.ts'
import { lazyCart } from '../lazy/domains/cart.lazy.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { jacket } from '../product/product.fixture.ts'
import type { StoreError } from '../shared/errors.ts'
import { siteAt } from '../shared/sites.ts'
import { createTestStore } from '../testing/createTestStore.ts'
import { cartWith, gift, settled } from './checkCustom.fixture.ts'
import { checkCustom } from './checkCustom.ts'
import { createGateways, createPageGateways } from './gateways.ts'

const open = (sent?: object) => {
  const errors: StoreError[] = []
  const { gateway, received } = cartWith({ ...(sent && { line: sent }) })
  const options = {
    custom: checkCustom({ line: gift, product: gift }),
    onError: (error: StoreError) => void errors.push(error),
  }
  return { errors, gateway, options, received }
}

test('an add with wrong data ends with REFUSED, and a cart with wrong data is shown without them', async () => {
  const { errors, gateway, options, received } = open({ message: 'Hello there' })
  const { store } = createTestStore({ domains: [cart], gateways: { cart: gateway }, ...options })
  store.start()
  const refused = await store.cart.commands.add({ variantId: '1', custom: { message: 'Hello there' } })
  expect(refused).toMatchObject({
    ok: false,
    error: { code: 'REFUSED', problem: 'invalid_custom', detail: 'Too long' },
  })
  expect([received, store.cart.getSnapshot().lines]).toEqual([[], []])
  expect(await store.cart.commands.add({ variantId: '1', custom: { message: 'Hello' } })).toMatchObject({ ok: true })
  expect(store.cart.getSnapshot().lines).toMatchObject([{ id: 'a', custom: {} }])
  expect(errors).toMatchObject([{ code: 'CONTRACT', path: 'cart.create' }])
  store.stop()
})

test('a lazy store checks the same', async () => {
  const { gateway, options, received } = open()
  const store = createLazyStore({
    site: 'de/de-de',
    platform: createMemoryPlatform({ href: 'https://shop.example/de/de-de' }),
    domains: [lazyCart],
    gateways: { cart: gateway },
    load: async () => ({ cart, createLoadedStore }),
    ...options,
  })
  store.start()
  const refused = await store.cart.commands.add({ variantId: '1', custom: { message: 'Hello there' } })
  expect(refused).toMatchObject({ ok: false, error: { code: 'REFUSED', problem: 'invalid_custom' } })
  expect(received).toEqual([])
  store.stop()
})

test('the gateways of pages check each response once', async () => {
  const { errors, options } = open()
  const config = {
    site: siteAt('de/de-de'),
    origin: 'https://shop.example',
    fetch: () => Promise.reject(new Error('not asked for here')),
    gateways: { product: { load: async () => ({ ...jacket, custom: { message: 'Hello there' } }) } },
    ...options,
  }
  for (const { product } of [createPageGateways(config), createGateways(config)]) {
    expect(await product.load('jacket', {})).toStrictEqual(jacket)
    await settled()
  }
  expect(errors.map(({ path }) => path)).toEqual(['product.load', 'product.load'])
})

test('a port is checked, and a gateway that is an instance of a class or frozen still works', async () => {
  class Products {
    readonly #found = { ...jacket, custom: { message: 'Hello', more: 1 } }
    async load() {
      return this.#found
    }
  }
  const { options } = open()
  for (const port of [
    new Products(),
    Object.freeze({ load: async () => ({ ...jacket, custom: { message: 'Hello' } }) }),
  ]) {
    const { store } = createTestStore({ domains: [], ports: [product], gateways: { product: port }, ...options })
    expect(await store.gateways.product.load('jacket', {})).toStrictEqual({ ...jacket, custom: { message: 'Hello' } })
  }
})

test.each([
  ['an unknown place', { lines: gift }, 'Unknown place of custom data "lines". Nearest: "line"'],
  ['a value that is no schema', { line: {} }, '"line" has no "~standard.validate"'],
])('%s is an error that names what is right', (_, schemas, message) => {
  expect(() => checkCustom(schemas as never)).toThrow(message)
})

test('a store names checkCustom for schemas that are not wrapped', () => {
  const create = () => createTestStore({ domains: [cart], custom: { line: gift } as never })
  expect(create).toThrow('"custom" must be a function. Make it with checkCustom of "@cairn/core/custom"')
})
