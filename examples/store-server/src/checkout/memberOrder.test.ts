import { beforeAll, beforeEach, expect, it } from 'vitest'
import { addCustomer } from '../accounts/customers.repository.ts'
import { addCode, endMembership, redeemCode } from '../accounts/membership.ts'
import type { Cart } from '../carts/cart.view.ts'
import { SITES } from '../sites/sites.data.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { HOST, type Shop, shopOn, tokenOf } from '../testing/shop.ts'
import { checkoutMessages } from './messages/index.ts'

const CARTS = '/api/store/carts'
const site = 'us/en-us'
const BUYER = {
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Vale',
  line1: '3 Valley Road',
  line2: '',
  postal_code: '97201',
  city: 'Portland',
  region: 'OR',
  country: 'US',
  shipping: '1',
  payment: 'approve',
  action: 'place',
}

describeOnBothDatabases('a professional', (open) => {
  const freshShop = shopOn(open, [{ id: 41, priceMinor: 9_999, stock: 9 }])
  let shop: Shop
  let member: { id: number; token: string }

  beforeAll(async () => {
    shop = await freshShop()
    const customer = await addCustomer(shop.database, {
      userName: 'ada@cairn.example',
      firstName: 'Ada',
      lastName: 'Vale',
      passwordHash: 'none',
      channel: 'US',
    })
    const id = customer?.id ?? 0
    member = { id, token: tokenOf(id) }
  })
  beforeEach(async () => {
    shop = await freshShop()
    const code = crypto.randomUUID()
    const validUntil = new Date(shop.clock.now() + 60_000)
    await addCode(shop.database, { code, community: '', category: '', membershipDays: 1, validUntil })
    expect(await redeemCode(shop.database, shop.clock, member.id, code)).toBe(true)
  })

  const begin = async (token?: string, quantity = 1, on = site): Promise<Cart> =>
    (
      await shop.call('POST', CARTS, {
        body: { site: on, line_items: [{ variant_id: 41, quantity }] },
        ...(token === undefined ? {} : { token }),
      })
    ).body
  const expire = () => endMembership(shop.database, member.id, new Date(shop.clock.now()))

  /**
   * Starts a checkout of the cart and opens its hosted page. The returned function `place` submits the form of this
   * page.
   */
  const checkout = async (cart: Cart, token?: string, auth = token) => {
    const who = token === undefined ? {} : { token }
    const started = await shop.call('POST', '/api/store/checkouts', {
      body: { cart_id: cart.id, site: cart.site },
      ...who,
    })
    const { returnUrl }: { returnUrl: string } = started.body
    const url = returnUrl.slice(HOST.length)
    const cookies: Record<string, string> = auth === undefined ? {} : { auth_token: auth }
    const page = await shop.call('GET', url, { cookies })
    cookies.checkout_session = /checkout_session=([^;]+)/.exec(String(page.headers['set-cookie']))?.[1] ?? ''
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page.text)?.[1] ?? ''
    return {
      page,
      look: (query = '') => shop.call('GET', url + query, { cookies }),
      place: () =>
        shop.app.inject({
          method: 'POST',
          url,
          cookies,
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin: HOST },
          payload: new URLSearchParams({ ...BUYER, csrf: hidden('csrf'), seen: hidden('seen') }).toString(),
        }),
    }
  }

  it('sees the discount in the cart after every change', { meta: { spec: ['6.member.pricing'] } }, async () => {
    const cart = await begin(member.token)
    expect(cart).toMatchObject({ base_amount: 99.99, discount_amount: 30, cart_amount: 69.99 })
    const line = `${CARTS}/${cart.id}/items/${cart.line_items.physical_items[0]?.id}`
    expect(
      (await shop.call('PUT', line, { token: member.token, body: { quantity: 2, version: cart.version } })).body,
    ).toMatchObject({ base_amount: 199.98, discount_amount: 60, cart_amount: 139.98 })
    const stale = await shop.call('PUT', line, { token: member.token, body: { quantity: 1, version: cart.version } })
    expect(stale).toMatchObject({ status: 409, body: { cart: { discount_amount: 60 } } })
    expect((await shop.call('DELETE', line, { token: member.token })).body).toMatchObject({
      base_amount: 0,
      discount_amount: 0,
      cart_amount: 0,
    })
  })

  it('cannot be forged: the server ignores groups and prices from the browser', {
    meta: { spec: ['6.member.pricing'] },
  }, async () => {
    const line_items = [{ variant_id: 41, quantity: 1 }]
    for (const forged of [
      { site, line_items, customer_group_id: 2 },
      { site, line_items, bigCommCustomerGroupID: 2 },
      { site, line_items: [{ variant_id: 41, quantity: 1, list_price: 1 }] },
      { site, line_items, discount_amount: 30 },
    ]) {
      expect((await shop.call('POST', CARTS, { body: forged })).status).toBe(400)
    }
    const cookies = { customer_group: '2', 'persist:US': '{"membership":{"isActive":true,"bigCommCustomerGroupID":2}}' }
    const asked = await shop.call('POST', CARTS, { body: { site, line_items }, cookies, token: tokenOf(member.id + 1) })
    expect(asked.body).toMatchObject({ base_amount: 99.99, discount_amount: 0, cart_amount: 99.99 })
  })

  it("gets the discount on a guest's cart after the sign-in, but not before", async () => {
    const guest = await begin()
    expect(guest).toMatchObject({ discount_amount: 0, cart_amount: 99.99 })
    const body = { site, guest_cart_id: guest.id }
    expect(await shop.call('POST', `${CARTS}/claim`, { token: member.token, body })).toMatchObject({
      status: 200,
      body: { base_amount: 99.99, discount_amount: 30, cart_amount: 69.99 },
    })
  })

  it("gets no discount in another customer's cart or after signing out", async () => {
    const own = await begin(member.token)
    const guest = await begin()
    expect((await shop.call('GET', `${CARTS}/${guest.id}`, { token: member.token })).body).toMatchObject({
      discount_amount: 0,
    })
    expect((await begin(tokenOf(member.id + 1))).discount_amount).toBe(0)
    expect((await shop.call('POST', `${CARTS}/${own.id}/release`, { token: member.token })).status).toBe(204)
    expect((await shop.call('GET', `${CARTS}/${own.id}`)).status).toBe(404)
    expect((await begin()).discount_amount).toBe(0)
  })

  it('loses the discount when the membership ends', async () => {
    const cart = await begin(member.token)
    await expire()
    expect((await shop.call('GET', `${CARTS}/${cart.id}`, { token: member.token })).body).toMatchObject({
      base_amount: 99.99,
      discount_amount: 0,
      cart_amount: 99.99,
    })
  })

  it("pays the cart's total on the page, in the order and in the history", async () => {
    const browser = await checkout(await begin(member.token, 2), member.token)
    const sums = /<dl class="totals.*?<\/dl>/s.exec(browser.page.text)?.[0].replace(/<[^>]+>|\s+/g, ' ')
    expect(sums?.replace(/ +/g, ' ').trim()).toBe(
      'Professional discount -$60.00 Subtotal $139.98 Shipping Standard FREE Estimated sales tax Choose your state Total plus tax $139.98',
    )
    expect((await browser.place()).statusCode).toBe(303)
    const placed = (await browser.look()).text.replaceAll(/<[^>]+>|\s+/g, ' ').replaceAll(/ +/g, ' ')
    expect(placed).toContain(' Total $139.98 ')
    const { data }: { data: { number: string }[] } = (
      await shop.call('GET', '/api/store/orders', { token: member.token })
    ).body
    const sold = {
      discount_amount: 60,
      subtotal: 139.98,
      total: 139.98,
      line_items: [{ price: 99.99, extended_price: 199.98 }],
    }
    expect(data).toMatchObject([sold])
    // The order keeps its prices after the membership has ended, so end the membership and read the order again.
    await expire()
    expect(
      (await shop.call('GET', `/api/store/orders/${data[0]?.number}`, { token: member.token })).body,
    ).toMatchObject(sold)
  })

  it('sees the order again when the membership ends before it is placed', async () => {
    const browser = await checkout(await begin(member.token), member.token)
    await expire()
    const placed = await browser.place()
    expect(placed.headers.location).toMatch(/\?again$/)
    const { text } = await browser.look('?again')
    expect(text).not.toContain('Professional discount')
    expect(text).toContain('$99.99')
  })

  it("gets the discount after signing in during the checkout, because the order is then the customer's", async () => {
    const browser = await checkout(await begin(), undefined, member.token)
    expect(browser.page.text).toContain('-$30.00')
    expect((await browser.place()).statusCode).toBe(303)
    expect((await shop.call('GET', '/api/store/orders', { token: member.token })).body).toMatchObject({
      data: [{ discount_amount: 30, total: 69.99 }],
    })
  })

  const filled = (text: string) => {
    const [list = ''] = /<select id="region"[\s\S]*?<\/select>/.exec(text) ?? []
    const state = /value="([A-Z]{2})" selected/.exec(list)?.[1] ?? ''
    const texts = ['email', 'first_name', 'last_name', 'line1', 'postal_code', 'region'].map(
      (name) => new RegExp(`<input id="${name}"[^>]* value="([^"]*)"`).exec(text)?.[1],
    )
    return texts.map((value) => value ?? state)
  }

  it("gets the form prefilled with the account's name and the address of the last order to that country", async () => {
    const first = await checkout(await begin(member.token), member.token)
    expect(filled(first.page.text)).toEqual(['ada@cairn.example', 'Ada', 'Vale', '', '', ''])
    expect((await first.place()).statusCode).toBe(303)
    const second = await checkout(await begin(member.token), member.token)
    expect(filled(second.page.text)).toEqual(['ada@cairn.example', 'Ada', 'Vale', '3 Valley Road', '97201', 'OR'])
    const elsewhere = await checkout(await begin(member.token, 1, 'de/de-de'), member.token)
    expect(filled(elsewhere.page.text)).toEqual(['ada@cairn.example', 'Ada', 'Vale', '', '', ''])
  })

  it('sees no prefilled address in a browser without a valid token', async () => {
    await (await checkout(await begin(member.token), member.token)).place()
    const { page } = await checkout(await begin(member.token), member.token, 'no.such.token')
    expect(filled(page.text)).toEqual(['', '', '', '', '', ''])
  })

  it.each([undefined, 'customer.0.token', 'no.such.token'])('shows a guest no discount (%s)', async (auth) => {
    const { page } = await checkout(await begin(), undefined, auth)
    expect(page.status).toBe(200)
    expect(page.text).not.toContain('Professional discount')
  })

  it.each(['en', 'de', 'fr', 'es', 'it', 'pt'] as const)(
    'sees the discount label in their language: %s',
    async (language) => {
      const words = checkoutMessages[language].professionalDiscount
      const prefix = SITES.find((one) => one.language === language)?.entry.prefix ?? ''
      expect((await checkout(await begin(member.token, 1, prefix), member.token)).page.text).toContain(
        `<dt>${words}</dt>`,
      )
    },
  )
})
