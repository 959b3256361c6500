import { siteAt } from '@cairn/core/testing'
import { expect, test } from 'vitest'
import { item, order } from './medusa.fixture.ts'
import { mapOrder } from './order.mapper.ts'

const site = siteAt('ie/en-ie')

test('an order has what the customer paid', () => {
  expect(mapOrder(site, order)).toMatchObject({
    number: '12',
    status: 'awaiting_fulfillment',
    discount: { amount: 1598, currency: 'EUR' },
    discounts: [{ label: 'AUTUMN10', code: 'AUTUMN10', amount: { amount: 1598, currency: 'EUR' } }],
    subtotal: { amount: 14382 },
    shippingCost: { amount: 490 },
    total: { amount: 14872 },
    shippingOption: 'Standard',
    address: { line2: null, region: undefined, country: 'IE' },
    lines: [{ variantId: 'variant_1', price: { amount: 7990 }, extendedPrice: { amount: 15980 } }],
  })
})

test('where prices have no tax, the amounts of an order have none', () => {
  const items = order.items.map((each) => ({ ...each, is_tax_inclusive: false }))
  const mapped = mapOrder({ ...site, taxIncluded: false }, { ...order, items })
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

test('the metadata of an order are data of the team, without the note of the cart', () => {
  const metadata = { note: 'Ring twice', gift: true }
  expect(mapOrder(site, { ...order, metadata }).custom).toEqual({ gift: true })
  expect(mapOrder(site, { ...order, metadata: { note: 'Ring twice' } })).not.toHaveProperty('custom')
})
