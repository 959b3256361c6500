import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { type Shop, shopOn, tokenOf } from '../testing/shop.ts'
import type { Cart } from './cart.view.ts'

const CARTS = '/api/store/carts'
const site = 'de/de-de'

describeOnBothDatabases("claiming a guest's cart", (open) => {
  const variants = [
    { id: 21, stock: 5 },
    { id: 22, stock: 5 },
    { id: 23, unshippableTo: 'CH' },
  ]
  const freshShop = shopOn(open, variants)
  const begin = async (shop: Shop, variant_id: number, quantity: number, customerId?: number): Promise<Cart> => {
    const options = customerId === undefined ? {} : { token: tokenOf(customerId) }
    return (await shop.call('POST', CARTS, { body: { site, line_items: [{ variant_id, quantity }] }, ...options })).body
  }
  const claim = (shop: Shop, customerId: number, guest_cart_id?: string) =>
    shop.call('POST', `${CARTS}/claim`, {
      token: tokenOf(customerId),
      body: guest_cart_id === undefined ? { site } : { site, guest_cart_id },
    })
  const quantities = (cart: Cart) => cart.line_items.physical_items.map((line) => [line.variant_id, line.quantity])

  it("adds the quantities up to the stock and keeps the id of the customer's cart", async () => {
    const shop = await freshShop()
    const own = await begin(shop, 21, 3, 7)
    const guest = await begin(shop, 21, 4)
    await shop.call('POST', `${CARTS}/${guest.id}/items`, { body: { line_items: [{ variant_id: 22, quantity: 1 }] } })
    const reply = await claim(shop, 7, guest.id)
    expect(reply).toMatchObject({ status: 200, body: { id: own.id, customer_id: 7 } })
    expect(quantities(reply.body)).toEqual([
      [21, 5],
      [22, 1],
    ])
    expect(await shop.call('GET', `${CARTS}/${guest.id}`)).toMatchObject({ status: 404, body: { code: 'cart_closed' } })
  })

  it.each([
    ["the guest's pieces, where the customer has chosen the country", 7, undefined],
    ["the customer's pieces, where the guest has chosen it", undefined, 7],
  ])('removes %s, and reports them', async (_, chooser, owner) => {
    const shop = await freshShop()
    const carts = new Map<number | undefined, Cart>()
    for (const customer of [7, undefined])
      carts.set(customer, await begin(shop, customer === owner ? 23 : 21, 1, customer))
    const token = chooser === undefined ? {} : { token: tokenOf(chooser) }
    await shop.call('PUT', `${CARTS}/${carts.get(chooser)?.id}/country`, { body: { country: 'CH' }, ...token })
    const { body }: { body: Cart } = await claim(shop, 7, carts.get(undefined)?.id)
    expect(body).toMatchObject({ country: 'CH', removed_items: [{ name: 'Jacket 23', reason: 'unshippable' }] })
    expect(quantities(body)).toEqual([[21, 1]])
  })

  it('changes nothing when it is repeated or runs three times concurrently', async () => {
    const shop = await freshShop()
    const guest = await begin(shop, 21, 2)
    const replies = await Promise.all([claim(shop, 7, guest.id), claim(shop, 7, guest.id), claim(shop, 7, guest.id)])
    const last = await claim(shop, 7, guest.id)
    expect(last.status).toBe(200)
    expect(quantities(last.body)).toEqual([[21, 2]])
    for (const { status } of replies) expect([200, 204]).toContain(status)
  })

  it('moves the lines to a cart with a new id, so that a planted cart id gives no access', async () => {
    const shop = await freshShop()
    const planted = await begin(shop, 21, 1)
    const reply = await claim(shop, 7, planted.id)
    expect(reply.body).not.toMatchObject({ id: planted.id })
    expect((await shop.call('GET', `${CARTS}/${planted.id}`)).status).toBe(404)
  })

  it('counts an add once when its first response was lost before the sign-in', async () => {
    const shop = await freshShop()
    const own = await begin(shop, 22, 1, 7)
    const first = { key: 'lost-answer-1', body: { site, line_items: [{ variant_id: 21, quantity: 2 }] } }
    const guest: Cart = (await shop.call('POST', CARTS, first)).body
    await claim(shop, 7, guest.id)
    const again = { key: 'lost-answer-1', body: { line_items: [{ variant_id: 21, quantity: 2 }] }, token: tokenOf(7) }
    const reply = await shop.call('POST', `${CARTS}/${own.id}/items`, again)
    expect(reply).toMatchObject({ status: 200, body: { id: own.id } })
    expect(quantities(reply.body)).toEqual([
      [22, 1],
      [21, 2],
    ])
  })

  it("counts a repeated add to the guest's cart once, and then another add", async () => {
    const shop = await freshShop()
    const own = await begin(shop, 22, 1, 7)
    const guest = await begin(shop, 22, 1)
    const line = { key: 'lost-answer-2', body: { line_items: [{ variant_id: 21, quantity: 2 }] } }
    await shop.call('POST', `${CARTS}/${guest.id}/items`, line)
    await claim(shop, 7, guest.id)
    const again = { ...line, token: tokenOf(7) }
    const path = `${CARTS}/${own.id}/items`
    for (let i = 0; i < 2; i++) {
      expect(quantities((await shop.call('POST', path, again)).body)).toEqual([
        [22, 2],
        [21, 2],
      ])
    }
    const { body } = await shop.call('POST', path, { ...again, key: 'another-change' })
    expect(quantities(body)).toEqual([
      [22, 2],
      [21, 4],
    ])
  })

  it('counts items once when they are sent again without a cart id', async () => {
    const shop = await freshShop()
    const request = { key: 'lost-answer-4', body: { site, line_items: [{ variant_id: 21, quantity: 2 }] } }
    const guest: Cart = (await shop.call('POST', CARTS, request)).body
    const own: Cart = (await claim(shop, 7, guest.id)).body
    const reply = await shop.call('POST', CARTS, { ...request, token: tokenOf(7) })
    expect(reply).toMatchObject({ status: 201, body: { id: own.id, customer_id: 7 } })
    expect(quantities(reply.body)).toEqual([[21, 2]])
  })

  it("keeps the items of a guest's cart whose id never reached the browser", async () => {
    const shop = await freshShop()
    const request = { key: 'lost-answer-3', body: { site, line_items: [{ variant_id: 21, quantity: 2 }] } }
    await shop.call('POST', CARTS, request)
    const own = await begin(shop, 22, 1, 7)
    const reply = await shop.call('POST', CARTS, { ...request, token: tokenOf(7) })
    expect(reply).toMatchObject({ status: 201, body: { id: own.id, customer_id: 7 } })
    expect(quantities(reply.body)).toEqual([
      [22, 1],
      [21, 2],
    ])
  })

  it("does not return a customer's cart to another client that uses the same key", async () => {
    const shop = await freshShop()
    const body = { site, line_items: [{ variant_id: 21, quantity: 1 }] }
    const own: Cart = (await shop.call('POST', CARTS, { key: 'the-same-key', body, token: tokenOf(7) })).body
    for (const options of [{}, { token: tokenOf(8) }]) {
      const reply = await shop.call('POST', CARTS, { key: 'the-same-key', body, ...options })
      expect(reply.status).toBe(201)
      expect(reply.body).not.toMatchObject({ id: own.id })
    }
    const add = { key: 'the-same-key', body: { line_items: body.line_items } }
    expect(await shop.call('POST', `${CARTS}/${own.id}/items`, add)).toMatchObject({
      status: 404,
      body: { code: 'cart_not_found' },
    })
  })

  it("does not take another customer's cart", async () => {
    const shop = await freshShop()
    const theirs = await begin(shop, 21, 1, 8)
    expect((await claim(shop, 7, theirs.id)).status).toBe(204)
    expect((await shop.call('GET', `${CARTS}/${theirs.id}`, { token: tokenOf(8) })).body).toMatchObject({
      cart_amount: 100,
    })
  })

  it('returns the open cart after a sign-in on another device, and nothing when there is none', async () => {
    const shop = await freshShop()
    expect((await claim(shop, 7)).status).toBe(204)
    const own = await begin(shop, 21, 1, 7)
    expect(await claim(shop, 7)).toMatchObject({ status: 200, body: { id: own.id } })
  })

  it('ignores expired carts: the customer starts a new one', async () => {
    const shop = await freshShop()
    const guest = await begin(shop, 22, 1)
    const lapsed = await begin(shop, 21, 1, 7)
    shop.clock.advance(31 * 24 * 60 * 60 * 1000)
    expect((await claim(shop, 7, guest.id)).status).toBe(204)
    const next = await begin(shop, 22, 2, 7)
    expect(next.id).not.toBe(lapsed.id)
    expect(quantities(next)).toEqual([[22, 2]])
    const claimed = await claim(shop, 7)
    expect(claimed).toMatchObject({ status: 200, body: { id: next.id } })
    expect((await shop.call('GET', `${CARTS}/${next.id}`, { token: tokenOf(7) })).status).toBe(200)
  })

  it('keeps one open cart per customer and store, even for concurrent requests', async () => {
    const shop = await freshShop()
    const carts = await Promise.all([begin(shop, 21, 1, 7), begin(shop, 21, 1, 7), begin(shop, 22, 1, 7)])
    expect(new Set(carts.map(({ id }) => id)).size).toBe(1)
    const { body } = await claim(shop, 7)
    expect(new Map(quantities(body).map(([id, quantity]) => [id, quantity]))).toEqual(
      new Map([
        [21, 2],
        [22, 1],
      ]),
    )
  })
})
