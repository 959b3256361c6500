import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { shopOn, tokenOf } from '../testing/shop.ts'
import type { Cart } from './cart.view.ts'

const CARTS = '/api/store/carts'
const site = 'de/de-de'

describeOnBothDatabases('what a shopper writes on a cart', (open) => {
  const freshShop = shopOn(open, [{ id: 61, stock: 5 }, { id: 62 }])
  const begin = async (...line_items: object[]) => {
    const shop = await freshShop()
    const cart: Cart = (await shop.call('POST', CARTS, { body: { site, line_items } })).body
    const path = `${CARTS}/${cart.id}`
    return { ...shop, cart, path, lines: cart.line_items.physical_items }
  }
  const linesOf = ({ body }: { body: Cart }) =>
    body.line_items.physical_items.map(({ variant_id, quantity, properties }) => [variant_id, quantity, properties])
  const engraved = { variant_id: 61, quantity: 1, properties: { engraving: 'Anna' } }

  it('keeps lines apart whose properties or custom data differ, and joins equal ones', async () => {
    const { call, path } = await begin({ variant_id: 61, quantity: 1 }, engraved)
    const same = { ...engraved, custom: {} }
    const wrapped = { variant_id: 61, quantity: 1, custom: { wrap: { paper: 'green' } } }
    await call('POST', `${path}/items`, { body: { line_items: [same] } })
    expect(linesOf(await call('POST', `${path}/items`, { body: { line_items: [wrapped] } }))).toEqual([
      [61, 1, {}],
      [61, 2, { engraving: 'Anna' }],
      [61, 1, {}],
    ])
  })

  it('limits all lines of a variant together to its stock', async () => {
    const { call, path, lines } = await begin({ variant_id: 61, quantity: 3 }, engraved)
    const more = { body: { line_items: [{ ...engraved, quantity: 2 }] } }
    expect(await call('POST', `${path}/items`, more)).toMatchObject({
      status: 422,
      body: { code: 'maximum_quantity', max: 2 },
    })
    expect(await call('PUT', `${path}/items/${lines[0]?.id}`, { body: { quantity: 5 } })).toMatchObject({
      status: 422,
      body: { code: 'maximum_quantity', max: 4 },
    })
  })

  it('replaces the properties of a line and keeps its id', async () => {
    const { call, path, lines } = await begin(engraved)
    const body = { properties: { engraving: 'Anna & Ben', colour: 'gold' } }
    const reply = await call('PUT', `${path}/items/${lines[0]?.id}/properties`, { body })
    expect(reply).toMatchObject({
      status: 200,
      body: { version: 3, line_items: { physical_items: [{ id: lines[0]?.id, ...body }] } },
    })
    const unknown = await call('PUT', `${path}/items/nowhere/properties`, { body })
    expect(unknown).toMatchObject({ status: 404, body: { code: 'line_not_found' } })
  })

  it('keeps a note until a blank one removes it', async () => {
    const { call, path } = await begin({ variant_id: 62, quantity: 1 })
    const noted = await call('PUT', `${path}/note`, { body: { note: ' Bitte klingeln. ' } })
    expect(noted).toMatchObject({ status: 200, body: { note: 'Bitte klingeln.', version: 3 } })
    expect((await call('PUT', `${path}/note`, { body: { note: '  ' } })).body).toMatchObject({ note: null })
    const stale = await call('PUT', `${path}/note`, { body: { note: 'x', version: 2 } })
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale_version' } })
  })

  it('sets and removes single values of the custom data', async () => {
    const { call, path } = await begin({ variant_id: 62, quantity: 1 })
    const set = (name: string, value: unknown) => call('PUT', `${path}/custom`, { body: { name, value } })
    await set('wrap', { paper: 'green' })
    expect((await set('gift', true)).body).toMatchObject({ custom: { wrap: { paper: 'green' }, gift: true } })
    expect((await set('wrap', null)).body).toMatchObject({ custom: { gift: true } })
  })

  it.each([
    ['a value of more than 8 KiB', 'note', 'x'.repeat(8200)],
    ['a value that is deeply nested', 'tree', JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`)],
  ])('refuses %s as custom data', async (_which, name, value) => {
    const { call, path } = await begin({ variant_id: 62, quantity: 1 })
    expect(await call('PUT', `${path}/custom`, { body: { name, value } })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    })
  })

  it.each([
    ['a lone surrogate', '\ud800'],
    ['sixty levels of nesting', JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`)],
  ])('returns %s as it was sent', async (_which, value) => {
    const { call, path } = await begin({ variant_id: 62, quantity: 1 })
    const { status, body } = await call('PUT', `${path}/custom`, { body: { name: 'odd', value } })
    expect(status).toBe(200)
    expect(JSON.stringify((body as Cart).custom)).toBe(JSON.stringify({ odd: value }))
  })

  it('refuses a body whose nesting would overflow the call stack', async () => {
    const { app, path } = await begin({ variant_id: 62, quantity: 1 })
    const payload = `{"name":"tree","value":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    const headers = { 'content-type': 'application/json' }
    const { statusCode } = await app.inject({ method: 'PUT', url: `${path}/custom`, headers, payload })
    expect(statusCode).toBe(400)
  })

  it('refuses more than twenty values, and properties that are no text', async () => {
    const { call, path } = await begin({ variant_id: 62, quantity: 1 })
    for (let i = 0; i < 20; i++) await call('PUT', `${path}/custom`, { body: { name: `n${i}`, value: i } })
    expect((await call('PUT', `${path}/custom`, { body: { name: 'n20', value: 1 } })).status).toBe(400)
    const numbers = { line_items: [{ variant_id: 62, quantity: 1, properties: { size: 7 } }] }
    expect((await call('POST', `${path}/items`, { body: numbers })).status).toBe(400)
  })

  it('repeats a change with the same key once', async () => {
    const { call, path } = await begin({ variant_id: 62, quantity: 1 })
    const request = { body: { note: 'once' }, key: 'note-once-1' }
    const [first, again] = [await call('PUT', `${path}/note`, request), await call('PUT', `${path}/note`, request)]
    expect(again).toMatchObject({ status: 200, body: first.body })
    const other = await call('PUT', `${path}/note`, { ...request, body: { note: 'other' } })
    expect(other).toMatchObject({ status: 422, body: { code: 'key_reused' } })
  })

  it("gives the guest's note and custom data to the customer's cart, unless it has its own", async () => {
    const { call, path, cart } = await begin({ variant_id: 62, quantity: 1 })
    await call('PUT', `${path}/note`, { body: { note: 'of the guest' } })
    await call('PUT', `${path}/custom`, { body: { name: 'gift', value: true } })
    const claim = { token: tokenOf(7), body: { site, guest_cart_id: cart.id } }
    expect((await call('POST', `${CARTS}/claim`, claim)).body).toMatchObject({
      note: 'of the guest',
      custom: { gift: true },
    })
  })

  it('says at sign-in which lines have fewer pieces than both carts together', async () => {
    const { call, cart } = await begin({ variant_id: 61, quantity: 4 })
    const token = tokenOf(8)
    const line_items = [{ variant_id: 61, quantity: 4 }]
    const own: Cart = (await call('POST', CARTS, { body: { site, line_items }, token })).body
    const claim = { token, body: { site, guest_cart_id: cart.id } }
    const { id } = own.line_items.physical_items[0] ?? {}
    const { body }: { body: Cart } = await call('POST', `${CARTS}/claim`, claim)
    expect(body.notices).toMatchObject([{ code: 'quantity-reduced', line_id: id, wanted: 8, granted: 5 }])
    expect((await call('GET', `${CARTS}/${own.id}`, { token })).body).toMatchObject({ notices: [] })
  })

  it.each(['coupons', 'gift-cards'])('refuses an unknown code of the %s', async (which) => {
    const { call, path } = await begin({ variant_id: 62, quantity: 1 })
    const reply = await call('POST', `${path}/${which}`, { body: { code: 'NO-SUCH' } })
    const code = which === 'coupons' ? 'unknown_coupon' : 'unknown_gift_card'
    expect(reply).toMatchObject({ status: 422, body: { code } })
    expect(await call('DELETE', `${path}/${which}/NO-SUCH`)).toMatchObject({ status: 200, body: { version: 2 } })
  })
})
