import { expect, it } from 'vitest'
import type { Cart } from '../carts/cart.view.ts'
import { carts } from '../carts/carts.schema.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { shopOn, tokenOf } from '../testing/shop.ts'
import { cartMetafields } from './metafields.schema.ts'

const API = '/api/store'
const note = (value: string) => ({
  permission_set: 'write_and_sf_access',
  key: 'cart-items',
  namespace: 'cart_info',
  value,
})

describeOnBothDatabases("a cart's metafields", (open) => {
  const freshShop = shopOn(open, [{ id: 41 }])
  const begin = async () => {
    const shop = await freshShop()
    const made = await shop.call('POST', `${API}/carts`, {
      body: { site: 'de/de-de', line_items: [{ variant_id: 41, quantity: 1 }] },
    })
    const cart: Cart = made.body
    return { ...shop, cookies: { bc_cartId: cart.id } }
  }

  it('are a bare list; the routes to create and change them have the specified names', {
    meta: {
      // The metafield requests identify the cart only by its cookie.
      spec: ['7.api.get-metafields', '7.api.create-metafield', '7.api.update-metafield', '3.storage.cookie-bc-cart-id'],
    },
  }, async () => {
    const { call, cookies } = await begin()
    expect(await call('GET', `${API}/cartMetafields`, { cookies })).toMatchObject({ status: 200, text: '[]' })
    const made = await call('POST', `${API}/createCartMetaFields`, { cookies, body: { cartItems: note('[1]') } })
    expect(made).toMatchObject({ status: 200, body: { id: expect.any(Number), key: 'cart-items', value: '[1]' } })
    const { id }: { id: number } = made.body
    const changed = await call('POST', `${API}/updateCartMetafield`, {
      cookies,
      body: { metaId: id, cartItems: note('[]') },
    })
    expect(changed).toMatchObject({ status: 200, body: { id, value: '[]' } })
    expect((await call('GET', `${API}/cartMetafields`, { cookies })).body).toEqual([
      { id, key: 'cart-items', value: '[]' },
    ])
  })

  it.each<[string, object]>([
    ['a list of items', { cartItems: [note('[]')] }],
    ['the note without its name', note('[]')],
    ['an item more', { cartItems: { ...note('[]'), cart_id: 'x' } }],
    ...(['permission_set', 'key', 'namespace', 'value'] as const).map((name) => {
      const { [name]: _left, ...rest } = note('[]')
      return [`no ${name}`, { cartItems: rest }] satisfies [string, object]
    }),
    ['an id where none belongs', { metaId: 1, cartItems: note('[]') }],
  ])('are not created from %s', { meta: { spec: ['7.api.create-metafield'] } }, async (_what, body) => {
    const { call, cookies } = await begin()
    expect((await call('POST', `${API}/createCartMetaFields`, { cookies, body })).status).toBe(400)
    expect((await call('GET', `${API}/cartMetafields`, { cookies })).body).toEqual([])
  })

  it('are changed by an id next to the metafield, with POST only', {
    meta: { spec: ['7.api.update-metafield'] },
  }, async () => {
    const { call, cookies } = await begin()
    const made = await call('POST', `${API}/createCartMetaFields`, { cookies, body: { cartItems: note('[1]') } })
    const { id: metaId }: { id: number } = made.body
    const change = (method: 'POST' | 'PUT', body: object) =>
      call(method, `${API}/updateCartMetafield`, { cookies, body })
    expect((await change('POST', { cartItems: { metaId, ...note('[]') } })).status).toBe(400)
    expect((await change('POST', { metaId, cartItems: [note('[]')] })).status).toBe(400)
    expect((await change('POST', { cartItems: note('[]') })).status).toBe(400)
    expect([404, 405]).toContain((await change('PUT', { metaId, cartItems: note('[]') })).status)
    expect((await call('GET', `${API}/cartMetafields`, { cookies })).body).toMatchObject([{ value: '[1]' }])
  })

  it('are created once when three requests race', async () => {
    const { call, cookies } = await begin()
    const request = { cookies, body: { cartItems: note('[]') } }
    const replies = await Promise.all([1, 2, 3].map(() => call('POST', `${API}/createCartMetaFields`, request)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it("list only the shop's namespace: an entry of another namespace is neither shown nor changed", async () => {
    const { call, cookies, database } = await begin()
    const theirs = { cartId: cookies.bc_cartId, namespace: 'fulfilment', key: 'cart-items', value: '["theirs"]' }
    const [row] = await database
      .insert(cartMetafields)
      .values({ ...theirs, permissionSet: 'app_only' })
      .returning()
    expect((await call('GET', `${API}/cartMetafields`, { cookies })).text).toBe('[]')
    const change = { metaId: row?.id, cartItems: note('[]') }
    expect((await call('POST', `${API}/updateCartMetafield`, { cookies, body: change })).status).toBe(404)
    const made = await call('POST', `${API}/createCartMetaFields`, { cookies, body: { cartItems: note('[1]') } })
    expect(made).toMatchObject({ status: 200, body: { key: 'cart-items', value: '[1]' } })
    const rows = await database.select({ value: cartMetafields.value }).from(cartMetafields)
    expect(rows).toEqual(expect.arrayContaining([{ value: '["theirs"]' }, { value: '[1]' }]))
  })

  it.each([
    ['another key', { ...note('[]'), key: 'other' }],
    ['another namespace', { ...note('[]'), namespace: 'other' }],
    ['another permission', { ...note('[]'), permission_set: 'app_only' }],
    ['a value that is too long', note(`["${'a'.repeat(65_535)}"]`)],
    ['no value', note('')],
    ['a value that is no list', note('{}')],
    ['a value that is no JSON', note('[')],
  ])('refuse %s', async (_what, cartItems) => {
    const { call, cookies } = await begin()
    expect((await call('POST', `${API}/createCartMetaFields`, { cookies, body: { cartItems } })).status).toBe(400)
  })

  it('are found by a cart id that the browser had to escape', async () => {
    const { call, database } = await freshShop()
    const id = 'gid://cairn/Cart/Z2NwLWV1cm9wZS0x?key=a;b,c=100%'
    const at = new Date()
    await database.insert(carts).values({ id, site: 'de/de-de', store: 'EU', createdAt: at, updatedAt: at })
    const cookie = `bc_cartId=${encodeURIComponent(id)}`
    expect(await call('GET', `${API}/cartMetafields`, { headers: { cookie } })).toMatchObject({ status: 200, body: [] })
    expect(await call('GET', `${API}/carts/${encodeURIComponent(id)}`)).toMatchObject({ status: 200, body: { id } })
    // A cookie value from another application gets `cart_not_found`, so that the shop can create a cart instead of
    // failing.
    expect(await call('GET', `${API}/carts/a%3Bb`)).toMatchObject({ status: 404, body: { code: 'cart_not_found' } })
  })

  it("are those of the cookie's cart only", async () => {
    const { call, cookies } = await begin()
    const made = await call('POST', `${API}/createCartMetaFields`, { cookies, body: { cartItems: note('[1]') } })
    const { id: metaId }: { id: number } = made.body
    const other = await call('POST', `${API}/carts`, {
      body: { site: 'de/de-de', line_items: [{ variant_id: 41, quantity: 1 }] },
    })
    const { id: bc_cartId }: Cart = other.body
    const theft = await call('POST', `${API}/updateCartMetafield`, {
      cookies: { bc_cartId },
      body: { metaId, cartItems: note('[2]') },
    })
    expect(theft.status).toBe(404)
    expect((await call('GET', `${API}/cartMetafields`)).status).toBe(404)
    expect((await call('GET', `${API}/cartMetafields`, { cookies })).text).toContain('[1]')
  })

  it("of a customer's cart need that customer's token to be read, created or changed", async () => {
    const { call } = await freshShop()
    const token = tokenOf(7)
    const made = await call('POST', `${API}/carts`, {
      token,
      body: { site: 'de/de-de', line_items: [{ variant_id: 41, quantity: 1 }] },
    })
    const cart: Cart = made.body
    const cookies = { bc_cartId: cart.id }
    const note7 = await call('POST', `${API}/createCartMetaFields`, {
      cookies,
      token,
      body: { cartItems: note('[1]') },
    })
    const { id: metaId }: { id: number } = note7.body
    const requests: readonly [method: 'GET' | 'POST', path: string, body?: object][] = [
      ['GET', 'cartMetafields'],
      ['POST', 'createCartMetaFields', { cartItems: note('[2]') }],
      ['POST', 'updateCartMetafield', { metaId, cartItems: note('[2]') }],
    ]
    for (const [method, path, body] of requests) {
      const ask = (who: { token?: string }) =>
        call(method, `${API}/${path}`, { cookies, ...who, ...(body !== undefined && { body }) })
      const missing = { status: 404, body: { code: 'cart_not_found' } }
      expect(await ask({})).toMatchObject(missing)
      expect(await ask({ token: tokenOf(8) })).toMatchObject(missing)
      expect(await ask({ token: 'for.ged.token' })).toMatchObject({ status: 401 })
    }
    const read = await call('GET', `${API}/cartMetafields`, { cookies, token })
    expect(read.body).toMatchObject([{ id: metaId, value: '[1]' }])
    const change = { cookies, token, body: { metaId, cartItems: note('[3]') } }
    expect(await call('POST', `${API}/updateCartMetafield`, change)).toMatchObject({ status: 200 })
  })
})
