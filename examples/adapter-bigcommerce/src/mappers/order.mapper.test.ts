import { siteAt } from '@cairn/core/testing'
import { describe, expect, test } from 'vitest'
import { product, variant } from '../payloads/goods.fixture.ts'
import { order, orders } from '../payloads/orders.fixture.ts'
import { mapCatalogue } from './catalogue.mapper.ts'
import { mapOrder, mapOrders, productIdsOfOrders } from './order.mapper.ts'

const site = siteAt('de/de-de')
const catalogue = mapCatalogue({
  data: [product(), product({ id: 92, name: 'Beck', variants: [variant({ id: 921 })] })],
})

describe('orders', () => {
  test('have the amounts of the side of the tax that the site shows', () => {
    const ofSite = (prefix: string) => mapOrder(order(), { site: siteAt(prefix), catalogue })
    expect(ofSite('de/de-de')).toMatchObject({
      number: '118',
      status: 'awaiting_fulfillment',
      placedAt: '2026-03-05T21:40:11.000Z',
      subtotal: { amount: 28_000, currency: 'EUR' },
      shippingCost: { amount: 1000 },
      total: { amount: 29_000 },
      taxIncluded: true,
      shippingOption: 'Express',
      address: { line1: 'Weg 1', line2: null, region: 'Steiermark', country: 'AT' },
      lines: [
        { variantId: '91-912', slug: 'tarn-anorak', imageUrl: 'https://pictures.example/tarn.webp', quantity: 2 },
      ],
    })
    expect(ofSite('us/en-us')).toMatchObject({
      subtotal: { amount: 23_529 },
      total: { amount: 24_369 },
      taxIncluded: false,
    })
  })

  test('show the subtotal after discount and coupon', () => {
    expect(mapOrders(orders['a discount and a coupon'], { site })).toMatchObject([
      { discount: { amount: 2800 }, subtotal: { amount: 25_200 } },
    ])
  })

  test('that are downloads or picked up show the address of the invoice, and all their lines', () => {
    for (const name of ['a download, without a shipping address', 'a pick-up', 'a gift certificate'])
      expect(mapOrders(orders[name], { site })).toMatchObject([{ address: { city: 'Graz' }, lines: [{}] }])
  })

  test('without a state of the core, and checkouts that nobody completed', () => {
    expect(mapOrders(orders['a checkout that nobody completed'], { site })).toEqual([])
    expect(mapOrders(undefined, { site })).toEqual([])
    const stateOf = (status_id: number) => mapOrder(order({ status_id }), { site }).status
    expect([1, 2, 3, 4, 5, 10, 11, 99].map(stateOf)).toEqual([
      'awaiting_fulfillment',
      'shipped',
      'shipped',
      'cancelled',
      'cancelled',
      'completed',
      'awaiting_fulfillment',
      'awaiting_fulfillment',
    ])
  })

  test('name the products of their lines once', () => {
    expect(productIdsOfOrders([order(), order()])).toEqual(['91'])
    expect(productIdsOfOrders([order({ consignments: null }), null])).toEqual([])
  })
})
