import { afterEach, expect, test, vi } from 'vitest'
import { createFullStore } from '../entries/domains.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { unwrap } from '../shared/outcome.fixture.ts'
import { settled as turnsSettled } from '../store/shop.fixture.ts'
import { createFakeGateways, fakeProducts } from '../testing/index.ts'
import { allDefinitions, created, createFullLazyStore } from './fullLazyStore.fixture.ts'

const settled = async () => {
  await turnsSettled()
  await created()
  await turnsSettled()
}

afterEach(() => vi.unstubAllGlobals())

const CALLBACK = 'https://shop.example/de/de-de/auth-callback?code=1'

const open = () => {
  const platform = createMemoryPlatform({ href: 'https://shop.example/de/de-de/home' })
  let loads = 0
  const store = createFullLazyStore({ site: 'de/de-de', platform, gateways: createFakeGateways() }, async () => {
    loads += 1
    return allDefinitions
  })
  return { platform, store, loads: () => loads }
}

test.each([
  ['sleeps', () => undefined],
  ['has woken', settled],
])('a listener that throws stops no other listener of a store that %s, and loses no command', async (_, pause) => {
  const emitted: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => emitted.push(error))
  const { store } = open()
  const mine = new Error('mine')
  let received = 0
  store.cart.subscribe(() => {
    throw mine
  })
  store.cart.subscribe(() => {
    received += 1
  })
  store.start()
  await pause()
  const [variant] = fakeProducts(store.site)[0]?.variants ?? []
  store.cart.commands.add({ variantId: variant?.id ?? '0' })
  await settled()
  expect(store.cart.getSnapshot().count).toBe(1)
  expect(received).toBeGreaterThan(0)
  expect(new Set(emitted)).toEqual(new Set([mine]))
})

test('what waits when a store is stopped, or is asked of it later, is given up', async () => {
  const { store, loads } = open()
  store.start()
  const waiting = unwrap(store.auth.commands.complete(CALLBACK))
  store.stop()
  await expect(waiting).rejects.toMatchObject({ code: 'ABORTED' })
  await expect(unwrap(store.auth.commands.complete(CALLBACK))).rejects.toMatchObject({ code: 'ABORTED' })
  await expect(unwrap(store.auth.commands.complete(CALLBACK))).rejects.toMatchObject({ code: 'ABORTED' })
  expect([store.auth.getSnapshot().status, loads()]).toEqual(['unknown', 1])
})

test('a store that was stopped listens to nobody', async () => {
  const { platform, store, loads } = open()
  store.start()
  await settled()
  store.stop()
  platform.changeInOtherTab('persist:EU', 'x')
  platform.receiveFromOtherTab({ type: 'cart', cartId: 'cart-2', version: 1 })
  platform.comeBack()
  await settled()
  expect(loads()).toBe(0)
})

test.each([
  [
    'a store',
    () => createFullStore({ site: 'de/de-de', platform: createMemoryPlatform(), gateways: createFakeGateways() }),
  ],
  ['a lazy store', () => open().store],
])('%s that was stopped before it was started is finished', async (_, create) => {
  const store = create()
  store.stop()
  store.start()
  store.cart.commands.refresh()
  await settled()
  expect([store.auth.getSnapshot().status, store.cart.getSnapshot().status]).toEqual(['unknown', 'unknown'])
})

test('a panel that was asked for on a page that is left before the machines come does not open on the next one', async () => {
  const { store } = open()
  store.start()
  store.overlay.commands.setWidth(390)
  store.overlay.commands.openCart()
  store.overlay.commands.leavePage()
  await settled()
  expect(store.overlay.getSnapshot()).toMatchObject({ panel: 'none', breakpoint: 'mobile' })
  store.overlay.commands.openCart()
  expect(store.overlay.getSnapshot().panel).toBe('cart')
})
