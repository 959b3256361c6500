import { expect, test, vi } from 'vitest'
import { createFullStore } from '../../entries/domains.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { unwrap } from '../../shared/outcome.fixture.ts'
import { createFakeGateways, createFakeShop, type FakeShopOptions } from './fakeShop.ts'

const HOME = 'https://shop.example/de/de-de/home'
const CALLBACK = 'https://shop.example/de/de-de/auth-callback'

/** Waits up to ten seconds. This file uses real timers, so the delays of the store take real time. */
const until = (holds: () => unknown) => vi.waitFor(holds, { timeout: 10_000 })

const JACKET = '101'
const SOCKS = '301'

/**
 * Opens a page of the shop. To open the next page in the same browser, a test passes the gateways and the platform of
 * the previous page.
 */
const open = (
  options: FakeShopOptions = {},
  { gateways = createFakeGateways(options), platform = createMemoryPlatform({ href: HOME }) } = {},
) => {
  const store = createFullStore({ site: 'de/de-de', platform, gateways })
  store.start()
  const failures: string[] = []
  store.on('*', (event) => {
    if ('error' in event && event.error !== null)
      failures.push(`${event.type} ${event.error.code} ${event.error.message}`)
  })
  const cart = store.cart.getSnapshot
  return { store, platform, gateways, cart, failures }
}

/** Signs in: leaves the page for the provider, and returns on a newly opened page. */
const signIn = async ({ store, platform, gateways }: ReturnType<typeof open>) => {
  store.auth.commands.signIn()
  await until(() => expect(platform.visited).toHaveLength(1))
  store.stop()
  const [href = ''] = platform.visited
  platform.navigation.replace(href)
  const page = open({}, { gateways, platform })
  await unwrap(page.store.auth.commands.complete(href))
  return page
}

test('a store with the fake gateways is a complete shop without a server', async () => {
  const { store, cart, failures } = open()
  store.cart.commands.add({ variantId: JACKET })
  store.cart.commands.add({ variantId: JACKET })
  store.cart.commands.add({ variantId: SOCKS, quantity: 2 })
  await until(() => expect(cart()).toMatchObject({ count: 4, isSaving: false }))
  expect(cart().subtotal).toBe(2 * 18_900 + 2 * 1900)
  store.search.commands.open()
  await until(() => expect(store.search.getSnapshot().topSellers).toHaveLength(6))
  expect(failures).toEqual([])
})

test('more than the stock is refused with a text for the shopper', async () => {
  const { store, cart, failures } = open()
  store.cart.commands.add({ variantId: SOCKS, quantity: 4 })
  await until(() => expect(failures).toEqual(['cart.failed REFUSED maximum stock quantity is 3']))
  expect(cart().count).toBe(0)
})

test('a sign-in returns at once, merges the cart and opens the wish list', async () => {
  const guest = open()
  guest.store.cart.commands.add({ variantId: JACKET })
  await until(() => expect(guest.cart()).toMatchObject({ count: 1, isSaving: false }))
  const { store, cart, failures, platform } = await signIn(guest)
  expect(platform.visited[0]).toContain(`${CALLBACK}?code=`)
  expect(store.auth.getSnapshot()).toMatchObject({ isAuthenticated: true, user: { firstName: 'Robin' } })
  await until(() => expect(cart().id).not.toBe(guest.cart().id))
  expect(cart().count).toBe(1)
  store.wishlist.commands.add({ productId: '2' })
  await until(() => expect(store.wishlist.getSnapshot()).toMatchObject({ productIds: ['2'], isSaving: false }))
  expect(failures).toEqual([])
})

test('a test signs in on one page by opening the callback, as docs/own-back-end.md shows', async () => {
  const { store, platform } = open()
  store.auth.commands.signIn()
  await until(() => expect(platform.visited).toHaveLength(1))
  platform.comeBack()
  await unwrap(store.auth.commands.complete(platform.visited[0] ?? ''))
  expect(store.auth.getSnapshot()).toMatchObject({ status: 'authenticated', user: { firstName: 'Robin' } })
})

test('`signedIn` of the back end signs nobody in without a stored session', async () => {
  const { store } = open({}, { gateways: createFakeGateways({ signedIn: true }) })
  await until(() => expect(store.auth.getSnapshot().status).toBe('anonymous'))
})

test('after a sign-out the browser is a guest again, and the cart is restored at the next sign-in', async () => {
  const guest = open()
  guest.store.cart.commands.add({ variantId: JACKET })
  await until(() => expect(guest.cart()).toMatchObject({ count: 1, isSaving: false }))
  const { store, cart, gateways } = await signIn(guest)
  await until(() => expect(cart().id).not.toBe(guest.cart().id))
  const cartId = cart().id ?? ''
  store.auth.commands.signOut()
  expect(cartId).not.toBe('')
  await until(() => expect(gateways.cart.load(cartId, {})).resolves.toBe(null))
  await expect(gateways.account.profile({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('a page with a stored session can start signed in', async () => {
  const profile = await createFakeGateways({ signedIn: true }).account.profile({})
  expect(profile).toMatchObject({ userName: 'walker@cairn.example', firstName: 'Robin' })
})

test('the checkout leads to the configured address, which need not exist', async () => {
  const { store, cart, platform, failures } = open({ checkoutUrl: 'https://shop.example/checkout' })
  store.cart.commands.add({ variantId: JACKET })
  await until(() => expect(cart()).toMatchObject({ count: 1, isSaving: false }))
  store.checkout.commands.start()
  await until(() => expect(platform.visited).toHaveLength(1))
  expect(platform.visited[0]).toMatch(/^https:\/\/shop\.example\/checkout\/[\da-f-]{36}$/)
  expect(failures).toEqual([])
})

test('a response waits for the pause and is aborted by its signal', async () => {
  const paused = Promise.withResolvers<void>()
  const { gateways } = createFakeShop({ pause: () => paused.promise }).open()
  const controller = new AbortController()
  const ended = gateways.country.detect({ signal: controller.signal })
  const waiting = gateways.country.detect({})
  controller.abort()
  await expect(ended).rejects.toMatchObject({ code: 'ABORTED' })
  paused.resolve()
  expect(await waiting).toBe('DE')
})

test('the shop uses the currency and the country of its site unless another country is configured', async () => {
  const { gateways } = createFakeShop({ site: 'ch/fr-ch', country: null, redirects: { sale: '/outlet' } }).open()
  const product = await gateways.product.load('fell-fleece', {})
  expect(product?.variants[0]).toMatchObject({
    price: { amount: 7900, currency: 'CHF' },
    regularPrice: { amount: 9900, currency: 'CHF' },
  })
  expect(await gateways.country.detect({})).toBe(null)
  expect((await gateways.search.search({ term: ' Sale ' }, {})).redirect).toBe('/outlet')
})

test('a member pays less until the membership ends', async () => {
  const shop = createFakeShop({ membershipCodes: ['one'] })
  const { userName } = shop.customer
  const browser = shop.open()
  browser.signIn(userName)
  await browser.gateways.membership.verify('ONE', {})
  const change = { kind: 'add', key: 'k', variantId: JACKET, quantity: 1 } as const
  const cart = await browser.gateways.cart.create({ change }, {})
  expect([cart.baseAmount, cart.discountAmount, cart.cartAmount]).toEqual([18_900, 5670, 13_230])
  shop.endMembership(userName)
  expect((await browser.gateways.cart.load(cart.id, {}))?.discountAmount).toBe(0)
  browser.signOut()
  expect(await browser.gateways.cart.load(cart.id, {})).toBe(null)
})

test('an unknown customer cannot sign in, and an address is used once', () => {
  const shop = createFakeShop()
  expect(() => shop.open().signIn('nobody@shop.example')).toThrow(RangeError)
  const account = { userName: shop.customer.userName, password: '', firstName: '', lastName: '' }
  expect(() => shop.addCustomer(account)).toThrow(RangeError)
})
