import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { ORIGIN } from '../identity/testing/identityShop.ts'
import { createServer } from '../server.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { tokenOf, verifyTestToken } from '../testing/shop.ts'

/** Numbers above the maximum of an integer column: one just above it, and two far above it. */
const TOO_MUCH = [2_147_483_648, 99_999_999_999, 1e21]
/** A placeholder that occurs nowhere else in a request. The tests replace it with a hostile number. */
const MARK = 424_242
const NUL = '\u0000'
const SITE = 'de/de-de'
const CART = '00000000-0000-4000-8000-000000000000'
const token = { authorization: `Bearer ${tokenOf(1)}` }

const post = (url: string, payload: object, headers = {}): InjectOptions => ({ method: 'POST', url, payload, headers })
const form = (url: string, fields: Record<string, string>): InjectOptions => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
  payload: new URLSearchParams(fields).toString(),
})
const metafield = { key: 'cart-items', namespace: 'cart_info', permission_set: 'write_and_sf_access', value: '[]' }

const numbers: [string, (n: number) => InjectOptions][] = [
  [
    'variant_id of a new cart',
    (n) => post('/api/store/carts', { site: SITE, line_items: [{ variant_id: n, quantity: 1 }] }),
  ],
  [
    'variant_id of an add',
    (n) => post(`/api/store/carts/${CART}/items`, { line_items: [{ variant_id: n, quantity: 1 }] }),
  ],
  ['version of a removal', (n) => ({ method: 'DELETE', url: `/api/store/carts/${CART}/items/${CART}?version=${n}` })],
  ['version of a checkout', (n) => post('/api/store/checkouts', { cart_id: CART, site: SITE, version: n })],
  ['metaId', (n) => post('/api/store/updateCartMetafield', { metaId: n, cartItems: metafield })],
  ['page of the orders', (n) => ({ url: `/api/store/orders?page=${n}`, headers: token })],
  ['product_id of a wish-list item', (n) => post(`/api/store/wishlist/items?site=${SITE}`, { product_id: n }, token)],
  [
    'variant_id of a wish-list item',
    (n) => post(`/api/store/wishlist/items?site=${SITE}`, { product_id: 1, variant_id: n }, token),
  ],
  [
    'id of a wish-list item',
    (n) => ({ method: 'DELETE', url: `/api/store/wishlist/items/${n}?site=${SITE}`, headers: token }),
  ],
  ['ids of products', (n) => ({ url: `/api/catalogue/products?site=${SITE}&ids=${n}` })],
  ['productId of reviews', (n) => ({ url: `/api/reviews/v1/widget/cairn/products/${n}/reviews.json` })],
  ['productId of a score', (n) => ({ url: `/api/reviews/products/cairn/${n}/bottomline` })],
  ['page of reviews', (n) => ({ url: `/api/reviews/v1/widget/cairn/products/1/reviews.json?page=${n}` })],
  [
    'product of a recommendation',
    (n) => ({ url: `/api/search-service/boost/de-de/recommend?tags=customers-also-viewed&product=${n}` }),
  ],
  ['resultCount of a log entry', (n) => post('/api/search-service/log', { ...logged, resultCount: n })],
]
const logged = { term: 'jacke', locale: 'de_DE', storeSource: 'EU' }
const account = {
  userName: 'a@cairn.example',
  password: 'long enough it is',
  firstName: 'A',
  lastName: 'B',
  site: SITE,
}

const texts: [string, InjectOptions][] = [
  ['the query of a search', { url: '/api/search-service/api/search/search.json?siteId=de-de&q=%00' }],
  ['a filter of a search', { url: '/api/search-service/api/search/search.json?siteId=de-de&q=a&filter.activity=%00' }],
  ['the query of a suggestion', { url: '/api/search-service/api/suggest/query?siteId=de-de&query=a%00' }],
  ['the term of a log entry', post('/api/search-service/log', { ...logged, term: `a${NUL}` })],
  ['a sign-up', post('/api/account/sign-up', { ...account, firstName: NUL })],
  ['a profile', post('/api/account/update-profile', { firstName: `a${NUL}` }, token)],
  ['a newsletter address', post('/api/store/newsletter', { email: `"${NUL}"@cairn.example`, site: SITE })],
  ['a key of a body', post('/api/store/newsletter', { email: 'a@cairn.example', site: SITE, [NUL]: 1 })],
  ['a metafield', post('/api/store/createCartMetaFields', { cartItems: { ...metafield, value: NUL } })],
  ['an address', { url: `/api/store/carts/${CART}%00` }],
  ['an address of a picture', { url: '/media/a/b%00/front.svg' }],
  ['a sign-in form', form('/interaction/abc', { userName: NUL, password: 'x' })],
  ['a checkout form', form(`/checkout/${'a'.repeat(43)}`, { email: NUL })],
  ['an authorization request', { url: '/as/authorization.oauth2?client_id=cairn-storefront&ui_locales=%00' }],
]

describeOnBothDatabases('a request that no database could keep', (open) => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await createServer({
      config: { ...readConfig({}), hostOrigin: ORIGIN, rateLimits: false, logLevel: 'silent' },
      database: (await open('seeded')).database,
      verifyAccessToken: verifyTestToken,
    })
  })
  afterAll(() => app.close())

  it.each(numbers)('gets 400 instead of a server error: a number too large as %s', async (_what, request) => {
    for (const n of TOO_MUCH) {
      const response = await app.inject(request(n))
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ code: 'invalid_request', errors: expect.any(Object) })
    }
  })

  it.each(numbers)('gets 400 instead of a server error: a non-finite number as %s', async (_what, request) => {
    for (const text of ['1e309', '-1e309', 'Infinity', 'NaN']) {
      const { payload, url = '', ...rest } = request(MARK)
      const given = { ...rest, url: String(url).replace(String(MARK), text) }
      const headers = { ...rest.headers, 'content-type': 'application/json' }
      // Replace the number in the JSON text, because `JSON.stringify` writes Infinity and NaN as null.
      const body =
        payload === undefined ? {} : { headers, payload: JSON.stringify(payload).replace(String(MARK), text) }
      const response = await app.inject({ ...given, ...body })
      expect([text, response.statusCode]).toEqual([text, 400])
      expect(response.headers['content-type']).toContain('application/problem+json')
    }
  })

  it.each(texts)('gets 400 instead of a server error: a NUL in %s', async (_what, request) => {
    const response = await app.inject(request)
    expect(response.statusCode).toBe(400)
    expect(response.headers['content-type']).toContain('application/problem+json')
    expect(response.json()).toMatchObject({ code: 'invalid_request', title: 'Text may not contain the character NUL' })
  })

  it('gets 400 instead of a server error: a body nested deeper than the call stack', async () => {
    const payload = `${'['.repeat(150_000)}${']'.repeat(150_000)}`
    const headers = { 'content-type': 'application/json' }
    const response = await app.inject({ method: 'POST', url: '/api/store/newsletter', headers, payload })
    expect(response.json()).toMatchObject({ status: 400, code: 'invalid_request' })
  })

  it('gets the OAuth error invalid_grant: a NUL as the code at the token endpoint', async () => {
    const fields = {
      grant_type: 'authorization_code',
      client_id: 'cairn-storefront',
      code: NUL,
      code_verifier: 'v'.repeat(43),
    }
    const response = await app.inject(
      form('/as/token.oauth2', { ...fields, redirect_uri: `${ORIGIN}/de/de-de/auth-callback` }),
    )
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ error: 'invalid_grant' })
  })

  it('gets cart_not_found: a NUL in the cart cookie, which another application on this host may have set', async () => {
    const response = await app.inject({ url: '/api/store/cartMetafields', headers: { cookie: 'bc_cartId=%00' } })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'cart_not_found' })
  })
})
