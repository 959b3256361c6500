import { expect, test } from 'vitest'
import { NOW, sessionOf } from '../auth/auth.fixture.ts'
import { cartOf, lineOf } from '../cart/cart.fixture.ts'
import type { CartGateway } from '../cart/cart.types.ts'
import { storedText } from '../effects/userState.fixture.ts'
import { createFullStore } from '../entries/domains.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { settled } from './shop.fixture.ts'

/**
 * Creates the store of one visitor, whose cart loads when the test calls `answer`. Several visitors share the process,
 * so their stores must not share data.
 */
const openFor = (name: string, { isBlocked = false, now = () => NOW } = {}) => {
  const id = `cart-of-${name}-0123456789`
  const platform = createMemoryPlatform({ href: 'https://shop.example/de/de-de/home', now })
  platform.stored.set('persist:EU', storedText(sessionOf({ userName: `${name}@walker.example` })))
  platform.cookies.set('bc_cartId', id)
  platform.cookies.set('bc_cartId_EU', id)
  const blocked = createMemoryPlatform({ href: 'https://shop.example/de/de-de/home', now, isBlocked: true })
  const gate = Promise.withResolvers<void>()
  const cart: CartGateway = {
    load: async () => {
      await gate.promise
      return cartOf([lineOf(name)], { id })
    },
    create: async () => cartOf([lineOf(name)], { id }),
    save: async () => cartOf([lineOf(name, { quantity: 2 })], { id }),
    claim: async () => null,
    release: async () => undefined,
  }
  const store = createFullStore({
    site: 'de/de-de',
    platform: isBlocked ? blocked : platform,
    gateways: {
      cart,
      country: { detect: async () => 'DE' },
      shipping: { options: async () => [] },
      wishlist: { load: async () => [], add: async () => [], remove: async () => [] },
    },
  })
  store.start()
  const seen = () => ({
    user: store.auth.getSnapshot().user?.userName ?? null,
    cart: store.cart.getSnapshot().lines.map((line) => line.id),
  })
  return { store, seen, answer: gate.resolve, platform }
}

test('two visitors in one process, whose responses arrive in mixed order, see only their own data', async () => {
  const anna = openFor('anna')
  const ben = openFor('ben')
  await settled()
  ben.answer()
  await settled()
  expect([anna.seen(), ben.seen()]).toEqual([
    { user: 'anna@walker.example', cart: [] },
    { user: 'ben@walker.example', cart: ['ben'] },
  ])
  anna.store.overlay.commands.openCart()
  ben.store.auth.commands.signOut()
  anna.answer()
  await settled()
  expect([anna.seen(), ben.seen()]).toEqual([
    { user: 'anna@walker.example', cart: ['anna'] },
    { user: null, cart: [] },
  ])
  expect(ben.store.overlay.getSnapshot().panel).toBe('none')
})

test('a visitor whose browser blocks the storage can still fill a cart', async () => {
  const { store, seen, answer } = openFor('carla', { isBlocked: true })
  answer()
  await settled()
  expect(store.auth.getSnapshot().status).toBe('anonymous')
  store.cart.commands.add({ variantId: '1' })
  await settled()
  expect(seen().cart).toEqual(['carla'])
})

test('a clock that jumps ahead ends the session at the next check, and one that jumps back does not extend it', async () => {
  let now = NOW
  const ahead = openFor('ella', { now: () => now })
  await settled()
  now = NOW + 2 * 3_600_000
  ahead.platform.becomeVisible()
  await settled()
  expect(ahead.seen().user).toBeNull()
  now = NOW
  const back = openFor('fay', { now: () => now })
  await settled()
  now = NOW - 86_400_000
  back.platform.becomeVisible()
  await settled()
  expect(back.seen().user).toBe('fay@walker.example')
  now = NOW + 3_600_001
  back.platform.becomeVisible()
  await settled()
  expect(back.seen().user).toBeNull()
})
