import { expect, test } from 'vitest'
import { cartOf, lineOf } from '../cart/cart.fixture.ts'
import { createFullStore } from '../entries/domains.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createFakeGateways } from '../testing/index.ts'
import { openBrowser, settled, storedUser } from './session.fixture.ts'

const KEY = 'persist:EU'

/** Creates a store, not started yet, with a stored session. */
const open = () => {
  const platform = createMemoryPlatform({ href: 'https://shop.example/de/de-de/account/dashboard' })
  platform.stored.set(KEY, storedUser())
  const gateways = createFakeGateways({ signedIn: true })
  const released: string[] = []
  // Like a guest's cart, this cart can be loaded with its id alone.
  gateways.cart.load = async (id) => cartOf([lineOf('a')], { id })
  gateways.cart.release = async (id) => void released.push(id)
  const store = createFullStore({ site: 'de/de-de', platform, gateways })
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
])('a request %s is answered', async (_, isFirst) => {
  const { store, ask, statuses } = open()
  if (isFirst) ask()
  store.start()
  if (!isFirst) ask()
  await settled()
  expect(statuses()).toEqual(['ready', 'ready'])
})

test('a request in progress while another tab renews the session is answered with the new session', async () => {
  const { platform, store, ask, statuses } = open()
  store.start()
  await settled()
  platform.stored.set(KEY, storedUser({ life: 7200 }))
  ask()
  platform.changeInOtherTab(KEY, storedUser({ life: 7200 }))
  await settled()
  expect(statuses()).toEqual(['ready', 'ready'])
})

test('a request before the session is known is sent once', async () => {
  const browser = openBrowser({ stored: { [KEY]: storedUser() } })
  const store = createFullStore({
    site: 'de/de-de',
    platform: browser.platform,
    gateways: { country: { detect: async () => null } },
  })
  store.start()
  store.account.commands.load()
  await settled()
  expect(browser.calls('GET /api/account/profile')).toBe(1)
})

test('a request in progress when the session ends is not sent again', async () => {
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
])('signing out %s signs the user out', async (_, isFirst) => {
  const { platform, store, released } = open()
  const cartId = 'cart-0123456789abcdef'
  platform.cookies.set('bc_cartId_EU', cartId)
  if (isFirst) store.auth.commands.signOut()
  store.start()
  // The last command wins.
  store.auth.commands.signIn()
  if (!isFirst) store.auth.commands.signOut()
  await settled()
  expect([platform.stored.has(KEY), platform.cookies.get('bc_cartId_EU'), released]).toEqual([false, null, [cartId]])
  expect(platform.visited[0]).toBe('/de/de-de/home')
  expect(store.auth.getSnapshot().status).toBe(isFirst ? 'leaving' : 'anonymous')
  expect([store.cart.getSnapshot().status, store.wishlist.getSnapshot().status]).toEqual(['empty', 'signed-out'])
})
