import { expect, inject, test, vi } from 'vitest'
import { placeOrder } from './placeOrder.ts'
import { ORIGIN, openBrowser, site } from './shop.ts'
import { openWorld, signIn } from './world.ts'

const url = inject('vendure')

/** Creates a customer of Vendure with a new address. */
const createCustomer = async () => {
  const world = openWorld(url, site)
  const customer = await world.customer()
  return { userName: customer.profile.userName, password: customer.password }
}

/** Signs in through the form of the session server, and returns the URL of the page in the shop. */
const fillForm = async (browser: ReturnType<typeof openBrowser>, href: string, userName: string, password: string) => {
  const page = await (await browser.send(href)).text()
  expect(page).toContain('<form method="post">')
  const { searchParams } = new URL(href)
  const body = new URLSearchParams({
    redirect_uri: searchParams.get('redirect_uri') ?? '',
    state: searchParams.get('state') ?? '',
    username: userName,
    password,
  })
  const response = await browser.send(href, { method: 'POST', body, redirect: 'manual' })
  return response.headers.get('location') ?? ''
}

test('a guest fills a cart, signs in, finds it in the account, buys it, and sees the order', async () => {
  const { userName, password } = await createCustomer()
  const browser = openBrowser(url)
  const guest = browser.openPage()
  const beanie = await guest.gateways.product.load('wool-beanie', {})
  const [variant] = beanie?.variants ?? []
  expect(await guest.cart.commands.add({ variantId: variant?.id ?? '', quantity: 2 })).toMatchObject({ ok: true })
  expect(guest.cart.getSnapshot()).toMatchObject({ count: 2, subtotal: 5980 })

  await guest.auth.commands.signIn({ returnTo: `/${site.prefix}/cart` })
  await vi.waitFor(() => expect(browser.platform.visited).toHaveLength(1), 5000)
  guest.stop()
  const callback = await fillForm(browser, browser.platform.visited[0] ?? '', userName, password)
  expect(callback.startsWith(`${ORIGIN}/${site.prefix}/auth-callback?state=`)).toBe(true)

  const store = browser.openPage()
  expect(await store.auth.commands.complete(callback)).toMatchObject({ ok: true })
  expect(store.auth.getSnapshot().user).toMatchObject({ userName, firstName: 'Ada' })
  await vi.waitFor(() => expect(store.cart.getSnapshot()).toMatchObject({ count: 2, status: 'filled' }), 20_000)
  expect([...browser.platform.stored.values(), ...browser.platform.jar.values()].join()).not.toMatch(/[0-9a-f]{64}/)

  const token = await signIn(url, userName, password)
  const code = await placeOrder(url, token)
  expect(await store.account.commands.load()).toMatchObject({ ok: true, value: { userName } })
  await vi.waitFor(() => expect(store.account.getSnapshot().orders).toHaveLength(1), 20_000)
  expect(store.account.getSnapshot().orders[0]).toMatchObject({
    number: code,
    status: 'awaiting_fulfillment',
    subtotal: { amount: 5980, currency: 'EUR' },
    shippingOption: 'Standard',
    address: { firstName: 'Ada', lastName: 'Vale', country: 'DE' },
    lines: [{ name: 'Wollmütze', quantity: 2 }],
  })
  expect(await store.cart.commands.refresh()).toMatchObject({ ok: true, value: null })

  store.auth.commands.signOut()
  await vi.waitFor(() => expect(browser.hidden.size).toBe(0), 20_000)
  expect(store.auth.getSnapshot().isAuthenticated).toBe(false)
  store.stop()
})

test('the search finds what can be bought', async () => {
  const { openPage } = openBrowser(url)
  const store = openPage()
  store.search.commands.open()
  store.search.commands.type('woll')
  await vi.waitFor(() => expect(store.search.getSnapshot().results?.total).toBe(3), 20_000)
  store.stop()
})
