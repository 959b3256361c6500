import { siteAt } from '@cairn/core/testing'
import { expect, test } from 'vitest'
import { cart, managementCarts } from '../payloads/carts.fixture.ts'
import { checkout } from '../payloads/checkouts.fixture.ts'
import { product, variant } from '../payloads/goods.fixture.ts'
import { physicalItem } from '../payloads/items.fixture.ts'
import { storefrontCarts, storefrontCheckouts } from '../payloads/storefront.fixture.ts'
import { mapManagementCart, mapManagementCheckout, mapStorefrontCart, mapStorefrontCheckout } from './cart.mapper.ts'
import { mapCatalogue } from './catalogue.mapper.ts'

const site = siteAt('de/de-de')
const managed = (name: string) => mapManagementCart(managementCarts[name], { site })
const stored = (name: string) => mapStorefrontCart(storefrontCarts[name], { site })

test('a line has both ids in that of its variant, because an add needs both', () => {
  expect(managed('a guest with one line')).toMatchObject({
    customerId: null,
    revision: '3',
    currency: 'EUR',
    lines: [
      { productId: '91', variantId: '91-912', slug: 'tarn-anorak', quantity: 2, listPrice: 15_000, salePrice: 14_000 },
    ],
  })
})

test('the four lists of lines become one', () => {
  expect(managed('a download').lines).toMatchObject([{ kind: 'digital', needsShipping: false }])
  expect(managed('a gift certificate').lines).toMatchObject([
    {
      kind: 'gift-certificate',
      productId: null,
      variantId: null,
      salePrice: 5000,
      extendedPrice: 5000,
      isMutable: false,
    },
  ])
  expect(managed('a custom item with numbers as text').lines).toMatchObject([
    { kind: 'custom', quantity: 3, salePrice: 410, extendedPrice: 1230 },
  ])
})

test('a gift of a promotion cannot be changed', () => {
  expect(managed('a gift of a promotion, which cannot be changed').lines.map(({ isMutable }) => isMutable)).toEqual([
    true,
    false,
  ])
})

test.each([
  ['a discount of a product', 2800],
  ['a discount of the order', 2000],
  ['a discount that a member of staff entered', 2000],
])('%s is the discount of the cart', (name, amount) => {
  const { discountAmount, discounts, baseAmount, cartAmount } = managed(name)
  expect([discountAmount, discounts]).toEqual([amount, [{ label: '', amount, code: null }]])
  expect(cartAmount).toBe(baseAmount - amount)
})

test.each(['a coupon, as a number on the line', 'a coupon, as a list on the line'])(
  '%s is counted once, although the discounts contain it too',
  (name) => {
    expect(managed(name)).toMatchObject({
      discountAmount: 0,
      cartAmount: 25_200,
      coupons: [{ code: 'SCREE', discountedAmount: 2800 }],
      discounts: [{ label: 'Ten per cent off', amount: 2800, code: 'SCREE' }],
    })
  },
)

test.each([
  ['a currency in lower case', 'USD', 28_000],
  ['a currency without decimals', 'JPY', 4000],
  ['a currency with three decimals', 'KWD', 4125],
])('%s has its own minor units', (name, currency, cartAmount) => {
  expect(managed(name)).toMatchObject({ currency, cartAmount })
})

test('without the tax flag, the site says whether prices include the tax', () => {
  expect(managed('no tax flag').taxIncluded).toBe(true)
})

test('the checkout has the amount without the tax on top, the taxes and the message', () => {
  const withTax = managementCarts['amounts with tax on top']
  expect(mapManagementCart(withTax, { site }).cartAmount).toBe(33_320)
  const body = { data: checkout({ customer_message: 'Please ring twice' }, { cart_amount_ex_tax: 280 }) }
  expect(mapManagementCart(withTax, { site, checkout: body })).toMatchObject({
    cartAmount: 28_000,
    taxes: [{ label: 'VAT', amount: 4471, isIncluded: false }],
    note: 'Please ring twice',
  })
})

test('the cart in a checkout has no revision', () => {
  const ofCheckout = mapManagementCheckout({ data: checkout() }, { site })
  expect(ofCheckout).toMatchObject({ revision: null, cartAmount: 28_000, lines: [{ variantId: '91-912' }] })
})

test('the catalogue adds the stock and what is not for sale', () => {
  const body = { data: cart({ physical_items: [physicalItem()] }) }
  const lineWith = (change: object) =>
    mapManagementCart(body, { site, catalogue: mapCatalogue({ data: [product(change)] }) }).lines[0]
  expect(mapManagementCart(body, { site }).lines[0]).toMatchObject({ isTracked: null, inventoryLevel: null })
  expect(lineWith({})).toMatchObject({ isTracked: true, inventoryLevel: 4, isRetired: false, itemError: null })
  expect(lineWith({ inventory_tracking: 'product', inventory_level: 9 })).toMatchObject({ inventoryLevel: 9 })
  expect(lineWith({ inventory_tracking: 'none', inventory_level: 0 })).toMatchObject({
    isTracked: false,
    inventoryLevel: null,
  })
  expect(lineWith({ custom_fields: [{ name: 'is_retired', value: 'TRUE' }] })?.isRetired).toBe(true)
  expect(lineWith({ availability: 'disabled' })?.itemError).toBe('not_for_sale')
  expect(lineWith({ variants: [variant({ purchasing_disabled: true })] })?.itemError).toBe('not_for_sale')
})

test('a line that cannot be read is left out and reported, and the others stay', () => {
  const reported: unknown[] = []
  const body = { data: cart({ physical_items: [null, physicalItem(), { name: 'no id' }] }) }
  const { lines } = mapManagementCart(body, { site, report: (part) => reported.push(part) })
  expect([lines.length, reported]).toEqual([1, [null, { name: 'no id' }]])
})

test('the Storefront API sends a list of no or one cart, or the cart alone', () => {
  expect(stored('no cart')).toBeNull()
  expect(stored('a cart in a list')).toMatchObject({ revision: '3', currencySymbol: '€', channelId: '1' })
  expect(stored('a cart alone, after a change')).toEqual(stored('a cart in a list'))
  expect(stored('options')?.lines[0]?.options).toEqual([{ name: 'Size', value: 'M' }])
  expect(stored('a promotion')).toMatchObject({ discountAmount: 2800, cartAmount: 25_200 })
})

test('a gift certificate that pays shows four characters of its code, which is money', () => {
  const cards = mapStorefrontCheckout(storefrontCheckouts['a gift certificate as payment'], { site }).giftCards
  expect(cards).toEqual([{ id: '-7QX-0', label: '-7QX', amount: 4000, balance: 10_000 }])
})

test.each([null, {}, { data: null }, { data: { id: 'a' } }, 'text'])('%j is no cart', (body) => {
  expect(() => mapManagementCart(body, { site })).toThrow(TypeError)
})
