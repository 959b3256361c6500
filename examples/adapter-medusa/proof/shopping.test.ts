import type { OrderAddress } from '@cairn/core/account'
import { expect, inject, test, vi } from 'vitest'
import { openShop } from './shop.ts'
import { openCustomer, unwrap } from './steps.ts'

const address: OrderAddress = {
  firstName: 'Ada',
  lastName: 'Vale',
  line1: 'Dock Road 1',
  line2: null,
  city: 'Galway',
  region: undefined,
  postalCode: 'H91 X4Y2',
  country: 'IE',
}

const FACTS = { count: 2, subtotal: 37990, currencySymbol: '€', taxIncluded: true }

const medusa = inject('medusa')

test('a guest fills a cart and finds it after a reload', async () => {
  const { openPage } = openShop(medusa)
  const first = openPage().store
  const jacket = await first.gateways.product.load('harbour-rain-jacket', {})
  const variantId = jacket?.variants.find(({ options }) => options.Color === 'Rust' && options.Size === 'M')?.id ?? ''
  unwrap(await first.cart.commands.add({ variantId, quantity: 2 }))
  first.stop()
  const second = openPage().store
  unwrap(await second.cart.commands.refresh())
  const { lines, ...view } = second.cart.getSnapshot()
  expect(Object.fromEntries(Object.keys(FACTS).map((key) => [key, Reflect.get(view, key)]))).toEqual(FACTS)
  const [line] = lines
  expect(line?.name).toBe('Harbour Rain Jacket')
  expect(line?.options.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
    { name: 'Color', value: 'Rust' },
    { name: 'Size', value: 'M' },
  ])
  second.stop()
})

test('a product has one option, three options or none', async () => {
  const { store } = openShop(medusa).openPage()
  const namesOf = async (slug: string) => (await store.gateways.product.load(slug, {}))?.options.map(({ name }) => name)
  expect(await namesOf('pebble-socks')).toEqual(['Size'])
  expect((await namesOf('fjord-trousers'))?.toSorted()).toEqual(['Color', 'Length', 'Size'])
  expect(await namesOf('inlet-mug')).toEqual([])
  store.stop()
})

test('a sale price stands beside the regular price', async () => {
  const { store } = openShop(medusa).openPage()
  const jacket = await store.gateways.product.load('meadow-down-jacket', {})
  expect([jacket?.variants[0]?.price.amount, jacket?.variants[0]?.regularPrice?.amount]).toEqual([19900, 24900])
  const cart = unwrap(await store.cart.commands.add({ variantId: jacket?.variants[0]?.id ?? '' }))
  expect([cart.lines[0]?.salePrice, cart.lines[0]?.listPrice]).toEqual([19900, 24900])
  store.stop()
})

test('a search filters by price', async () => {
  const { store } = openShop(medusa).openPage()
  const find = (price: { readonly low?: number; readonly high?: number }) =>
    store.gateways.search.search({ term: '', filters: { price } }, {})
  const amounts = (await find({ low: 100 })).products.map(({ price }) => price?.amount ?? 0)
  expect(amounts.length).toBeGreaterThan(0)
  expect(Math.min(...amounts)).toBeGreaterThanOrEqual(10_000)
  expect((await find({ low: 100, high: 99 })).total).toBe(0)
  store.stop()
})

test('a search filters by colour and counts what each value would leave', async () => {
  const { store } = openShop(medusa).openPage()
  const { search } = store.gateways
  const results = await search.search({ term: 'jacket', filters: { color: ['Rust'] } }, {})
  expect(results.products.map(({ slug }) => slug).toSorted()).toEqual(['harbour-rain-jacket', 'meadow-down-jacket'])
  const colours = results.facets.find(({ field }) => field === 'color')?.values ?? []
  expect(colours.filter(({ isActive }) => isActive).map(({ value }) => value)).toEqual(['Rust'])
  expect(colours.some(({ value }) => value === 'Sand')).toBe(true)
  const onSale = await search.search({ term: 'jacket', filters: { onSale: true } }, {})
  expect(onSale.products.map(({ badge, slug }) => [slug, badge])).toEqual([['meadow-down-jacket', 'sale']])
  store.stop()
})

test('a coupon makes the cart cheaper, and the wrong one is refused in words', async () => {
  const { store } = openShop(medusa).openPage()
  const { commands } = store.cart
  unwrap(await commands.add({ variantId: medusa.products[0]?.variantId ?? '', quantity: 2 }))
  const cart = unwrap(await commands.change({ kind: 'coupon', code: 'AUTUMN10' }))
  expect(cart.coupons).toEqual([{ code: 'AUTUMN10', discountedAmount: 3799 }])
  expect([cart.baseAmount, cart.discountAmount, cart.cartAmount]).toEqual([37990, 0, 34191])
  expect(cart.discounts).toEqual([{ label: 'AUTUMN10', code: 'AUTUMN10', amount: 3799 }])
  expect(unwrap(await commands.change({ kind: 'coupon', code: 'AUTUMN10' })).coupons).toHaveLength(1)
  expect(await commands.change({ kind: 'coupon', code: 'WINTER' })).toMatchObject({
    ok: false,
    error: { code: 'REFUSED', detail: 'The promotion code WINTER is invalid' },
  })
  const without = unwrap(await commands.change({ kind: 'coupon', code: 'AUTUMN10', isRemoved: true }))
  expect([without.coupons, without.cartAmount]).toEqual([[], 37990])
  expect(await commands.change({ kind: 'giftCard', code: '1234' })).toMatchObject({
    ok: false,
    error: { code: 'REFUSED', problem: 'unsupported' },
  })
  store.stop()
})

test('lines with different properties or data stay apart, and the cart has a note and data of the team', async () => {
  const { store } = openShop(medusa).openPage()
  const { commands } = store.cart
  const variantId = medusa.products[0]?.variantId ?? ''
  unwrap(await commands.add({ variantId, properties: { Engraving: 'Ada' }, custom: { gift: true } }))
  unwrap(await commands.add({ variantId, properties: { Engraving: 'Bo' } }))
  unwrap(await commands.add({ variantId }))
  const cart = unwrap(
    await commands.add({ variantId, properties: { Engraving: 'Ada' }, custom: { gift: true }, quantity: 2 }),
  )
  const facts = cart.lines.map(({ custom, properties, quantity }) => [quantity, properties, custom])
  expect(new Set(facts)).toEqual(
    new Set([
      [1, {}, {}],
      [1, { Engraving: 'Bo' }, {}],
      [3, { Engraving: 'Ada' }, { gift: true }],
    ]),
  )
  const lineId = cart.lines.find(({ quantity }) => quantity === 3)?.id ?? ''
  const changed = unwrap(await commands.change({ kind: 'lineProperties', lineId, properties: { Engraving: 'Ada V.' } }))
  expect(changed.lines.find(({ id }) => id === lineId)).toMatchObject({
    quantity: 3,
    properties: { Engraving: 'Ada V.' },
    custom: { gift: true },
  })
  unwrap(await commands.change({ kind: 'note', text: 'Ring twice' }))
  const data = unwrap(await commands.change({ kind: 'custom', name: 'campaign', value: { id: 7 } }))
  expect([data.note, data.custom]).toEqual(['Ring twice', { campaign: { id: 7 } }])
  unwrap(await commands.change({ kind: 'note', text: '' }))
  const none = unwrap(await commands.change({ kind: 'custom', name: 'campaign', value: null }))
  expect([none.note, none.custom]).toEqual([null, {}])
  store.stop()
})

test('a customer buys a cart, and the account shows the order', async () => {
  const { payment, shop, store } = await openCustomer(medusa)
  const variantId = medusa.products.find(({ handle }) => handle === 'cove-fleece')?.variantId ?? ''
  const stockOf = async () =>
    (await store.gateways.product.load('cove-fleece', {}))?.variants.find(({ id }) => id === variantId)?.inventoryLevel
  const before = (await stockOf()) ?? 0
  const cart = unwrap(await store.cart.commands.add({ variantId, quantity: 2 }))
  unwrap(await store.cart.commands.change({ kind: 'coupon', code: 'AUTUMN10' }))
  unwrap(await store.checkout.commands.start())
  await vi.waitFor(() => expect(shop.platform.visited.at(-1)).toMatch(/\/ie\/en-ie\/checkout\?start=/))
  const { delivery } = store.gateways
  const methods = await delivery?.setAddresses({ cartId: cart.id, email: null, shipping: address, billing: null }, {})
  expect(methods?.map(({ cost, description, label }) => [label, description, cost.amount])).toEqual([
    ['Standard', 'Three to five working days', 490],
    ['Express', 'The next working day', 1200],
  ])
  const totals = await delivery?.setShippingMethod({ cartId: cart.id, methodId: methods?.[0]?.id ?? '' }, {})
  expect([totals?.shippingCost.amount, totals?.total.amount]).toEqual([490, 16672])
  await payment.prepare(cart.id, {})
  const order = await payment.complete(cart.id, {})
  expect((await payment.complete(cart.id, {})).number).toBe(order.number)
  unwrap(await store.account.commands.load())
  expect(store.account.getSnapshot().orders).toEqual([order])
  expect(await store.gateways.account.order(order.number, {})).toEqual(order)
  expect([order.subtotal.amount, order.shippingCost.amount, order.total.amount]).toEqual([16182, 490, 16672])
  expect([order.discount.amount, order.discounts?.map(({ code, amount }) => [code, amount.amount])]).toEqual([
    1798,
    [['AUTUMN10', 1798]],
  ])
  expect(order.address).toEqual(address)
  expect([order.status, order.shippingOption, order.lines[0]?.quantity]).toEqual([
    'awaiting_fulfillment',
    'Standard',
    2,
  ])
  expect(await stockOf()).toBe(before - 2)
  expect(await store.gateways.cart.load(cart.id, {})).toBe(null)
  store.stop()
})

test('a guest buys without an account, and an address in a country without shipping is refused', async () => {
  const { payment, store } = openShop(medusa).openPage()
  const cart = unwrap(await store.cart.commands.add({ variantId: medusa.products[0]?.variantId ?? '' }))
  const { delivery } = store.gateways
  const addresses = { cartId: cart.id, email: 'guest@shop.example', shipping: address, billing: null }
  const abroad = delivery?.setAddresses({ ...addresses, shipping: { ...address, country: 'JP' } }, {})
  await expect(abroad).rejects.toMatchObject({ code: 'REFUSED', detail: expect.stringContaining('jp') })
  const methods = await delivery?.setAddresses(addresses, {})
  await delivery?.setShippingMethod({ cartId: cart.id, methodId: methods?.[1]?.id ?? '' }, {})
  await payment.prepare(cart.id, {})
  const order = await payment.complete(cart.id, {})
  expect([order.total.amount, order.shippingOption]).toEqual([18995 + 1200, 'Express'])
  expect(unwrap(await store.cart.commands.refresh())).toBeNull()
  store.stop()
})
