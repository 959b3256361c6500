import { expect, it } from 'vitest'
import { addCoupon } from '../coupons/coupons.repository.ts'
import type { coupons } from '../coupons/coupons.schema.ts'
import { addDemoCodes } from '../coupons/demoCodes.ts'
import { issueGiftCard } from '../giftCards/giftCards.repository.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { type Shop, shopOn, tokenOf } from '../testing/shop.ts'
import type { Cart } from './cart.view.ts'

const CARTS = '/api/store/carts'
const DE = 'de/de-de'
const CARD = '5H3J-WQ8R-2NBX-7K2M'

describeOnBothDatabases('the codes of a cart', (open) => {
  const freshShop = shopOn(open, [
    { id: 71, priceMinor: 10_000 },
    { id: 72, priceMinor: 3333 },
  ])
  const add = ({ database }: Shop, change: Partial<typeof coupons.$inferInsert> = {}) =>
    addCoupon(database, { code: 'TEN', names: { en: 'Ten', de: 'Zehn' }, stores: ['EU'], percent: 10, ...change })
  const issue = (
    { database, clock }: Shop,
    change: { code?: string; currency?: 'EUR' | 'USD'; balanceMinor?: number } = {},
  ) =>
    issueGiftCard(database, { code: CARD, currency: 'EUR', balanceMinor: 5000, ...change, now: new Date(clock.now()) })
  const begin = async (shop: Shop, { token, quantity = 1 }: { token?: string; quantity?: number } = {}) => {
    const who = token === undefined ? {} : { token }
    const line_items = [{ variant_id: 71, quantity }]
    const cart: Cart = (await shop.call('POST', CARTS, { body: { site: DE, line_items }, ...who })).body
    const path = `${CARTS}/${cart.id}`
    const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', part = '', body?: object) =>
      shop.call(method, path + part, { ...who, ...(body === undefined ? {} : { body }) })
    return { cart, path, send, lineId: cart.line_items.physical_items[0]?.id }
  }

  it('takes a coupon off the goods, with its reason, whatever its case', async () => {
    const shop = await freshShop()
    await add(shop)
    const { send } = await begin(shop)
    expect(await send('POST', '/coupons', { code: ' ten ' })).toMatchObject({
      status: 200,
      body: {
        version: 3,
        base_amount: 100,
        discount_amount: 0,
        cart_amount: 90,
        coupons: [{ code: 'TEN', coupon_type: 'percentage_discount', discounted_amount: 10, display_name: 'Zehn' }],
        discounts: [{ label: 'Zehn', amount: 10, code: 'TEN' }],
        line_items: { physical_items: [{ coupon_amount: 10 }] },
        taxes: [{ label: '19\u00a0% MwSt.', amount: 14.37, is_included: true }],
      },
    })
    expect(await send('DELETE', '/coupons/ten')).toMatchObject({
      status: 200,
      body: { version: 4, cart_amount: 100, coupons: [], discounts: [] },
    })
  })

  it('says why a coupon does not apply, with the facts that the shopper needs', async () => {
    const shop = await freshShop()
    await add(shop)
    await add(shop, { code: 'OLD', validUntil: new Date('2020-01-01T00:00:00Z') })
    await add(shop, { code: 'LATER', validFrom: new Date('2030-01-01T00:00:00Z') })
    await add(shop, { code: 'LARGE', minimums: { EUR: 15_000 } })
    await add(shop, { code: 'MINE', customerLimit: 1 })
    await add(shop, { code: 'OTHER', stores: ['US'] })
    const { send } = await begin(shop)
    await send('POST', '/coupons', { code: 'TEN' })
    const refusal = async (code: string) => (await send('POST', '/coupons', { code })).body
    expect(await refusal('TEN')).toMatchObject({ code: 'coupon_already_applied' })
    expect(await refusal('OLD')).toMatchObject({ code: 'coupon_expired', valid_until: '2020-01-01T00:00:00.000Z' })
    expect(await refusal('LATER')).toMatchObject({
      code: 'coupon_not_yet_valid',
      valid_from: '2030-01-01T00:00:00.000Z',
    })
    expect(await refusal('LARGE')).toMatchObject({ code: 'coupon_minimum', minimum: 150, missing: 50, currency: 'EUR' })
    expect(await refusal('MINE')).toMatchObject({ code: 'coupon_needs_sign_in' })
    expect(await refusal('OTHER')).toMatchObject({ code: 'unknown_coupon' })
    await add(shop, { code: 'ALSO' })
    expect(await refusal('ALSO')).toMatchObject({ code: 'only_one_coupon', status: 422 })
    expect((await send('GET')).body).toMatchObject({ version: 3, coupons: [{ code: 'TEN' }] })
  })

  it('says so in the language of the shopper', async () => {
    const shop = await freshShop()
    await add(shop, { code: 'LARGE', minimums: { EUR: 15_000 } })
    const { path } = await begin(shop)
    const request = { body: { code: 'LARGE' }, headers: { 'accept-language': 'fr-CH' } }
    const { body }: { body: { title: string } } = await shop.call('POST', `${path}/coupons`, request)
    expect(body.title).toBe('Ce code promo est valable dès 150,00\u00a0€ d’achat. Il manque encore 50,00\u00a0€.')
  })

  it('has a demo coupon of 20 percent that applies in any year', async () => {
    const shop = await freshShop()
    await addDemoCodes(shop)
    shop.clock.advance(40 * 365 * 24 * 60 * 60 * 1000)
    const { send } = await begin(shop)
    expect((await send('POST', '/coupons', { code: 'ALPINE20' })).body).toMatchObject({ cart_amount: 80 })
  })

  it('names the amounts of a demo coupon in the currency of the shop', async () => {
    const shop = await freshShop()
    await addDemoCodes(shop)
    const { send } = await begin(shop, { quantity: 2 })
    const name = '20\u00a0€ Nachlass ab 150\u00a0€'
    expect((await send('POST', '/coupons', { code: 'TRAIL20' })).body).toMatchObject({
      coupons: [{ display_name: name }],
      discounts: [{ label: name, amount: 20 }],
    })
  })

  it('removes the coupon with a notice when a change breaks its condition', async () => {
    const shop = await freshShop()
    await add(shop, { minimums: { EUR: 20_000 } })
    const { send, lineId } = await begin(shop, { quantity: 2 })
    await send('POST', '/coupons', { code: 'TEN' })
    const fewer = await send('PUT', `/items/${lineId}`, { quantity: 1 })
    expect(fewer.body).toMatchObject({
      cart_amount: 100,
      coupons: [],
      notices: [{ code: 'coupon-removed', line_id: null, wanted: null, granted: null }],
    })
    expect((await send('GET')).body).toMatchObject({ notices: [], coupons: [] })
    expect((await send('PUT', `/items/${lineId}`, { quantity: 2 })).body).toMatchObject({ cart_amount: 200 })
  })

  it('removes an expired coupon with a notice when the cart is read', async () => {
    const shop = await freshShop()
    await add(shop, { validUntil: new Date(shop.clock.now() + 1000) })
    const { send } = await begin(shop)
    await send('POST', '/coupons', { code: 'TEN' })
    shop.clock.advance(1000)
    expect((await send('GET')).body).toMatchObject({
      version: 5,
      cart_amount: 100,
      notices: [{ code: 'coupon-removed' }],
    })
    expect((await send('GET')).body).toMatchObject({ version: 5, notices: [] })
  })

  it('shows how much a gift card pays, and never its code', async () => {
    const shop = await freshShop()
    await issue(shop)
    const { send } = await begin(shop)
    const reply = await send('POST', '/gift-cards', { code: '5h3j wq8r 2nbx 7k2m' })
    expect(reply).toMatchObject({
      status: 200,
      body: { version: 3, cart_amount: 100, gift_cards: [{ label: '…7K2M', amount: 50, balance: 50 }] },
    })
    expect(reply.text).not.toMatch(/WQ8R/i)
    const { gift_cards } = reply.body as Cart
    expect((await send('DELETE', `/gift-cards/${gift_cards?.[0]?.id}`)).body).toMatchObject({ gift_cards: [] })
    expect((await send('POST', '/gift-cards', { code: CARD })).body).toMatchObject({ gift_cards: [{ balance: 50 }] })
  })

  it('says why a gift card cannot pay', async () => {
    const shop = await freshShop()
    await issue(shop)
    await issue(shop, { code: 'EMPTY', balanceMinor: 0 })
    await issue(shop, { code: 'DOLLARS', currency: 'USD' })
    const { send } = await begin(shop)
    const refusal = async (code: string) => (await send('POST', '/gift-cards', { code })).body
    await refusal(CARD)
    expect(await refusal(CARD)).toMatchObject({ code: 'gift_card_already_applied' })
    expect(await refusal('EMPTY')).toMatchObject({ code: 'gift_card_empty' })
    expect(await refusal('DOLLARS')).toMatchObject({ code: 'gift_card_wrong_currency', currency: 'USD' })
    for (let i = 1; i < 5; i++) {
      await issue(shop, { code: `MORE-${i}` })
      expect((await send('POST', '/gift-cards', { code: `MORE-${i}` })).status).toBe(200)
    }
    await issue(shop, { code: 'MORE-6' })
    expect(await refusal('MORE-6')).toMatchObject({ code: 'too_many_gift_cards', max: 5 })
  })

  it('removes a gift card with a notice when the cart moves to another currency', async () => {
    const shop = await freshShop()
    await issue(shop)
    const { send } = await begin(shop)
    await send('POST', '/gift-cards', { code: CARD })
    expect((await send('GET', '?site=ch/fr-ch')).body).toMatchObject({
      currency: { code: 'CHF' },
      gift_cards: [],
      notices: [{ code: 'gift-card-removed', text: expect.stringContaining('…7K2M') }],
    })
  })

  it("gives the guest's codes to the customer's cart", async () => {
    const shop = await freshShop()
    await add(shop)
    await issue(shop)
    const { send, cart } = await begin(shop)
    await send('POST', '/coupons', { code: 'TEN' })
    await send('POST', '/gift-cards', { code: CARD })
    const claim = { token: tokenOf(7), body: { site: DE, guest_cart_id: cart.id } }
    expect((await shop.call('POST', `${CARTS}/claim`, claim)).body).toMatchObject({
      coupons: [{ code: 'TEN' }],
      gift_cards: [{ amount: 50 }],
    })
  })

  it('divides the coupon among the lines, so that the parts add up', async () => {
    const shop = await freshShop()
    await add(shop, { percent: 33 })
    const { send } = await begin(shop)
    await send('POST', '/items', { line_items: [{ variant_id: 72, quantity: 1 }] })
    const { body }: { body: Cart } = await send('POST', '/coupons', { code: 'TEN' })
    expect(body.coupons[0]?.discounted_amount).toBe(44)
    expect(body.line_items.physical_items.map(({ coupon_amount }) => coupon_amount)).toEqual([33, 11])
  })

  it('repeats a change with the same key once, and refuses the key for another code', async () => {
    const shop = await freshShop()
    await issue(shop)
    const { path } = await begin(shop)
    const request = { body: { code: CARD }, key: 'gift-card-1' }
    const first = await shop.call('POST', `${path}/gift-cards`, request)
    expect(await shop.call('POST', `${path}/gift-cards`, request)).toMatchObject({ status: 200, body: first.body })
    const other = await shop.call('POST', `${path}/gift-cards`, { ...request, body: { code: 'OTHER' } })
    expect(other).toMatchObject({ status: 422, body: { code: 'key_reused' } })
  })

  it("does not let a stranger use a customer's cart", async () => {
    const shop = await freshShop()
    await add(shop)
    const { path } = await begin(shop, { token: tokenOf(7) })
    expect((await shop.call('POST', `${path}/coupons`, { body: { code: 'TEN' } })).status).toBe(404)
  })
})

describeOnBothDatabases('guessing codes', (open) => {
  const freshShop = shopOn(open, [{ id: 71 }], { rateLimits: true })

  it('ends after thirty tries of one network in a quarter of an hour', async () => {
    const { call, clock } = await freshShop()
    const line_items = [{ variant_id: 71, quantity: 1 }]
    const { id }: Cart = (await call('POST', CARTS, { body: { site: DE, line_items } })).body
    const attempt = (which: string) => call('POST', `${CARTS}/${id}/${which}`, { body: { code: 'GUESS' } })
    const statuses: number[] = []
    for (let i = 0; i < 31; i++) statuses.push((await attempt('gift-cards')).status)
    expect(statuses).toEqual([...Array(30).fill(422), 429])
    expect((await attempt('coupons')).status).toBe(422)
    clock.advance(15 * 60 * 1000)
    expect((await attempt('gift-cards')).status).toBe(422)
  })
})
