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
