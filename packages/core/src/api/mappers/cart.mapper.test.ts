import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { nextId, openDomain } from '../../cart/cart.fixture.ts'
import { type CartGateway, cartMachine } from '../../cart/index.ts'
import type { components } from '../generated/store.ts'
import { mapCart } from './cart.mapper.ts'

type Wire = components['schemas']['Cart']
type WireLine = components['schemas']['CartItem']

const wireLine: WireLine = {
  id: 'line-1',
  parent_id: null,
  product_id: 143,
  variant_id: 14301,
  sku: 'CN0143-EMB-XS',
  name: 'Ford Wind Anorak',
  url: '/ford-wind-anorak',
  quantity: 3,
  image_url: '/media/ford/ember/front-400.webp',
  list_price: 10,
  sale_price: 9,
  original_price: 10,
  extended_list_price: 30,
  extended_sale_price: 27,
  discount_amount: 3,
  coupon_amount: 1.5,
  is_require_shipping: true,
  is_mutable: true,
  item_error: 'not_available',
  options: [
    { name: 'Color', value: 'Ember' },
    { name: 'Size', value: 'XS' },
  ],
  inventory_tracking: 'variant',
  inventory_level: 7,
  product: { id: 143, sku: 'CN0143', custom_url: { url: '/ford-wind-anorak/' }, custom_fields: [] },
  variant: { id: 14301, price: 10, sale_price: 9, inventory_level: 7 },
}

const wireCart: Wire = {
  id: 'cbab8e5e-e89e-4ed4-ab39-697c5140327d',
  version: 4,
  site: 'de/de-de',
  customer_id: 12,
  channel_id: 1,
  email: 'anna@walker.example',
  currency: { code: 'EUR', symbol: '€', decimal_places: 2 },
  locale: 'de-DE',
  tax_included: true,
  country: 'DE',
  base_amount: 150,
  discount_amount: 30,
  cart_amount: 120,
  coupons: [{ code: 'TRAIL', coupon_type: 'per_total_discount', discounted_amount: 5.5 }],
  line_items: {
    physical_items: [wireLine],
    digital_items: [{ ...wireLine, id: 'line-2', is_require_shipping: false }],
    gift_certificates: [{ id: 'line-3', name: 'A gift', quantity: 1, amount: 50 }],
    custom_items: [
      { id: 'line-4', sku: 'WAX', name: 'Waxing', quantity: '3', list_price: '0.10', extended_list_price: '0.30' },
    ],
  },
  removed_items: [{ id: 'line-9', name: 'Glacier Pack', reason: 'unshippable' }],
  created_time: '2026-11-20T07:16:30.000Z',
  updated_time: '2026-11-21T08:16:30+01:00',
}

/** Returns a cart that breaks the contract as the wire type, so that a test can pass it to the mapper. */
const withoutContract = (cart: object): Wire => JSON.parse(JSON.stringify(cart))

test('each field of the cart is mapped', { meta: { spec: ['3.cart.fields', '3.cart.all-cart-items'] } }, () => {
  const { lines, ...cart } = mapCart(wireCart)
  expect(cart).toEqual({
    id: 'cbab8e5e-e89e-4ed4-ab39-697c5140327d',
    revision: '4',
    customerId: '12',
    channelId: '1',
    email: 'anna@walker.example',
    currency: 'EUR',
    currencySymbol: '€',
    locale: 'de-DE',
    taxIncluded: true,
    country: 'DE',
    baseAmount: 15000,
    discountAmount: 3000,
    cartAmount: 12000,
    coupons: [{ code: 'TRAIL', discountedAmount: 550 }],
    discounts: [{ label: 'TRAIL', amount: 550, code: 'TRAIL' }],
    taxes: [],
    giftCards: [],
    notices: [],
    note: null,
    custom: {},
    createdAt: '2026-11-20T07:16:30.000Z',
    updatedAt: '2026-11-21T07:16:30.000Z',
    removed: [{ id: 'line-9', name: 'Glacier Pack' }],
  })
  const kinds = ['physical', 'digital', 'gift-certificate', 'custom']
  expect(lines.map(({ kind }) => kind)).toEqual(kinds)
  const claims = mapCart(withoutContract({ ...wireCart, all_cart_items: [], total_item: 0 }))
  expect(claims.lines.map(({ kind }) => kind)).toEqual(kinds)
})

test('each cart field that a view derives is mapped and has its value', {
  meta: { spec: ['3.cart.fields'] },
}, async () => {
  const gateway: CartGateway = {
    load: async () => mapCart(wireCart),
    create: async () => mapCart(wireCart),
    save: async () => mapCart(wireCart),
    claim: async () => null,
    release: async () => undefined,
  }
  const actor = createActor(cartMachine, { input: { gateway } }).start()
  const cart = openDomain(actor)
  actor.send({ type: 'cart.start', changeId: nextId(), cartId: wireCart.id })
  expect(cart.getSnapshot()).toMatchObject({ isLoading: true, wasRequested: true, status: 'unknown' })
  await expect.poll(() => cart.getSnapshot().isLoading).toBe(false)
  // The count includes 3 physical, 3 digital and 3 custom items and one gift certificate. The physical and the digital
  // line have the error `not_available`.
  expect(cart.getSnapshot()).toMatchObject({
    id: wireCart.id,
    lines: [{ id: 'line-1' }, { id: 'line-2' }, { id: 'line-3' }, { id: 'line-4' }],
    count: 10,
    allItemsInStock: true,
    baseAmount: 15_000,
    discountAmount: 3000,
    subtotal: 12_000,
    currency: 'EUR',
    currencySymbol: '€',
    taxIncluded: true,
    country: 'DE',
    moved: [],
  })
  actor.stop()
})

test('each field of a line is mapped', { meta: { spec: ['3.cart.line-fields'] } }, () => {
  const [line] = mapCart(wireCart).lines
  expect(line).toEqual({
    id: 'line-1',
    kind: 'physical',
    productId: '143',
    variantId: '14301',
    sku: 'CN0143-EMB-XS',
    name: 'Ford Wind Anorak',
    slug: 'ford-wind-anorak',
    imageUrl: '/media/ford/ember/front-400.webp',
    options: [
      { name: 'Color', value: 'Ember' },
      { name: 'Size', value: 'XS' },
    ],
    properties: {},
    custom: {},
    quantity: 3,
    listPrice: 1000,
    salePrice: 900,
    extendedPrice: 2700,
    extendedListPrice: 3000,
    discountAmount: 300,
    couponAmount: 150,
    isMutable: true,
    needsShipping: true,
    isComingSoon: false,
    isRetired: false,
    itemError: 'not_available',
    isTracked: true,
    inventoryLevel: 7,
  })
})

test('a field that a line leaves out is unknown and causes no error', {
  meta: { spec: ['3.cart.line-fields'] },
}, () => {
  const bare = withoutContract({ ...wireCart, line_items: { physical_items: [{ id: 7, list_price: '10' }] } })
  expect(mapCart(bare).lines).toMatchObject([
    {
      id: '7',
      name: '',
      slug: null,
      imageUrl: null,
      options: [],
      quantity: 1,
      listPrice: 1000,
      extendedPrice: 1000,
      discountAmount: 0,
      couponAmount: 0,
      itemError: null,
      isTracked: null,
      inventoryLevel: null,
    },
  ])
})

test('the price of a line comes from the server, not from the list price', {
  meta: { spec: ['3.cart.line-price'] },
}, () => {
  const sold = withoutContract({
    ...wireCart,
    line_items: { physical_items: [{ id: 'a', quantity: 3, list_price: 10, extended_list_price: 27 }] },
  })
  expect(mapCart(sold).lines[0]).toMatchObject({ listPrice: 1000, quantity: 3, extendedPrice: 2700 })
})

test('amounts and quantities may be text and become whole minor units', { meta: { spec: ['3.cart.money'] } }, () => {
  const custom = (price: number | string, quantity: number | string) =>
    mapCart(
      withoutContract({
        ...wireCart,
        line_items: { custom_items: [{ id: 'c', sku: '', name: '', quantity, list_price: price }] },
      }),
    ).lines[0]
  expect(custom('0.10', '3')).toMatchObject({ quantity: 3, listPrice: 10, extendedPrice: 30 })
  expect(custom('0.10', '3')).toEqual(custom(0.1, 3))
  const amounts = mapCart(withoutContract({ ...wireCart, base_amount: '0.1', cart_amount: 0.2 }))
  expect(amounts.baseAmount + amounts.cartAmount).toBe(30)
})

test('amounts in yen have no decimals, amounts in dinars have three', { meta: { spec: ['3.cart.money'] } }, () => {
  const amounts = (code: string) => {
    const { baseAmount, cartAmount, discountAmount, coupons, lines } = mapCart(
      withoutContract({ ...wireCart, currency: { code }, cart_amount: '1299' }),
    )
    const [physical, , gift, custom] = lines
    const prices = [physical?.listPrice, physical?.salePrice, physical?.extendedPrice, gift?.listPrice]
    return [baseAmount, discountAmount, cartAmount, coupons[0]?.discountedAmount, ...prices, custom?.extendedPrice]
  }
  expect(amounts('JPY')).toEqual([150, 30, 1299, 6, 10, 9, 27, 50, 0])
  expect(amounts('KWD')).toEqual([150_000, 30_000, 1_299_000, 5500, 10_000, 9000, 27_000, 50_000, 300])
})

test('the subtotal is the amount after discounts and coupons', {
  meta: { spec: ['2.cart.subtotal-is-cart-amount'] },
}, () => {
  expect(mapCart(wireCart).cartAmount).toBe(12000)
})

test.each([
  [{ code: 'EUR' }],
  [{ code: 'EUR', name: 'Euro', symbol: '€', decimalPlaces: 2 }],
  [{ code: 'EUR', symbol: '€', decimal_places: 2 }],
])('a currency may come as %j', { meta: { spec: ['3.cart.currency-shapes'] } }, (currency) => {
  expect(mapCart(withoutContract({ ...wireCart, currency }))).toEqual(mapCart(wireCart))
})

test.each([
  ['EUR', '€'],
  ['GBP', '£'],
  ['CHF', 'CHF'],
  ['USD', '$'],
  ['JPY', '¥'],
  ['KWD', 'KWD'],
  ['points', '$'],
])(
  'the currency symbol of %s is %s when the server sends none',
  { meta: { spec: ['3.cart.currency-symbol-known'] } },
  (code, sign) => {
    expect(mapCart(withoutContract({ ...wireCart, currency: { code } })).currencySymbol).toBe(sign)
  },
)

test('both notations of UTC are the same time', { meta: { spec: ['3.cart.times'] } }, () => {
  const at = (created_time: string) => mapCart({ ...wireCart, created_time }).createdAt
  expect(at('2026-11-21T07:16:30Z')).toBe('2026-11-21T07:16:30.000Z')
  expect(at('2026-11-21T07:16:30+00:00')).toBe(at('2026-11-21T07:16:30Z'))
  expect(at('yesterday')).toBe('')
})

test('colour and size are found in any case and order, and other options keep their names', {
  meta: { spec: ['2.cart.line-colour-size'] },
}, () => {
  const optionsOf = (options: readonly { name: string; value: string }[]) =>
    mapCart(withoutContract({ ...wireCart, line_items: { physical_items: [{ ...wireLine, options }] } })).lines[0]
      ?.options
  const size = { name: 'SIZE', value: 'M' }
  const colour = { name: 'color', value: 'Red' }
  expect(optionsOf([size, { name: 'Engraving', value: 'A.' }, colour])).toEqual([
    { name: 'Size', value: 'M' },
    { name: 'Engraving', value: 'A.' },
    { name: 'Color', value: 'Red' },
  ])
  expect(optionsOf([])).toEqual([])
})

test.each(['/trail-jacket/', 'trail-jacket', '/trail-jacket', '//trail-jacket//'])(
  'the address %s has the slug trail-jacket',
  { meta: { spec: ['3.product.custom-url'] } },
  (url) => {
    const product = { id: 1, sku: '', custom_url: { url }, custom_fields: [] }
    const line = { ...wireLine, product }
    expect(
      mapCart({ ...wireCart, line_items: { ...wireCart.line_items, physical_items: [line] } }).lines[0]?.slug,
    ).toBe('trail-jacket')
  },
)

test('a broken line is left out and reported, and the rest of the cart remains', () => {
  const reported: unknown[] = []
  const broken = withoutContract({ ...wireCart, line_items: { physical_items: [null, wireLine] } })
  const cart = mapCart(broken, (line, cause) => reported.push([line, cause instanceof TypeError]))
  expect(cart.lines.map(({ id }) => id)).toEqual(['line-1'])
  expect(reported).toEqual([[null, true]])
})
