import { expect, inject, test } from 'vitest'
import { ORIGIN } from './browser.ts'
import { openShop, sendForm } from './shop.ts'
import { leaveForSignIn, openCustomer, PASSWORD, signUp, unwrap } from './steps.ts'

const medusa = inject('medusa')

test('a customer signs in, and the cart of the guest comes along', async () => {
  const shop = openShop(medusa)
  const userName = await signUp(shop)
  const guest = shop.openPage().store
  const variantId = medusa.products[0]?.variantId ?? ''
  unwrap(await guest.cart.commands.add({ variantId, quantity: 2 }))
  const href = await sendForm(
    { fetch: shop.fetch, visited: await leaveForSignIn(shop, guest) },
    {
      email: userName,
      password: PASSWORD,
    },
  )
  guest.stop()
  const { store } = shop.openPage()
  unwrap(await store.auth.commands.complete(href ?? ''))
  expect(store.auth.getSnapshot().user?.firstName).toBe('Ada')
  const profile = unwrap(await store.account.commands.load())
  expect(profile.userName).toBe(userName)
  unwrap(await store.cart.commands.refresh())
  expect(store.cart.getSnapshot().count).toBe(2)
  store.stop()
})

test('a session is restored after a reload, and no script can read it', async () => {
  const { shop, store } = await openCustomer(medusa)
  store.stop()
  const again = shop.openPage().store
  await new Promise<void>((done) => {
    const { unsubscribe } = again.on('auth.restored', () => {
      unsubscribe()
      done()
    })
  })
  expect(again.auth.getSnapshot().isAuthenticated).toBe(true)
  expect(shop.cookieNames().toSorted()).toEqual(['__Host-session', 'has_session'])
  const readable = JSON.stringify([[...shop.platform.stored], shop.platform.cookies.get('has_session')])
  expect(readable).not.toMatch(/eyJ|s%3A|s:/)
  again.stop()
})

test('a sign-out ends the session at Medusa', async () => {
  const { shop, store } = await openCustomer(medusa)
  const marked = { headers: { authorization: 'Bearer in-cookie' } }
  expect((await shop.fetch(`${ORIGIN}/medusa/store/customers/me`, marked)).status).toBe(200)
  const out = await shop.fetch(`${ORIGIN}/session/sign-out`, { method: 'POST', ...marked })
  expect([out.status, shop.cookieNames()]).toEqual([200, []])
  expect((await shop.fetch(`${ORIGIN}/medusa/store/customers/me`, marked)).status).toBe(401)
  store.stop()
})

test('a wrong password signs nobody in', async () => {
  const shop = openShop(medusa)
  const email = await signUp(shop)
  const { store } = shop.openPage()
  const visited = await leaveForSignIn(shop, store)
  expect(await sendForm({ fetch: shop.fetch, visited }, { email, password: 'not the password' })).toBe(null)
  expect(shop.cookieNames()).toEqual([])
  store.stop()
})

test('a form cannot lead to another shop', async () => {
  const shop = openShop(medusa)
  const email = await signUp(shop)
  const visited = `${ORIGIN}/session/sign-in?redirect_uri=${ORIGIN}/x&state=1`
  const body = JSON.stringify({ email, password: PASSWORD, redirect_uri: 'https://evil.example/x', state: '1' })
  const headers = { 'content-type': 'application/json' }
  expect((await shop.fetch(visited)).status).toBe(303)
  expect((await shop.fetch(`${ORIGIN}/session/sign-in`, { method: 'POST', headers, body })).status).toBe(400)
  expect(shop.cookieNames()).toEqual([])
})

test("a line of another visitor's cart stays where it is", async () => {
  const variantId = medusa.products[0]?.variantId ?? ''
  const [one, other] = [openShop(medusa).openPage().store, openShop(medusa).openPage().store]
  const cart = unwrap(await one.cart.commands.add({ variantId }))
  const foreign = unwrap(await other.cart.commands.add({ variantId }))
  const change = { kind: 'remove', key: '1', lineId: cart.lines[0]?.id ?? '' } as const
  const removal = other.gateways.cart.save({ cartId: foreign.id, revision: null, change }, {})
  await expect(removal).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await one.gateways.cart.load(cart.id, {}))?.lines.length).toBe(1)
  one.stop()
  other.stop()
})

test('the cart of an account takes lines, coupon, note and country of the guest, and names what does not fit', async () => {
  const variantOf = (slug: string) => medusa.products.find(({ handle }) => handle === slug)?.variantId ?? ''
  const { store: own } = await openCustomer(medusa)
  unwrap(await own.cart.commands.add({ variantId: variantOf('pebble-socks'), quantity: 2 }))
  const { gateways } = openShop(medusa).openPage().store
  const add = { kind: 'add', key: '1', variantId: variantOf('harbour-rain-jacket'), quantity: 1 } as const
  const { id: cartId } = await gateways.cart.create({ change: add }, {})
  for (const change of [
    { ...add, variantId: variantOf('pebble-socks'), quantity: 3 },
    { kind: 'coupon', key: '2', code: 'AUTUMN10' },
    { kind: 'note', key: '3', text: 'Ring twice' },
    { kind: 'country', key: '4', country: 'DE' },
  ] as const)
    await gateways.cart.save({ cartId, revision: null, change }, {})
  const joined = await own.gateways.cart.claim(cartId, {})
  expect(joined?.lines.map(({ slug, quantity }) => [slug, quantity]).toSorted()).toEqual([
    ['harbour-rain-jacket', 1],
    ['pebble-socks', 3],
  ])
  expect([joined?.coupons[0]?.code, joined?.note, joined?.country]).toEqual(['AUTUMN10', 'Ring twice', 'DE'])
  const lineId = joined?.lines.find(({ slug }) => slug === 'pebble-socks')?.id
  expect(joined?.notices).toEqual([{ code: 'quantity-reduced', lineId, text: null, wanted: 5, granted: 3 }])
  expect(await gateways.cart.load(cartId, {})).toBeNull()
  own.stop()
})

test('an address in capital letters is the same account', async () => {
  const shop = openShop(medusa)
  const email = await signUp(shop)
  const fields = { userName: email.toUpperCase(), password: PASSWORD, firstName: 'Eve', lastName: 'Gill' }
  const { store } = shop.openPage()
  await expect(store.gateways.account.signUp(fields, {})).rejects.toMatchObject({ problem: 'email_taken' })
  const visited = await leaveForSignIn(shop, store)
  const href = await sendForm({ fetch: shop.fetch, visited }, { email: email.toUpperCase(), password: PASSWORD })
  expect(href).toMatch(/code=done/)
  store.stop()
})

test("a customer's cart is shut to others on every route, however its path is written", async () => {
  const variantId = medusa.products[0]?.variantId ?? ''
  const { store } = await openCustomer(medusa)
  const { id } = unwrap(await store.cart.commands.add({ variantId }))
  const { fetch } = openShop(medusa)
  const statusOf = async (path: string, body?: object): Promise<number> => {
    const init = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    return (await fetch(`${ORIGIN}/medusa/store${path}`, init)).status
  }
  const reads = ['', '/', '?fields=id'].map((end) => `/carts/${id}${end}`)
  const others = [`/CARTS/${id}`, `//carts/${id}`, `/%63arts/${id}`, `/shipping-options?cart_id=${id}`]
  const writes = ['', '/line-items', '/promotions', '/shipping-methods', '/taxes', '/customer', '/complete']
  const statuses = await Promise.all([
    ...[...reads, ...others].map((path) => statusOf(path)),
    ...writes.map((end) => statusOf(`/carts/${id}${end}`, {})),
    statusOf('/payment-collections', { cart_id: id }),
  ])
  expect(new Set(statuses)).toEqual(new Set([404]))
  store.stop()
})
