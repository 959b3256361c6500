import { expect, test } from 'vitest'
import type { CartChange } from '../../cart/cart.types.ts'
import { siteAt } from '../../shared/sites.ts'
import { createGateways } from '../../store/gateways.ts'
import type { Gateways } from '../../store/store.types.ts'
import * as shapes from '../mappers/shapes.fixture.ts'

/** Creates the gateways of a shop whose services answer every request with `body`; `sent` lists the requests. */
const open = (body: unknown, status = 200) => {
  const sent: string[] = []
  const gateways = createGateways({
    site: siteAt('de/de-de'),
    origin: 'https://shop.example',
    getAccessToken: () => 'token-1',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const key = request.headers.get('idempotency-key')
      const { pathname, search } = new URL(request.url)
      sent.push(
        [request.method, pathname + search, await request.text(), key && `key ${key}`].filter(Boolean).join(' '),
      )
      return body === undefined ? new Response(null, { status }) : Response.json(body, { status })
    },
  })
  return { gateways, sent }
}

const save = (change: CartChange) => (gateways: Gateways) =>
  gateways.cart.save({ cartId: 'c-1', revision: '4', change }, {})

const profile = { profile: { bigCommCustomerID: 8, userName: 'ida@shop.example', firstName: 'Ida', lastName: 'Gill' } }
const fields = { currentPassword: 'old', newPassword: 'new', confirmPassword: 'new' }
const message = { name: 'Ida', email: 'ida@shop.example', message: 'Hello', website: '', key: 'k' }
const cart = shapes.cart({ physical_items: [shapes.plainLine('a')] })

type Row = readonly [sent: string, call: (gateways: Gateways) => Promise<unknown>, answer?: unknown]

const rows: readonly Row[] = [
  ['GET /api/store/carts/c-1?site=de/de-de', ({ cart: gateway }) => gateway.load('c-1', {}), cart],
  [
    'POST /api/store/carts {"site":"de/de-de","line_items":[{"variant_id":9,"quantity":2}]} key k',
    ({ cart: gateway }) => gateway.create({ change: { kind: 'add', key: 'k', variantId: '9', quantity: 2 } }, {}),
    cart,
  ],
  [
    'POST /api/store/carts/c-1/items {"line_items":[{"variant_id":9,"quantity":2}]} key k',
    save({ kind: 'add', key: 'k', variantId: '9', quantity: 2 }),
    cart,
  ],
  [
    'PUT /api/store/carts/c-1/items/a {"quantity":3,"version":4} key k',
    save({ kind: 'quantity', key: 'k', lineId: 'a', quantity: 3 }),
    cart,
  ],
  ['DELETE /api/store/carts/c-1/items/a?version=4 key k', save({ kind: 'remove', key: 'k', lineId: 'a' }), cart],
  [
    'PUT /api/store/carts/c-1/country {"country":"AT","version":4} key k',
    save({ kind: 'country', key: 'k', country: 'AT' }),
    cart,
  ],
  [
    'POST /api/store/carts/c-1/items {"line_items":[{"variant_id":9,"quantity":2,"properties":{"engraving":"A"},"custom":{"wrap":true}}]} key k',
    save({
      kind: 'add',
      key: 'k',
      variantId: '9',
      quantity: 2,
      properties: { engraving: 'A' },
      custom: { wrap: true },
    }),
    cart,
  ],
  [
    'POST /api/store/carts/c-1/coupons {"code":"TEN","version":4} key k',
    save({ kind: 'coupon', key: 'k', code: 'TEN' }),
    cart,
  ],
  [
    'DELETE /api/store/carts/c-1/coupons/TEN & CO?version=4 key k',
    save({ kind: 'coupon', key: 'k', code: 'TEN & CO', isRemoved: true }),
    cart,
  ],
  [
    'POST /api/store/carts/c-1/gift-cards {"code":"7K2M","version":4} key k',
    save({ kind: 'giftCard', key: 'k', code: '7K2M' }),
    cart,
  ],
  [
    'DELETE /api/store/carts/c-1/gift-cards/g-1?version=4 key k',
    save({ kind: 'giftCard', key: 'k', id: 'g-1', isRemoved: true }),
    cart,
  ],
  ['PUT /api/store/carts/c-1/note {"note":"Hi","version":4} key k', save({ kind: 'note', key: 'k', text: 'Hi' }), cart],
  [
    'PUT /api/store/carts/c-1/items/a/properties {"properties":{"engraving":"A"},"version":4} key k',
    save({ kind: 'lineProperties', key: 'k', lineId: 'a', properties: { engraving: 'A' } }),
    cart,
  ],
  [
    'PUT /api/store/carts/c-1/custom {"name":"wrap","value":null,"version":4} key k',
    save({ kind: 'custom', key: 'k', name: 'wrap', value: null }),
    cart,
  ],
  [
    'POST /api/store/carts/claim {"site":"de/de-de","guest_cart_id":"g-1"}',
    ({ cart: gateway }) => gateway.claim('g-1', {}),
    cart,
  ],
  ['POST /api/store/carts/claim {"site":"de/de-de"}', ({ cart: gateway }) => gateway.claim(null, {}), cart],
  ['POST /api/store/carts/c-1/release', ({ cart: gateway }) => gateway.release('c-1', {})],
  ['GET /api/store/wishlist?site=de/de-de', ({ wishlist }) => wishlist.load({}), { items: [] }],
  [
    'POST /api/store/wishlist/items?site=de/de-de {"product_id":7,"variant_id":71}',
    ({ wishlist }) => wishlist.add({ productId: '7', variantId: '71' }, {}),
    { items: [] },
  ],
  [
    'POST /api/store/wishlist/items?site=de/de-de {"product_id":7}',
    ({ wishlist }) => wishlist.add({ productId: '7', variantId: null }, {}),
    { items: [] },
  ],
  ['DELETE /api/store/wishlist/items/5?site=de/de-de', ({ wishlist }) => wishlist.remove('5', {}), { items: [] }],
  ['GET /api/account/profile', ({ account }) => account.profile({}), profile],
  [
    'POST /api/account/update-profile {"firstName":"Ida"}',
    ({ account }) => account.updateProfile({ firstName: 'Ida' }, {}),
    profile,
  ],
  [
    'POST /api/account/change-password {"currentPassword":"old","newPassword":"new","confirmPassword":"new"}',
    ({ account }) => account.changePassword(fields, {}),
    profile,
  ],
  [
    'POST /api/account/sign-up {"userName":"ida@shop.example","password":"long","firstName":"Ida","lastName":"Gill","site":"de/de-de"}',
    ({ account }) =>
      account.signUp({ userName: 'ida@shop.example', password: 'long', firstName: 'Ida', lastName: 'Gill' }, {}),
    profile,
  ],
  [
    'GET /api/store/orders?page=2&per_page=10',
    ({ account }) => account.orders(2, {}),
    { data: [], meta: { pagination: { page: 2, total: 11 } } },
  ],
  [
    'POST /api/store/newsletter {"email":"ida@shop.example","site":"de/de-de"}',
    ({ newsletter }) => newsletter.subscribe('ida@shop.example', {}),
  ],
  [
    'POST /api/store/contact-messages {"name":"Ida","email":"ida@shop.example","message":"Hello","website":"","site":"de/de-de"} key k',
    ({ contact }) => contact.send(message, {}),
  ],
  ['GET /api/store/shipping-options?country=AT', ({ shipping }) => shipping.options('AT', {}), []],
  [
    'GET /api/catalogue/products/tarn-anorak?site=de/de-de',
    ({ product }) => product.load('tarn-anorak', {}),
    { id: 91, slug: 'tarn-anorak', name: 'Tarn Anorak' },
  ],
]

test.each(rows.map(([request, call, answer]) => ({ request, call, answer })))(
  '$request',
  async ({ request, call, answer }) => {
    const { gateways, sent } = open(answer, answer === undefined ? 204 : 200)
    await call(gateways)
    expect(sent.map(decodeURIComponent)).toEqual([request])
  },
)

test('an invalid slug sends no request, and a missing product is null', async () => {
  const { gateways, sent } = open({ title: 'There is no such product' }, 404)
  expect(await gateways.product.load('../../orders', {})).toBe(null)
  expect(sent).toEqual([])
  expect(await gateways.product.load('tarn-anorak', {})).toBe(null)
  expect(sent).toHaveLength(1)
})

const add = { kind: 'add', key: 'k', quantity: 1 } as const
const remove = { kind: 'remove', key: 'k', lineId: 'a' } as const

test.each<[string, (gateways: Gateways) => Promise<unknown>]>([
  ['a revision of a cart', (gateways) => gateways.cart.save({ cartId: 'c-1', revision: 'W/9f', change: remove }, {})],
  [
    'a revision of a checkout',
    ({ checkout }) => checkout.start({ cart: { id: 'c-1', revision: '', items: [] }, key: 'k' }, {}),
  ],
  ['a variant of a new cart', (gateways) => gateways.cart.create({ change: { ...add, variantId: 'gid://7' } }, {})],
  ['a variant of a cart', (gateways) => save({ ...add, variantId: '1e3' })(gateways)],
  ['a product of the wish list', (gateways) => gateways.wishlist.add({ productId: 'p-7', variantId: null }, {})],
  ['a variant of the wish list', (gateways) => gateways.wishlist.add({ productId: '7', variantId: 'NaN' }, {})],
  ['an entry of the wish list', (gateways) => gateways.wishlist.remove('../1', {})],
  ['a product with reviews', (gateways) => gateways.reviews.load({ productId: '7/..' }, {})],
  ['a product with recommendations', (gateways) => gateways.search.recommend({ productId: 'p-7' }, {})],
])('%s that is no number is REFUSED without a request', async (_name, call) => {
  const { gateways, sent } = open(cart)
  await expect(call(gateways)).rejects.toMatchObject({ code: 'REFUSED', problem: 'invalid_id' })
  expect(sent).toEqual([])
})

test('a claim without lines on either side returns no cart', async () => {
  expect(await open(undefined, 204).gateways.cart.claim(null, {})).toBe(null)
})

test.each([
  ['a cart', (gateways: Gateways) => gateways.cart.load('c-1', {})],
  ['a product', (gateways: Gateways) => gateways.product.load('tarn-anorak', {})],
])('%s that the user may not see is FORBIDDEN, not missing', async (_name, call) => {
  await expect(call(open({ title: 'No' }, 403).gateways)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
