import { createServiceCall, listOf, recordOf } from '@cairn/core/adapter'
import { siteAt } from '@cairn/core/testing'
import { describe, expect, test } from 'vitest'
import { product, products, variant, wishlists } from '../payloads/goods.fixture.ts'
import { credentials, methods, order, orders, problems, zones } from '../payloads/orders.fixture.ts'
import { mapCatalogue } from './catalogue.mapper.ts'
import { mapCredentials } from './customer.mapper.ts'
import { readVariantId, variantIdOf } from './ids.ts'
import { mapOrder, mapOrders, productIdsOfOrders } from './order.mapper.ts'
import { problemOf } from './problem.ts'
import { mapProduct } from './product.mapper.ts'
import { mapShippingMethods, zoneOf } from './shipping.mapper.ts'
import { mapWishlist, readWishlists } from './wishlist.mapper.ts'

const site = siteAt('de/de-de')
const catalogue = mapCatalogue({
  data: [product(), product({ id: 92, name: 'Beck', variants: [variant({ id: 921 })] })],
})

describe('ids of variants', () => {
  test('contain both ids, and nothing else is one', () => {
    expect([variantIdOf(91, '912'), variantIdOf(91, null), variantIdOf({}, 1)]).toEqual(['91-912', null, null])
    expect(readVariantId('91-912')).toEqual({ productId: 91, variantId: 912 })
    expect(['912', '91-', '-1', 'a-b', '1-2-3', '91-912 ', '1e3-1'].map(readVariantId)).toEqual(Array(7).fill(null))
  })
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

describe('wish lists', () => {
  const listed = (name: string) => mapWishlist(readWishlists(wishlists[name]), { site, catalogue })

  test('show the product that an item only names', () => {
    expect(listed('an item with its variant')).toEqual([
      {
        id: '30-44',
        productId: '91',
        variantId: '91-912',
        slug: 'tarn-anorak',
        name: 'Tarn Anorak',
        category: [],
        imageUrl: 'https://pictures.example/tarn.webp',
        options: [{ name: 'Color', value: 'Rust' }],
        price: { amount: 14_000, currency: 'EUR' },
        regularPrice: { amount: 15_000, currency: 'EUR' },
        isAvailable: true,
      },
    ])
    expect(listed('an item without a variant')).toMatchObject([{ variantId: null, options: [] }])
    expect(listed('two lists').map(({ id }) => id)).toEqual(['30-44', '31-45'])
  })

  test('show an item once that two tabs added, and none whose product is gone', () => {
    const items = readWishlists(wishlists['an item with its variant'])
    const twice = [
      ...items,
      ...items.map((item) => ({ ...item, id: '30-99' })),
      { id: '30-1', productId: '5', variantId: null },
    ]
    expect(mapWishlist(twice, { site, catalogue }).map(({ id }) => id)).toEqual(['30-44'])
  })
})

describe('products', () => {
  const mapped = (name: string) => listOf(recordOf(products[name]).data).map((json) => mapProduct(json, { site }))

  test('have options with the spelling of the core, and colours', () => {
    const [one] = mapped('a product with stock by variant')
    expect(one?.options).toEqual([
      { name: 'Color', label: 'color', values: [{ key: '127', label: 'Rust', hex: '#a5482c' }] },
    ])
    expect(one?.variants).toMatchObject([
      { id: '91-912', options: { Color: '127' }, price: { amount: 14_000 }, inventoryLevel: 4 },
    ])
    expect(one?.description).toBe('')
  })

  test('have the prices of a variant before those of the product', () => {
    const [one] = mapped('a variant with prices of its own')
    expect(one?.variants[0]).toMatchObject({ price: { amount: 12_000 }, regularPrice: { amount: 16_000 } })
  })
})

describe('shipping', () => {
  const methodOf = (name: string) =>
    mapShippingMethods(methods[name], { zone: { id: '1', fees: null, free: null }, currency: 'EUR', channelId: '1' })

  test.each([
    ['a rate per order', { rate: 1000 }],
    ['a rate as text', { rate: 490 }],
    ['a handling fee', { rate: 1150 }],
    ['a percentage as the handling fee', { rate: 1050 }],
    ['a rate per item', { rate: null }],
    ['a carrier', { rate: null, packaging: ['box'] }],
    [
      'free shipping with settings as text',
      { rate: null, minimumSubtotal: 8000, usesDiscountedSubtotal: false, excludesFixedShippingProducts: true },
    ],
  ])('%s is %j', (name, expected) => {
    expect(methodOf(name)).toMatchObject([expected])
  })

  test('leaves out the methods of another channel', () => {
    expect(methodOf('another channel')).toEqual([])
  })

  test('has the zone that names a country, otherwise that of the rest of the world', () => {
    const zoneFor = (names: readonly string[], country: string) =>
      zoneOf(
        names.flatMap((name) => listOf(zones[name])),
        country,
      )?.id ?? null
    expect(zoneFor(['the rest of the world', 'a country'], 'AT')).toBe('1')
    expect(zoneFor(['the rest of the world', 'a country'], 'JP')).toBe('2')
    expect(zoneFor(['a country'], 'JP')).toBeNull()
    expect(zoneFor(['the rest of the world', 'a zone that is switched off'], 'AT')).toBeNull()
    expect(zoneFor(['the rest of the world', 'states, which need an address'], 'AT')).toBeNull()
  })

  test('adds the free shipping of the zone', () => {
    const zone = zoneOf(zones['free shipping, and a number as its minimum'], 'AT')
    if (zone === null) throw new Error('No zone')
    expect(mapShippingMethods([], { zone, currency: 'EUR', channelId: '1' })).toMatchObject([
      { id: 'zone-1', type: 'freeshipping', rate: 0, minimumSubtotal: 8000 },
    ])
  })
})

describe('customers and errors', () => {
  test('a password is right only if BigCommerce says so', () => {
    expect(
      [credentials['a right password'], credentials['a wrong password'], {}, { is_valid: 'true' }].map(
        (body) => mapCredentials(body).isValid,
      ),
    ).toEqual([true, false, false, false])
  })

  test.each([
    ['a conflict', 'CONFLICT', 'The cart was changed meanwhile.'],
    ['a refusal', 'REFUSED', 'You can only purchase a maximum of 2 of the Mug & Saucer per order.'],
    ['a list, of v2', 'NOT_FOUND', 'The requested resource was not found.'],
    ['a list, of the Storefront checkout', 'REFUSED', 'The coupon is not valid'],
    ['not found, without a body', 'NOT_FOUND', undefined],
    ['a page of a proxy', 'SERVER', undefined],
  ])('%s is %s', async (name, code, detail) => {
    const { status = 0, body } = problems[name] ?? {}
    const fetch = async () => (body === undefined ? new Response('<p>', { status }) : Response.json(body, { status }))
    const call = createServiceCall({ url: 'https://api.example', fetch, problemOf })
    await expect(call({ path: '/carts', retries: 0, read: () => null })).rejects.toMatchObject({ code, detail, status })
  })
})
