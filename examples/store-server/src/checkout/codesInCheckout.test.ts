import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Cart } from '../carts/cart.view.ts'
import { addCoupon } from '../coupons/coupons.repository.ts'
import type { coupons } from '../coupons/coupons.schema.ts'
import { issueGiftCard } from '../giftCards/giftCards.repository.ts'
import { mails } from '../mail/mail.schema.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { type Shop, shopOn, tokenOf } from '../testing/shop.ts'
import { arrive } from './arrive.fixture.ts'

const site = 'de/de-de'
const CARD = '5H3J-WQ8R-2NBX-7K2M'

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

describeOnBothDatabases('coupons and gift cards in the checkout', (open) => {
  const freshShop = shopOn(open, [
    { id: 81, priceMinor: 10_000, stock: 9 },
    { id: 82, stock: 1 },
  ])
  const addTen = ({ database }: Shop, change: Partial<typeof coupons.$inferInsert> = {}) =>
    addCoupon(database, {
      code: 'TEN',
      names: { de: 'Zehn weniger', it: 'Dieci in meno' },
      stores: ['EU'],
      percent: 10,
      ...change,
    })
  const issue = ({ database, clock }: Shop, balanceMinor: number) =>
    issueGiftCard(database, { code: CARD, currency: 'EUR', balanceMinor, now: new Date(clock.now()) })

  /** Begins a cart with these codes and opens its checkout. */
  const start = async (shop: Shop, codes: { coupon?: string; card?: string }, token?: string, variant_id = 81) => {
    const who = token === undefined ? {} : { token }
    const line_items = [{ variant_id, quantity: 1 }]
    const { id }: Cart = (await shop.call('POST', '/api/store/carts', { body: { site, line_items }, ...who })).body
    const apply = async (which: string, code: string | undefined) => {
      if (code === undefined) return
      const reply = await shop.call('POST', `/api/store/carts/${id}/${which}`, { body: { code }, ...who })
      expect(reply.status).toBe(200)
    }
    await apply('coupons', codes.coupon)
    await apply('gift-cards', codes.card)
    const started = await shop.call('POST', '/api/store/checkouts', { body: { cart_id: id, site }, ...who })
    const { returnUrl }: { returnUrl: string } = started.body
    return arrive(shop, returnUrl, token === undefined ? {} : { auth_token: token })
  }
  const ledger = async ({ database }: Shop) => {
    const { rows } = await database.execute<{ balance: number; sum: number; entries: number }>(sql`
      SELECT g.balance_minor::int AS balance, coalesce(sum(e.amount_minor), 0)::int AS sum, count(e.id)::int AS entries
      FROM gift_cards g LEFT JOIN gift_card_entries e ON e.gift_card_id = g.id GROUP BY g.id`)
    return rows[0]
  }

  it('shows them before and after the order, spends the balance, and keeps both in the order', async () => {
    const shop = await freshShop()
    await addTen(shop)
    await issue(shop, 5000)
    const browser = await start(shop, { coupon: 'TEN', card: CARD }, tokenOf(7))
    const rows =
      /Zehn weniger TEN -10,00.*Zwischensumme 90,00.*Gesamt inkl\. MwSt\. 90,00.*Geschenkkarte …7K2M -50,00.*(Noch zu zahlen|Bezahlt) 40,00/
    expect(rows.exec(textOf(browser.first.text))?.[1]).toBe('Noch zu zahlen')
    expect((await browser.send()).status).toBe(303)
    const [mail] = await shop.database.select().from(mails)
    const path = /\/orders\/[\w-]{43}/.exec(mail?.bodyText ?? '')?.[0] ?? ''
    for (const text of [(await browser.look()).text, (await shop.call('GET', path)).text]) {
      expect(rows.exec(textOf(text))?.[1]).toBe('Bezahlt')
    }
    expect(mail?.bodyText).toMatch(/Bezahlt: 40,00/)
    expect(mail?.bodyText).not.toContain('Noch zu zahlen')
    expect(await ledger(shop)).toEqual({ balance: 0, sum: 0, entries: 2 })
    const italian = { token: tokenOf(7), headers: { 'accept-language': 'it' } }
    expect((await shop.call('GET', '/api/store/orders', italian)).body).toMatchObject({
      data: [
        {
          discount_amount: 0,
          discounts: [{ label: 'Dieci in meno', amount: 10, code: 'TEN' }],
          subtotal: 90,
          total: 90,
          gift_cards: [{ label: '…7K2M', amount: 50 }],
        },
      ],
    })
  })

  it('pays shipping with a gift card too, and keeps what is left on it', async () => {
    const shop = await freshShop()
    await issue(shop, 20_000)
    const browser = await start(shop, { card: CARD })
    expect(browser.first.text).toContain('Du musst nichts mehr zahlen')
    expect(browser.first.text).not.toContain('type="radio" id="payment"')
    expect((await browser.send({ shipping: '2' })).status).toBe(303)
    expect(await ledger(shop)).toMatchObject({ balance: 20_000 - 11_495, sum: 20_000 - 11_495 })
  })

  it('does not spend one gift card in two carts', async () => {
    const shop = await freshShop()
    await issue(shop, 8000)
    const [one, other] = [await start(shop, { card: CARD }), await start(shop, { card: CARD })]
    const replies = await Promise.all([one.send(), other.send()])
    const [placed, refused] = replies[0].status === 303 ? replies : replies.toReversed()
    expect(placed?.status).toBe(303)
    expect(refused?.text).toContain('Deine Bestellung hat sich geändert')
    expect(textOf(refused?.text ?? '')).not.toContain('Geschenkkarte')
    expect(await ledger(shop)).toEqual({ balance: 0, sum: 0, entries: 2 })
  })

  it('spends a gift card once, however often the form is sent', async () => {
    const shop = await freshShop()
    await issue(shop, 30_000)
    const browser = await start(shop, { card: CARD })
    await Promise.all([browser.send(), browser.send(), browser.send()])
    expect(await ledger(shop)).toMatchObject({ balance: 20_000, entries: 2 })
  })

  it('leaves the gift card alone when the payment is declined or the stock ran out', async () => {
    const shop = await freshShop()
    await issue(shop, 5000)
    const [one, other] = [await start(shop, { card: CARD }, undefined, 82), await start(shop, {}, undefined, 82)]
    await one.send({ payment: 'decline' })
    expect((await other.send()).status).toBe(303)
    await one.send()
    expect(await ledger(shop)).toMatchObject({ balance: 5000, entries: 1 })
  })

  it('gives the last use of a coupon to one of two orders', async () => {
    const shop = await freshShop()
    await addTen(shop, { usageLimit: 1 })
    const [one, other] = [await start(shop, { coupon: 'TEN' }), await start(shop, { coupon: 'TEN' })]
    const replies = await Promise.all([one.send(), other.send()])
    const refused = replies.find(({ status }) => status !== 303)
    expect(replies.filter(({ status }) => status === 303)).toHaveLength(1)
    expect(textOf(refused?.text ?? '')).toContain('Der Gutscheincode TEN gilt für diese Bestellung nicht.')
  })

  it('lets a customer use a coupon as often as its limit says', async () => {
    const shop = await freshShop()
    await addTen(shop, { customerLimit: 1 })
    const browser = await start(shop, { coupon: 'TEN' }, tokenOf(7))
    expect((await browser.send()).status).toBe(303)
    const line_items = [{ variant_id: 81, quantity: 1 }]
    const again: Cart = (await shop.call('POST', '/api/store/carts', { body: { site, line_items }, token: tokenOf(7) }))
      .body
    const path = `/api/store/carts/${again.id}/coupons`
    expect(await shop.call('POST', path, { token: tokenOf(7), body: { code: 'TEN' } })).toMatchObject({
      status: 422,
      body: { code: 'coupon_used_up' },
    })
  })
})
