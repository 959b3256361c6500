import { describe, expect, it } from 'vitest'
import { MAX_LINE_QUANTITY } from '../generated/limits.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { shopOn, tokenOf } from '../testing/shop.ts'
import type { Cart } from './cart.view.ts'

const CARTS = '/api/store/carts'
const DE = 'de/de-de'

describeOnBothDatabases('a cart', (open) => {
  const variants = [
    { id: 11, priceMinor: 11_995, stock: 5 },
    { id: 12, priceMinor: 20_000, salePriceMinor: 14_999, stock: 3 },
    { id: 13, stock: 0 },
    { id: 14, comingSoon: true },
    { id: 15, retired: true },
    { id: 16, tracked: false, stock: 0 },
    { id: 17, unshippableTo: 'CH,NO' },
    { id: 18, stock: 5000 },
  ]
  const freshShop = shopOn(open, variants)
  const begin = async (items: object[], options: { token?: string; site?: string } = {}) => {
    const shop = await freshShop()
    const { token, site = DE } = options
    const { body } = await shop.call('POST', CARTS, {
      body: { site, line_items: items },
      ...(token === undefined ? {} : { token }),
    })
    const cart: Cart = body
    return { ...shop, cart, path: `${CARTS}/${cart.id}` }
  }
  const idOf = ({ body }: { body: Cart }): string => body.id

  it('gets its prices from the catalogue in the currency of its site, sale price before regular price', async () => {
    const { cart } = await begin([
      { variant_id: 11, quantity: 2 },
      { variant_id: 12, quantity: 1 },
    ])
    expect(cart).toMatchObject({
      customer_id: 0,
      channel_id: 1,
      version: 2,
      currency: { code: 'EUR' },
      tax_included: true,
      base_amount: 389.89,
      cart_amount: 389.89,
    })
    expect(
      cart.line_items.physical_items.map((line) => [
        line.quantity,
        line.list_price,
        line.original_price,
        line.extended_list_price,
      ]),
    ).toEqual([
      [2, 119.95, 119.95, 239.9],
      [1, 149.99, 200, 149.99],
    ])
  })

  it('has the specified fields on every line: options, product, variant, stock', async () => {
    const { cart } = await begin([{ variant_id: 12, quantity: 1 }])
    expect(cart.line_items.physical_items[0]).toMatchObject({
      options: [
        { name: 'Color', value: 'Slate' },
        { name: 'Size', value: 'M' },
      ],
      inventory_tracking: 'variant',
      inventory_level: 3,
      product: {
        custom_url: { url: '/jacket-1/' },
        custom_fields: [{ name: 'is_coming_soon', value: 'false' }, { name: 'is_retired' }],
      },
      variant: { id: 12, price: 200, sale_price: 149.99, inventory_level: 3 },
    })
  })

  it('moves to the site of its store that opens it: language, currency and prices change', async () => {
    const { call, path } = await begin([{ variant_id: 11, quantity: 1 }])
    const there = await call('GET', `${path}?site=ch/fr-ch`)
    expect(there).toMatchObject({ status: 200, body: { currency: { code: 'CHF' }, version: 3 } })
    // The first request with the site has moved the cart and saved the move. A request without a site, or with the same
    // site again, changes nothing.
    expect(await call('GET', path)).toMatchObject({ body: { currency: { code: 'CHF' }, version: 3 } })
    expect(await call('GET', `${path}?site=ch/fr-ch`)).toMatchObject({ body: { version: 3 } })
    const line = { line_items: [{ variant_id: 12, quantity: 1 }] }
    expect(await call('POST', `${path}/items`, { body: line })).toMatchObject({ body: { currency: { code: 'CHF' } } })
  })

  it.each([
    ['another store', 'us/en-us', 200],
    ['a site that there is not', 'xx/en-xx', 400],
  ])('stays on its site for %s', async (_which, site, status) => {
    const { call, path } = await begin([{ variant_id: 11, quantity: 1 }])
    expect((await call('GET', `${path}?site=${site}`)).status).toBe(status)
    expect(await call('GET', path)).toMatchObject({ body: { currency: { code: 'EUR' }, version: 2 } })
  })

  it("does not let a stranger move a customer's cart to another site", async () => {
    const token = tokenOf(7)
    const { call, path } = await begin([{ variant_id: 11, quantity: 1 }], { token })
    expect((await call('GET', `${path}?site=ch/fr-ch`)).status).toBe(404)
    expect(await call('GET', path, { token })).toMatchObject({ body: { currency: { code: 'EUR' } } })
  })

  it('belongs to the US store on the US site: dollars, tax not included', async () => {
    const { cart } = await begin([{ variant_id: 11, quantity: 1 }], { site: 'us/en-us' })
    expect(cart).toMatchObject({
      channel_id: 2,
      currency: { code: 'USD', symbol: '$' },
      tax_included: false,
      locale: 'en-US',
    })
  })

  it('refuses prices, owners and other fields that the contract does not name', async () => {
    const { call, path } = await begin([{ variant_id: 11, quantity: 1 }])
    const reply = await call('POST', `${path}/items`, {
      body: { line_items: [{ variant_id: 11, quantity: 1, list_price: 0.01 }] },
    })
    expect(reply).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', errors: { 'line_items.0.list_price': expect.any(String) } },
    })
  })

  it.each([0, -1, 1.5, 1e308, '2', null])('rejects the quantity %s', async (quantity) => {
    const { call, path } = await begin([{ variant_id: 11, quantity: 1 }])
    expect((await call('POST', `${path}/items`, { body: { line_items: [{ variant_id: 11, quantity }] } })).status).toBe(
      400,
    )
  })

  it.each([
    [11, 6, 'maximum_quantity', 5],
    [13, 1, 'out_of_stock', 0],
    [14, 1, 'coming_soon', 0],
    [15, 1, 'retired', 0],
    [99, 1, 'unknown_variant', 0],
  ])('refuses variant %i × %i with %s', async (variant_id, quantity, code, max) => {
    const { call, path } = await begin([{ variant_id: 16, quantity: 1 }])
    const reply = await call('POST', `${path}/items`, { body: { line_items: [{ variant_id, quantity }] } })
    expect(reply).toMatchObject({
      status: 422,
      body: { code, variant_id, max, title: expect.any(String), message: expect.any(String) },
    })
  })

  it('sells an untracked variant whatever its stock value', async () => {
    const { cart } = await begin([{ variant_id: 16, quantity: 40 }])
    expect(cart.line_items.physical_items[0]).toMatchObject({ quantity: 40, inventory_tracking: 'none' })
  })

  it('counts pieces already in the cart against the stock', async () => {
    const { call, path } = await begin([{ variant_id: 11, quantity: 4 }])
    const reply = await call('POST', `${path}/items`, { body: { line_items: [{ variant_id: 11, quantity: 2 }] } })
    expect(reply).toMatchObject({
      status: 422,
      body: { code: 'maximum_quantity', max: 5, title: 'maximum stock quantity is 5' },
    })
  })

  it('changes and removes lines and still exists without any line', async () => {
    const { call, path, cart } = await begin([{ variant_id: 11, quantity: 1 }])
    const line = `${path}/items/${cart.line_items.physical_items[0]?.id}`
    expect(await call('PUT', line, { body: { quantity: 3, version: 2 } })).toMatchObject({
      status: 200,
      body: { version: 3, cart_amount: 359.85 },
    })
    expect(await call('DELETE', `${line}?version=3`)).toMatchObject({
      status: 200,
      body: { version: 4, line_items: { physical_items: [] } },
    })
    expect((await call('DELETE', line)).status).toBe(404)
    expect((await call('GET', path)).status).toBe(200)
  })

  it('answers a stale version with 409 and the current cart', async () => {
    const { call, path } = await begin([{ variant_id: 11, quantity: 1 }])
    const reply = await call('POST', `${path}/items`, {
      body: { version: 1, line_items: [{ variant_id: 11, quantity: 1 }] },
    })
    expect(reply.headers['content-type']).toContain('application/problem+json')
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'stale_version', cart: { version: 2, line_items: { physical_items: [{ quantity: 1 }] } } },
    })
  })

  it('counts ten parallel adds of one variant and keeps one line', async () => {
    const { call, path } = await begin([{ variant_id: 16, quantity: 1 }])
    const body = { line_items: [{ variant_id: 16, quantity: 1 }] }
    const replies = await Promise.all(Array.from({ length: 10 }, () => call('POST', `${path}/items`, { body })))
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await call('GET', path)).body).toMatchObject({ line_items: { physical_items: [{ quantity: 11 }] } })
  })

  it('replays the first response for a repeated key', async () => {
    const { call, path } = await begin([{ variant_id: 11, quantity: 1 }])
    const request = { body: { line_items: [{ variant_id: 11, quantity: 1 }] }, key: 'first-try-1' }
    const [first, second] = [await call('POST', `${path}/items`, request), await call('POST', `${path}/items`, request)]
    expect(second.text).toBe(first.text)
    expect((await call('GET', path)).body).toMatchObject({
      version: 3,
      line_items: { physical_items: [{ quantity: 2 }] },
    })
    const other = { ...request, body: { line_items: [{ variant_id: 11, quantity: 2 }] } }
    expect(await call('POST', `${path}/items`, other)).toMatchObject({ status: 422, body: { code: 'key_reused' } })
  })

  describe('created by a guest', () => {
    const request = { body: { site: DE, line_items: [{ variant_id: 11, quantity: 1 }] }, key: 'begin-1-begin-1' }

    it('is returned again to a client that lost the response', async () => {
      const { call } = await freshShop()
      const first = await call('POST', CARTS, request)
      expect([first.status, (await call('POST', CARTS, request)).text]).toEqual([201, first.text])
    })

    it.each([
      ['from another address', { 'x-forwarded-for': '203.0.113.7' }],
      ['with another browser', { 'user-agent': 'another browser' }],
    ])('is not returned to a client that sends its key %s', async (_how, headers) => {
      const { call } = await freshShop()
      const [first, second] = [await call('POST', CARTS, request), await call('POST', CARTS, { ...request, headers })]
      expect(second.status).toBe(201)
      expect(idOf(second)).not.toBe(idOf(first))
    })

    it('is not returned after ten minutes: the same key creates another cart', async () => {
      const { call, clock } = await freshShop()
      const id = idOf(await call('POST', CARTS, request))
      clock.advance(10 * 60 * 1000)
      expect(idOf(await call('POST', CARTS, request))).toBe(id)
      clock.advance(1)
      const late = await call('POST', CARTS, request)
      expect(late.status).toBe(201)
      expect(idOf(late)).not.toBe(id)
    })

    it('is not returned for another request with the same key, even if only the site differs', async () => {
      const { call } = await freshShop()
      await call('POST', CARTS, request)
      const elsewhere = { ...request, body: { ...request.body, site: 'at/de-at' } }
      expect(await call('POST', CARTS, elsewhere)).toMatchObject({ status: 422, body: { code: 'key_reused' } })
    })
  })

  it('accepts items with a key that another cart has used', async () => {
    const { call, path, cart } = await begin([{ variant_id: 16, quantity: 1 }])
    const body = { site: DE, line_items: [{ variant_id: 16, quantity: 1 }] }
    const other = idOf(await call('POST', CARTS, { body }))
    const line = { body: { line_items: [{ variant_id: 16, quantity: 1 }] }, key: 'both-use-it' }
    await call('POST', `${CARTS}/${other}/items`, line)
    expect(await call('POST', `${path}/items`, line)).toMatchObject({
      status: 200,
      body: { id: cart.id, line_items: { physical_items: [{ quantity: 2 }] } },
    })
  })

  it('never runs the same key twice concurrently', async () => {
    const { call, path } = await begin([{ variant_id: 16, quantity: 1 }])
    const request = { body: { line_items: [{ variant_id: 16, quantity: 1 }] }, key: 'all-at-once' }
    const replies = await Promise.all(Array.from({ length: 5 }, () => call('POST', `${path}/items`, request)))
    for (const { status } of replies) expect([200, 409]).toContain(status)
    expect((await call('GET', path)).body).toMatchObject({ line_items: { physical_items: [{ quantity: 2 }] } })
  })

  it('replays a refusal for the same key, and forgets keys after one day', async () => {
    const { call, path, clock } = await begin([{ variant_id: 11, quantity: 1 }])
    const request = { body: { line_items: [{ variant_id: 13, quantity: 1 }] }, key: 'refused-1' }
    const first = await call('POST', `${path}/items`, request)
    expect(await call('POST', `${path}/items`, request)).toMatchObject({
      status: 422,
      body: { code: 'out_of_stock', max: 0 },
    })
    expect(first.status).toBe(422)
    clock.advance(25 * 60 * 60 * 1000)
    const other = { body: { line_items: [{ variant_id: 11, quantity: 1 }] }, key: 'refused-1' }
    expect((await call('POST', `${path}/items`, other)).status).toBe(200)
  })

  it("limits a line to the contract's maximum quantity, whatever the stock", async () => {
    const { call, path } = await begin([{ variant_id: 18, quantity: MAX_LINE_QUANTITY }])
    const more = await call('POST', `${path}/items`, { body: { line_items: [{ variant_id: 18, quantity: 1 }] } })
    expect(more).toMatchObject({ status: 422, body: { code: 'maximum_quantity', max: MAX_LINE_QUANTITY } })
  })

  it('removes the lines that cannot be shipped to the chosen country and reports them', {
    meta: { spec: ['4.cart.unshippable-removed'] },
  }, async () => {
    const { call, path, cart } = await begin([
      { variant_id: 11, quantity: 1 },
      { variant_id: 17, quantity: 1 },
    ])
    const id = cart.line_items.physical_items[1]?.id
    const reply = await call('PUT', `${path}/country`, { body: { country: 'NO' } })
    expect(reply).toMatchObject({
      status: 200,
      body: { country: 'NO', removed_items: [{ id, name: 'Jacket 17', reason: 'unshippable' }] },
    })
    expect((await call('GET', path)).body).toMatchObject({
      removed_items: [],
      line_items: { physical_items: [{ variant_id: 11 }] },
    })
    const again = await call('POST', `${path}/items`, { body: { line_items: [{ variant_id: 17, quantity: 1 }] } })
    expect(again).toMatchObject({ status: 422, body: { code: 'not_shippable' } })
    expect(await call('PUT', `${path}/country`, { body: { country: 'US' } })).toMatchObject({
      status: 422,
      body: { code: 'country_not_served' },
    })
  })

  it('does not take an item that cannot be shipped to the country of its site, before a country is chosen', async () => {
    const { call, path } = await begin([{ variant_id: 11, quantity: 1 }], { site: 'ch/de-ch' })
    const add = await call('POST', `${path}/items`, { body: { line_items: [{ variant_id: 17, quantity: 1 }] } })
    expect(add).toMatchObject({ status: 422, body: { code: 'not_shippable', country: 'CH' } })
    // The chosen country wins over the country of the site.
    await call('PUT', `${path}/country`, { body: { country: 'DE' } })
    expect(
      (await call('POST', `${path}/items`, { body: { line_items: [{ variant_id: 17, quantity: 1 }] } })).status,
    ).toBe(200)
  })

  it('removes and reports a line that cannot be shipped to its country, once it is opened', {
    meta: { spec: ['4.cart.unshippable-removed'] },
  }, async () => {
    const { call, path, cart } = await begin([
      { variant_id: 11, quantity: 1 },
      { variant_id: 17, quantity: 1 },
    ])
    const id = cart.line_items.physical_items[1]?.id
    const removed = [{ id, name: 'Jacket 17', reason: 'unshippable' }]
    expect((await call('GET', `${path}?site=ch/fr-ch`)).body).toMatchObject({
      country: null,
      removed_items: removed,
      line_items: { physical_items: [{ variant_id: 11 }] },
    })
    expect((await call('GET', `${path}?site=ch/fr-ch`)).body).toMatchObject({ removed_items: [] })
  })

  it('is readable by its customer only, and by no one once it has expired', async () => {
    const { call, path, clock } = await begin([{ variant_id: 11, quantity: 1 }], { token: tokenOf(7) })
    const seen = async (token?: string) => (await call('GET', path, token === undefined ? {} : { token })).status
    expect([await seen(tokenOf(7)), await seen(), await seen(tokenOf(8)), await seen('not.a.token')]).toEqual([
      200, 404, 404, 401,
    ])
    clock.advance(31 * 24 * 60 * 60 * 1000)
    expect(await seen(tokenOf(7))).toBe(404)
  })
})
