// @vitest-environment node
import { siteAt } from '@cairn/core/testing'
import { expect, test } from 'vitest'
import { item, order, product, variant } from './fixtures.ts'
import { mapOrder } from './order.mapper.ts'
import { mapProduct } from './product.mapper.ts'
import { cardOf, facetsOf } from './search.mapper.ts'

const site = siteAt('ie/en-ie')

test('a product has its options, its variants with stock and prices, and its images', () => {
  const mapped = mapProduct(site, product)
  expect(mapped).toMatchObject({
    id: 'prod_1',
    slug: 'rain-jacket',
    category: ['Jackets'],
    materials: 'Polyamide',
    gender: 'women',
    fit: '',
    taxIncluded: true,
  })
  expect(mapped?.options.map(({ name, values }) => [name, values.map(({ key }) => key)])).toEqual([
    ['Color', ['Rust', 'Moss']],
    ['Size', ['M']],
  ])
  expect(mapped?.variants).toEqual([
    {
      id: 'variant_1',
      sku: 'JACKET-RUST-M',
      options: { Color: 'Rust', Size: 'M' },
      price: { amount: 7990, currency: 'EUR' },
      regularPrice: { amount: 10000, currency: 'EUR' },
      isTracked: true,
      inventoryLevel: 4,
    },
  ])
  expect(mapped?.images.map(({ view }) => view)).toEqual(['front', 'back', 'detail'])
})

test('a product without a price in the region has no page there', () => {
  expect(mapProduct(site, { ...product, variants: [{ ...variant, calculated_price: null }] })).toBeNull()
})

test('a product without a choice has no options', () => {
  const options = [{ title: 'Default option', values: [{ value: 'Default option value' }] }]
  const variants = [{ ...variant, options: [{ value: 'Default option value', option: { title: 'Default option' } }] }]
  const mapped = mapProduct(site, { ...product, options, variants })
  expect([mapped?.options, mapped?.variants[0]?.options]).toEqual([[], {}])
})

test('a card shows the cheapest variant', () => {
  const price = { calculated_amount: 60, original_amount: 60, currency_code: 'eur' }
  const card = cardOf({ ...product, variants: [variant, { ...variant, id: 'variant_2', calculated_price: price }] })
  expect(card).toMatchObject({ variantId: 'variant_2', price: { amount: 6000 }, regularPrice: null, badge: null })
  expect(cardOf({ ...product, variants: [] })).toMatchObject({ variantId: null, price: null })
})

test('a facet without values is left out, and the chosen values are active', () => {
  const facets = {
    color: {
      type: 'value',
      values: [
        { value: 'Rust', count: 2 },
        { value: 'Sand', count: 1 },
      ],
    },
    size: { type: 'value', values: [] },
  }
  const [color, ...others] = facetsOf({ hits: [], metadata: { count: 0 }, facets }, { color: ['Rust'] })
  expect(others).toEqual([])
  expect(color?.values.map(({ isActive }) => isActive)).toEqual([true, false])
})

test('an order has what the customer paid', () => {
  expect(mapOrder(site, order)).toMatchObject({
    number: '12',
    status: 'awaiting_fulfillment',
    discount: { amount: 1598, currency: 'EUR' },
    subtotal: { amount: 14382 },
    shippingCost: { amount: 490 },
    total: { amount: 14872 },
    shippingOption: 'Standard',
    address: { line2: null, region: undefined, country: 'IE' },
    lines: [{ variantId: 'variant_1', price: { amount: 7990 }, extendedPrice: { amount: 15980 } }],
  })
})

test('where prices have no tax, the amounts of an order have none', () => {
  const mapped = mapOrder({ ...site, taxIncluded: false }, order)
  expect([mapped.subtotal.amount, mapped.discount.amount, mapped.shippingCost.amount]).toEqual([11693, 1299, 398])
})

test.each([
  ['canceled', 'not_fulfilled', 'cancelled'],
  ['completed', 'shipped', 'completed'],
  ['pending', 'partially_shipped', 'shipped'],
  ['pending', 'delivered', 'completed'],
  ['requires_action', 'unknown', 'awaiting_fulfillment'],
] as const)('an order that is %s and %s is %s', (status, fulfillment_status, expected) => {
  expect(mapOrder(site, { ...order, status, fulfillment_status }).status).toBe(expected)
})

test('an order without an address or a variant is still shown', () => {
  const mapped = mapOrder(site, {
    ...order,
    shipping_address: null,
    items: [{ ...item, variant_id: null, variant_option_values: null }],
  })
  expect([mapped.address.city, mapped.lines[0]?.variantId]).toEqual(['', ''])
})
