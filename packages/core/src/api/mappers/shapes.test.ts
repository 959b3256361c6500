import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { encoded } from '../../auth/auth.fixture.ts'
import { createSession } from '../../auth/auth.parse.ts'
import type { CartChange } from '../../cart/cart.types.ts'
import { StoreError } from '../../shared/errors.ts'
import { siteAt } from '../../shared/sites.ts'
import { createGateways } from '../../store/gateways.ts'
import type { Gateways } from '../../store/store.types.ts'
import { mapMetafields } from './metafield.mapper.ts'
import * as shapes from './shapes.fixture.ts'
import { mapStorefrontCarts } from './storefrontCart.mapper.ts'

/** Creates the gateways of a shop whose services answer every request with `body`. */
const answeredWith = (body: unknown, status = 200): Gateways =>
  createGateways({
    site: siteAt('de/de-de'),
    origin: 'https://shop.example',
    fetch: async () => Response.json(body, { status }),
    getAccessToken: () => null,
  })

const readCart = (lines: object) => answeredWith(shapes.cart(lines)).cart.load('any', {})

const warnings: unknown[] = []

beforeEach(() => {
  warnings.length = 0
  vi.spyOn(console, 'warn').mockImplementation((part) => void warnings.push(part))
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the commerce service', () => {
  test('sends lines without options and stock', async () => {
    const cart = await readCart({ physical_items: [shapes.plainLine('a')] })
    expect(cart).toMatchObject({
      currency: 'EUR',
      currencySymbol: '€',
      country: null,
      revision: '3',
      cartAmount: 26_750,
    })
    expect(cart?.createdAt).toBe('2026-09-14T06:05:04.000Z')
    expect(cart?.removed).toEqual([])
    expect(cart?.lines).toMatchObject([
      {
        id: 'a',
        productId: '91',
        variantId: '912',
        slug: 'tarn-anorak',
        options: [],
        quantity: 2,
        listPrice: 15_000,
        salePrice: 13_375,
        extendedPrice: 26_750,
        discountAmount: 1250,
        isTracked: null,
        inventoryLevel: null,
      },
    ])
  })

  test('sends numbers as text', async () => {
    const asText = { product_id: '91', variant_id: '912', quantity: '2', inventory_level: '4', sale_price: '133.75' }
    const custom = { id: 'c', sku: '', name: 'Waxing', quantity: '3', list_price: '4.10', extended_list_price: '12.30' }
    const cart = await readCart({ physical_items: [shapes.plainLine('a', asText)], custom_items: [custom] })
    expect(cart?.lines).toMatchObject([
      { productId: '91', variantId: '912', quantity: 2, inventoryLevel: 4, salePrice: 13_375 },
      { kind: 'custom', productId: null, quantity: 3, listPrice: 410, extendedPrice: 1230, inventoryLevel: null },
    ])
  })

  test('may send an option without a name or a value, which its line does without', async () => {
    const options = [{ value: 'Rust' }, null, { name: 'Size', value: null }, { name: ' color ', value: 'Rust' }]
    const cart = await readCart({ physical_items: [shapes.plainLine('a', { options })] })
    expect(cart?.lines[0]?.options).toEqual([{ name: 'Color', value: 'Rust' }])
    expect(warnings).toEqual([])
  })

  test.each([
    ['null', null],
    ['options that are no list', shapes.plainLine('b', { options: { name: 'Color' } })],
    ['an address that is none', shapes.plainLine('b', { url: 12 })],
  ])('may send a broken line (%s), and only that one is left out and reported', async (_name, broken) => {
    const lines = [shapes.plainLine('a'), broken, shapes.plainLine('c')]
    expect((await readCart({ physical_items: lines }))?.lines.map(({ id }) => id)).toEqual(['a', 'c'])
    expect(warnings).toEqual([broken])
  })

  test.each([
    ['with the tax', true, 26_750],
    ['without it', false, 22_479],
  ])(
    'has a cart in its checkout, whose amount is the one %s where the prices are too',
    async (_name, included, amount) => {
      const cart = await answeredWith(shapes.checkoutCart(included)).cart.load('any', {})
      expect(cart).toMatchObject({ taxIncluded: included, cartAmount: amount, baseAmount: 28_000, revision: null })
      expect(cart?.lines.map(({ id }) => id)).toEqual(['a'])
    },
  )

  test('may leave out the amount, and the mapper computes none', async () => {
    const { cart_amount_inc_tax, ...withoutTax } = shapes.checkoutCart(true)
    const error: unknown = await answeredWith(withoutTax)
      .cart.load('any', {})
      .catch((cause: unknown) => cause)
    expect(error).toMatchObject({ code: 'CONTRACT', path: '/carts/{cartId}' })
    expect(error).toHaveProperty('cause.message', 'The field cart_amount is missing')
  })

  test('receives no version for a cart without a revision', async () => {
    const sent: string[] = []
    const { cart } = createGateways({
      site: siteAt('de/de-de'),
      origin: 'https://shop.example',
      fetch: async (input, init) => {
        const request = new Request(input, init)
        sent.push(`${new URL(request.url).search}${await request.text()}`)
        return Response.json(shapes.checkoutCart(true))
      },
      getAccessToken: () => null,
    })
    const save = (change: CartChange) => cart.save({ cartId: 'c', revision: null, change }, {})
    await save({ kind: 'quantity', key: 'k', lineId: 'a', quantity: 2 })
    await save({ kind: 'remove', key: 'k', lineId: 'a' })
    await save({ kind: 'country', key: 'k', country: 'AT' })
    expect(sent).toEqual(['{"quantity":2}', '', '{"country":"AT"}'])
  })

  test('sends wish-list items with ids only, which cannot be shown: each is left out and reported with its missing field', async () => {
    const reported: StoreError[] = []
    const whole = { ...shapes.wishlistItem, slug: 'tarn-anorak', name: 'Tarn Anorak', price: 150, sale_price: null }
    const { wishlist } = createGateways({
      site: siteAt('ch/de-ch'),
      origin: 'https://shop.example',
      fetch: async () => Response.json({ items: [shapes.wishlistItem, whole] }),
      getAccessToken: () => null,
      onError: (error) => reported.push(error),
    })
    expect(await wishlist.load({})).toEqual([
      {
        id: '12',
        productId: '55',
        variantId: '140',
        slug: 'tarn-anorak',
        name: 'Tarn Anorak',
        category: [],
        imageUrl: null,
        options: [],
        price: { amount: 15_000, currency: 'CHF' },
        regularPrice: null,
        isAvailable: true,
      },
    ])
    expect(reported.map(({ code, response, cause }) => [code, response, String(cause)])).toEqual([
      ['CONTRACT', shapes.wishlistItem, 'TypeError: The field slug is missing'],
    ])
  })

  test('has another cart format, which has its own mapper', () => {
    const cart = mapStorefrontCarts(shapes.storefrontCarts)
    expect(cart).toMatchObject({
      id: 'd0c7a8b1-0000-4000-8000-000000000001',
      customerId: null,
      currency: 'EUR',
      taxIncluded: true,
      baseAmount: 28_000,
      cartAmount: 26_750,
      coupons: [{ code: 'SCREE', discountedAmount: 125 }],
      discounts: [
        { label: '', amount: 1250, code: null },
        { label: 'SCREE', amount: 125, code: 'SCREE' },
      ],
      createdAt: '2026-09-14T06:05:04.000Z',
      revision: '1',
    })
    expect(cart?.lines).toEqual([
      {
        id: 'line-1',
        kind: 'physical',
        productId: '91',
        variantId: '912',
        sku: 'TARN-912',
        name: 'Tarn Anorak',
        slug: 'tarn-anorak',
        imageUrl: 'https://pictures.example/tarn.webp',
        options: [],
        properties: {},
        custom: {},
        quantity: 2,
        listPrice: 15_000,
        salePrice: 13_375,
        extendedPrice: 26_750,
        extendedListPrice: 30_000,
        discountAmount: 1250,
        couponAmount: 0,
        isMutable: false,
        needsShipping: true,
        isComingSoon: false,
        isRetired: false,
        itemError: null,
        isTracked: null,
        inventoryLevel: null,
      },
    ])
    expect(mapStorefrontCarts([])).toBe(null)
  })

  test('has another cart format, which the mapper of this contract refuses with CONTRACT', async () => {
    const error: unknown = await answeredWith(shapes.storefrontCarts)
      .cart.load('any', {})
      .catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(StoreError)
    expect(error).toMatchObject({ code: 'CONTRACT' })
  })

  test.each([
    [409, 'CONFLICT', 'The cart was changed by somebody else.'],
    [422, 'REFUSED', 'Of [Sample] Mug & Saucer you can only buy 2.'],
  ])('gives the reason of a %i in its title', async (status, code, title) => {
    const call = answeredWith(shapes.refusal(status, title), status).cart.save(
      { cartId: 'any', revision: '1', change: { kind: 'remove', key: 'k', lineId: 'a' } },
      {},
    )
    await expect(call).rejects.toMatchObject({ code, status, message: title, detail: title })
  })

  test('sends the ids of metafields as text, and requires numbers', () => {
    const read = (body: object) => mapMetafields(JSON.parse(JSON.stringify(body)), undefined)
    expect(read(shapes.metafields)).toEqual([{ id: '31', key: 'cart-items', value: '[]', namespace: 'cart_info' }])
    expect(read([null, ...shapes.metafields])).toHaveLength(1)
    expect(warnings).toEqual([null])
  })

  test('sends amounts and booleans of shipping options as text', async () => {
    const options = await answeredWith([
      ...shapes.shippingMethods,
      null,
      { id: 9, name: 'Bare', type: 'x' },
    ]).shipping.options('DE', {})
    expect(options).toMatchObject([
      { id: '7', rate: 490, minimumSubtotal: 0, usesDiscountedSubtotal: null },
      {
        id: '8',
        rate: null,
        minimumSubtotal: 8000,
        usesDiscountedSubtotal: false,
        excludesFixedShippingProducts: true,
        packaging: [],
      },
      { id: '9', rate: null, minimumSubtotal: 0 },
    ])
    expect(warnings).toEqual([null])
  })
})

describe('the identity provider', () => {
  test('gives a session of 7199 seconds, and customer ids as text', () => {
    const claims = { bigCommCustomerID: '8812', bigCommCustomerGroupID: '0', channel: '1', given_name: 'Ida' }
    const accessToken = `${encoded({ alg: 'RS256', kid: 'k1' })}.${encoded(claims)}.c2ln`
    const session = createSession({ accessToken, idToken: accessToken, expiresIn: 7199 }, 1000)
    expect(session).toMatchObject({
      expiresAt: 7_200_000,
      user: { customerId: '8812', customerGroupId: null },
    })
  })

  test('explains an expired code with its own description', async () => {
    const body = { error: 'invalid_grant', error_description: 'The code is used up.' }
    const pkce = { code_challenge: 'c', code_verifier: 'v'.repeat(43), state: 's' }
    const redirectUri = 'https://shop.example/de/de-de/auth-callback'
    const href = `${redirectUri}?code=1&state=s&iss=${encodeURIComponent('https://shop.example')}`
    const call = answeredWith(body, 400).auth.exchange({ href, redirectUri, pkce }, {})
    await expect(call).rejects.toMatchObject({
      code: 'SIGN_IN',
      status: 400,
      problem: 'invalid_grant',
      detail: 'The code is used up.',
    })
  })
})

const calls: Readonly<Record<string, (gateways: Gateways) => Promise<unknown>>> = {
  'account.orders': ({ account }) => account.orders(1, {}),
  'account.order': ({ account }) => account.order('CN-1', {}),
  'account.profile': ({ account }) => account.profile({}),
  'cart.load': ({ cart }) => cart.load('any', {}),
  'cart.create': ({ cart }) => cart.create({ change: { kind: 'add', key: 'k', variantId: '1', quantity: 1 } }, {}),
  'cart.claim': ({ cart }) => cart.claim(null, {}),
  'checkout.start': ({ checkout }) => checkout.start({ cart: { id: 'any', revision: '1', items: [] }, key: 'k' }, {}),
  'content.menus': ({ content }) => content.menus({}),
  'content.promoMessages': ({ content }) => content.promoMessages({}),
  'content.home': ({ content }) => content.home({}),
  'country.detect': ({ country }) => country.detect({}),
  'membership.load': ({ membership }) => membership.load({}),
  'membership.verify': ({ membership }) => membership.verify('code', {}),
  'product.load': ({ product }) => product.load('tarn-anorak', {}),
  'reviews.load': ({ reviews }) => reviews.load({ productId: '1' }, {}),
  'search.search': ({ search }) => search.search({ term: 'x' }, {}),
  'search.suggest': ({ search }) => search.suggest('x', {}),
  'search.popular': ({ search }) => search.popular({}),
  'search.recommend': ({ search }) => search.recommend({}, {}),
  'shipping.options': ({ shipping }) => shipping.options('DE', {}),
  'wishlist.load': ({ wishlist }) => wishlist.load({}),
}

const strangeBodies = [
  null,
  {},
  [],
  [null],
  'text',
  12,
  { data: null, items: 5, line_items: null, response: null, results: {}, trending: 1, hero: null, membership: 7 },
]

test.each(Object.entries(calls))('%s maps any response or rejects with CONTRACT', async (_name, call) => {
  for (const body of strangeBodies) {
    const outcome = await call(answeredWith(body)).catch((cause: unknown) => cause)
    expect([body, outcome]).not.toEqual([body, undefined])
    if (outcome instanceof Error) expect(outcome).toMatchObject({ name: 'StoreError', code: 'CONTRACT' })
  }
})
