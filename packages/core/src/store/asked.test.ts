import { expect, test } from 'vitest'
import { cartOf, lineOf } from '../cart/cart.fixture.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createFakeGateways } from '../testing/index.ts'
import { createStore } from './createStore.ts'
import { openBrowser, settled, storedUser } from './session.fixture.ts'

const KEY = 'persist:EU'

/** A shop that is about to start where somebody is signed in. */
const open = () => {
  const platform = createMemoryPlatform({ href: 'https://shop.example/de/de-de/account/dashboard' })
  platform.stored.set(KEY, storedUser())
  const gateways = createFakeGateways({ signedIn: true })
  const released: string[] = []
  // It opens to whoever knows its id, as a guest's does.
  gateways.cart.load = async (id) => cartOf([lineOf('a')], { id })
  gateways.cart.release = async (id) => void released.push(id)
  const store = createStore({ site: 'de/de-de', platform, gateways })
  const ask = () => {
    store.account.commands.load()
    store.membership.commands.load()
  }
  const statuses = () => [store.account.getSnapshot().status, store.membership.getSnapshot().status]
  return { platform, store, ask, statuses, released }
}

test.each([
  ['before the start', true],
  ['before it is known who is there', false],
])('what is asked for %s is answered', async (_, isFirst) => {
  const { store, ask, statuses } = open()
  if (isFirst) ask()
  store.start()
  if (!isFirst) ask()
  await settled()
  expect(statuses()).toEqual(['ready', 'ready'])
})

test('what is on its way while the session is renewed in another tab is answered to the new one', async () => {
  const { platform, store, ask, statuses } = open()
  store.start()
  await settled()
  platform.stored.set(KEY, storedUser({ life: 7200 }))
  ask()
  platform.changeElsewhere(KEY, storedUser({ life: 7200 }))
  await settled()
  expect(statuses()).toEqual(['ready', 'ready'])
})

test('what was asked before it is known who is there is sent once', async () => {
  const browser = openBrowser({ stored: { [KEY]: storedUser() } })
  const store = createStore({
    site: 'de/de-de',
    platform: browser.platform,
    gateways: { country: { detect: async () => null } },
  })
  store.start()
  store.account.commands.load()
  await settled()
  expect(browser.calls('GET /api/account/profile')).toBe(1)
})

test('what is on its way when the session is over is asked for no more', async () => {
  const { platform, store, ask, statuses } = open()
  store.start()
  await settled()
  ask()
  store.auth.commands.signOut()
  await settled()
  expect([platform.stored.has(KEY), statuses()]).toEqual([false, ['unknown', 'unknown']])
})

test.each([
  ['before the start', true],
  ['before it is known who is there', false],
])('who presses sign-out %s is signed out', async (_, isFirst) => {
  const { platform, store, released } = open()
  const cartId = 'cart-0123456789abcdef'
  platform.cookies.set('bc_cartId_EU', cartId)
  if (isFirst) store.auth.commands.signOut()
  store.start()
  // What was pressed last counts.
  store.auth.commands.signIn()
  if (!isFirst) store.auth.commands.signOut()
  await settled()
  expect([platform.stored.has(KEY), platform.cookies.get('bc_cartId_EU'), released]).toEqual([false, null, [cartId]])
  expect(platform.visited[0]).toBe('/de/de-de/home')
  expect(store.auth.getSnapshot().status).toBe(isFirst ? 'leaving' : 'anonymous')
  expect([store.cart.getSnapshot().status, store.wishlist.getSnapshot().status]).toEqual(['empty', 'signed-out'])
})
