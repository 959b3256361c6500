import { expect, test } from 'vitest'
import { mapCart } from './cart.mapper.ts'
import { order, site } from './vendure.fixture.ts'

const context = { site, guest: 'token', catalogueLanguage: 'en' }

test('a cart has the amounts, the discounts and the coupons of the order', () => {
  const cart = mapCart(order, context)
  expect(cart).toMatchObject({
    id: 'guest.token',
    revision: null,
    customerId: null,
    country: 'AT',
    baseAmount: 5980,
    discountAmount: 500,
    cartAmount: 4882,
    coupons: [{ code: 'TENTH', discountedAmount: 598 }],
    taxes: [{ label: 'Standard Tax Europe', amount: 779, isIncluded: true }],
    note: 'Ring twice',
    custom: { gift: true },
  })
  expect(cart.discounts).toEqual([
    { label: 'A tenth less', amount: 598, code: 'TENTH' },
    { label: 'Five euros less', amount: 500, code: null },
  ])
  expect(cart.lines).toMatchObject([
    {
      name: 'Wollmütze',
      options: [
        { name: 'Color', value: 'Rostrot' },
        { name: 'Size', value: 'M' },
      ],
      properties: { engraving: 'Ida' },
      custom: {},
      salePrice: 2990,
      extendedPrice: 5980,
      discountAmount: 500,
      couponAmount: 598,
      isTracked: true,
      inventoryLevel: 120,
    },
  ])
})

test("a customer's cart has the code of the order as its id, and its owner", () => {
  const owned = { ...order, customer: { id: '7', emailAddress: 'ada@shop.example' } }
  expect(mapCart(owned, { ...context, guest: null })).toMatchObject({
    id: 'order.4RKH33NYBDQYWC8A',
    customerId: '7',
    email: 'ada@shop.example',
  })
  // A guest who has entered an address in the checkout is still a guest.
  expect(mapCart(owned, context).customerId).toBeNull()
})

test('yen have no decimals, although Vendure counts hundredths of them', () => {
  const cart = mapCart({ ...order, currencyCode: 'JPY', subTotal: 488200 }, context)
  expect([cart.cartAmount, cart.currencySymbol]).toEqual([4882, '¥'])
})

test.each([
  ['IN_STOCK', false, null],
  ['LOW_STOCK', false, null],
  ['OUT_OF_STOCK', true, 0],
  ['7', true, 7],
  ['a few', false, null],
])('the stock %s is known as far as it says', (stockLevel, isTracked, inventoryLevel) => {
  const lines = order.lines.map((line) => ({ ...line, productVariant: { ...line.productVariant, stockLevel } }))
  expect(mapCart({ ...order, lines }, context).lines[0]).toMatchObject({ isTracked, inventoryLevel })
})

test.each([null, '', 'not json', '[]', '"text"', '{"engraving":7}'])(
  'the custom field %j loses no cart',
  (properties) => {
    const lines = order.lines.map((line) => ({ ...line, customFields: { properties, custom: properties } }))
    expect(mapCart({ ...order, lines }, context).lines[0]?.properties).toEqual({})
  },
)

test('an order of a Vendure without custom fields has no note and no data', () => {
  const { customFields: _, ...plain } = order
  expect(mapCart(plain, context)).toMatchObject({ note: null, custom: {} })
})
