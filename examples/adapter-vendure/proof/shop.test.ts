import { expect, inject, test, vi } from 'vitest'
import { payOrder, placeOrder } from './placeOrder.ts'
import { ORIGIN, openBrowser, site } from './shop.ts'
import { openWorld, signIn } from './world.ts'

const url = inject('vendure')

/** Creates a customer of Vendure with a new address. */
const createCustomer = async () => {
  const world = openWorld(url, site)
  const customer = await world.customer()
  return { userName: customer.profile.userName, password: customer.password }
}

/** Signs in like the form of the shop, and returns the URL of the page that completes the sign-in. */
const fillForm = async (
  browser: ReturnType<typeof openBrowser>,
  href: string,
  fields: Readonly<Record<string, string>>,
) => {
  const form = await browser.send(href, { redirect: 'manual' })
  const { pathname, searchParams } = new URL(form.headers.get('location') ?? '')
  expect(pathname).toBe('/sign-in')
  const cartId = browser.platform.jar.get('bc_cartId')?.value
  const body = JSON.stringify({ ...Object.fromEntries(searchParams), ...fields, cartId })
  const headers = { 'content-type': 'application/json' }
  return (await browser.send(`${ORIGIN}/session/sign-in`, { method: 'POST', headers, body })).json()
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
  const address = browser.platform.visited[0] ?? ''
  expect(await fillForm(browser, address, { username: userName, password: 'wrong' })).toMatchObject({ status: 401 })
  const { href } = await fillForm(browser, address, { username: userName, password })

  const store = browser.openPage()
  expect(await store.auth.commands.complete(href)).toMatchObject({ ok: true })
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

test('a guest enters an address on the checkout page of the shop, chooses a method, and pays', async () => {
  const browser = openBrowser(url)
  const store = browser.openPage()
  await store.cart.commands.add({ variantId: '1', quantity: 2 })
  expect(await store.checkout.commands.start()).toMatchObject({ ok: true, value: { kind: 'redirect' } })
  await vi.waitFor(() => expect(browser.platform.visited).toHaveLength(1), 5000)
  expect(new URL(browser.platform.visited[0] ?? '', ORIGIN).pathname).toBe('/checkout')
  store.stop()

  const page = browser.openPage()
  await vi.waitFor(() => expect(page.cart.getSnapshot()).toMatchObject({ count: 2, status: 'filled' }), 20_000)
  const cartId = page.cart.getSnapshot().id ?? ''
  const { delivery } = page.gateways
  const shipping = {
    firstName: 'Ida',
    lastName: 'Gill',
    line1: 'Weg 1',
    line2: null,
    city: 'Ulm',
    postalCode: '89073',
    country: 'DE',
  }
  const { userName } = await createCustomer()
  await expect(delivery?.setAddresses({ cartId, email: userName, shipping, billing: null }, {})).rejects.toMatchObject({
    code: 'REFUSED',
    problem: 'EMAIL_ADDRESS_CONFLICT_ERROR',
    detail: expect.any(String),
  })
  const email = `guest.${Date.now()}@shop.example`
  const methods = await delivery?.setAddresses({ cartId, email, shipping, billing: null }, {})
  expect(methods?.map(({ label, cost }) => [label, cost.amount])).toEqual([
    ['Standard', 490],
    ['Express', 990],
  ])
  expect(await delivery?.setShippingMethod({ cartId, methodId: methods?.[1]?.id ?? '' }, {})).toEqual({
    shippingCost: { amount: 990, currency: 'EUR' },
    total: { amount: 6970, currency: 'EUR' },
  })
  await payOrder(url, cartId.replace('guest.', ''))
  expect(await page.cart.commands.refresh()).toMatchObject({ ok: true, value: null })
  page.stop()
})

test('the search finds what can be bought', async () => {
  const { openPage } = openBrowser(url)
  const store = openPage()
  store.search.commands.open()
  store.search.commands.type('woll')
  await vi.waitFor(() => expect(store.search.getSnapshot().results?.total).toBe(3), 20_000)
  store.stop()
})

test('coupons, a note, properties of a line and data of the team are kept by Vendure', async () => {
  const browser = openBrowser(url)
  const store = browser.openPage()
  const { add, change } = store.cart.commands
  await add({ variantId: '1', quantity: 2 })
  await add({ variantId: '1', properties: { engraving: 'Ida' } })
  await add({ variantId: '1', properties: { engraving: 'Ida' } })
  expect(store.cart.getSnapshot().lines.map(({ properties, quantity }) => [properties, quantity])).toEqual([
    [{}, 2],
    [{ engraving: 'Ida' }, 2],
  ])
  expect(await change({ kind: 'coupon', code: 'NOPE' })).toMatchObject({
    ok: false,
    error: { code: 'REFUSED', problem: 'COUPON_CODE_INVALID_ERROR', detail: expect.any(String) },
  })
  expect(await change({ kind: 'coupon', code: 'TENTH' })).toMatchObject({ ok: true })
  expect(await change({ kind: 'coupon', code: 'FIVER' })).toMatchObject({ ok: true })
  expect(store.cart.getSnapshot()).toMatchObject({
    subtotal: 10_264,
    coupons: [
      { code: 'TENTH', discountedAmount: 1196 },
      { code: 'FIVER', discountedAmount: 500 },
    ],
    discounts: [
      { label: 'A tenth less', amount: 1196, code: 'TENTH' },
      { label: 'Five euros less', amount: 500, code: 'FIVER' },
    ],
  })
  await change({ kind: 'coupon', code: 'FIVER', isRemoved: true })
  await change({ kind: 'note', text: 'Ring twice' })
  await change({ kind: 'custom', name: 'gift', value: { wrap: 'red' } })
  const [line] = store.cart.getSnapshot().lines
  await change({ kind: 'lineProperties', lineId: line?.id ?? '', properties: { engraving: 'Ada' } })
  expect(await change({ kind: 'giftCard', code: 'GIFT' })).toMatchObject({
    ok: false,
    error: { problem: 'unsupported' },
  })
  store.stop()

  const page = browser.openPage()
  await page.cart.commands.refresh()
  expect(page.cart.getSnapshot()).toMatchObject({
    subtotal: 10_764,
    note: 'Ring twice',
    custom: { gift: { wrap: 'red' } },
    lines: [{ properties: { engraving: 'Ada' } }, { properties: { engraving: 'Ida' } }],
    unsupported: ['idempotency', 'versions', 'giftCards'],
  })
  page.stop()
})

test('a quantity that Vendure reduces to its stock comes with a notice', async () => {
  const store = openBrowser(url).openPage()
  expect(await store.cart.commands.add({ variantId: '5', quantity: 8 })).toMatchObject({
    ok: true,
    value: { notices: [{ code: 'quantity-reduced', wanted: 8, granted: 3, text: expect.any(String) }] },
  })
  expect(store.cart.getSnapshot()).toMatchObject({ count: 3 })
  store.stop()
})

test('the notice of an add to a line has the quantities of the whole line', async () => {
  const store = openBrowser(url).openPage()
  await store.cart.commands.add({ variantId: '5', quantity: 2 })
  expect(await store.cart.commands.add({ variantId: '5', quantity: 8 })).toMatchObject({
    ok: true,
    value: { notices: [{ code: 'quantity-reduced', wanted: 10, granted: 3 }] },
  })
  expect(store.cart.getSnapshot()).toMatchObject({ count: 3 })
  store.stop()
})
