import { expect, test } from 'vitest'
import { SimulatedClock } from 'xstate'
import * as shapes from '../api/mappers/shapes.fixture.ts'
import { createFullStore } from '../entries/domains.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { openShop, settled } from './shop.fixture.ts'

test('a quantity in its debounce is saved when the page is hidden, because the user may leave', async () => {
  const shop = await openShop()
  shop.store.cart.commands.setQuantity('jacket', 4)
  await settled()
  expect(shop.calls).toEqual([])
  shop.platform.becomeVisible()
  await settled()
  expect(shop.calls).toEqual([])
  shop.platform.becomeHidden()
  await settled()
  expect(shop.calls).toEqual(['cart quantity'])
  shop.store.stop()
})

test('the request is sent before the page unloads, with keepalive', async () => {
  const sent: Request[] = []
  const platform = createMemoryPlatform({
    href: 'https://shop.example/de/de-de/home',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      sent.push(request)
      const isCart = request.url.includes('/carts/')
      return isCart ? Response.json(shapes.cart({ physical_items: [shapes.plainLine('a')] })) : Response.json([])
    },
  })
  for (const name of ['bc_cartId', 'bc_cartId_EU']) platform.cookies.set(name, 'cart-0123456789abcdef')
  const store = createFullStore({ site: 'de/de-de', platform, clock: new SimulatedClock() })
  store.start()
  await expect.poll(() => store.cart.getSnapshot().lines.length).toBe(1)
  store.cart.commands.setQuantity('a', 4)
  sent.length = 0
  platform.becomeHidden()
  // When the user leaves a page, its microtasks still run, but no further task does.
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
  expect(sent.map(({ method, keepalive }) => [method, keepalive])).toEqual([['PUT', true]])
  expect(await sent[0]?.clone().json()).toMatchObject({ quantity: 4 })
  store.stop()
})
