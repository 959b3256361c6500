import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addCoupon } from '../coupons/coupons.repository.ts'
import { issueGiftCard } from '../giftCards/giftCards.repository.ts'
import { mails } from '../mail/mail.schema.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { shelf } from '../testing/shelf.ts'
import { HOST, type Shop, shopOn } from '../testing/shop.ts'
import { buy } from './buy.fixture.ts'
import { markRefunded, receiveItems } from './refunds.ts'
import { formOf, look } from './return.fixture.ts'
import { orderReturns } from './returns.schema.ts'
import { shipOrder } from './shipOrders.ts'

const CARD = '5H3J-WQ8R-2NBX-7K2M'

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

describeOnBothDatabases('the refund of an order that a gift card paid', (open) => {
  const freshShop = shopOn(open, [
    { id: 31, priceMinor: 10_000, stock: 9 },
    { id: 32, priceMinor: 5000, stock: 9 },
  ])
  const shopWithCard = async (balanceMinor: number): Promise<Shop> => {
    const shop = await freshShop()
    await issueGiftCard(shop.database, { code: CARD, currency: 'EUR', balanceMinor, now: new Date(shop.clock.now()) })
    return shop
  }
  const momentOf = ({ clock }: Shop) => ({ origin: HOST, now: new Date(clock.now()) })
  const ledger = async ({ database }: Shop) => {
    const { rows } = await database.execute<{ balance: number; sum: number; entries: number }>(sql`
      SELECT g.balance_minor::int AS balance, sum(e.amount_minor)::int AS sum, count(e.id)::int AS entries
      FROM gift_cards g JOIN gift_card_entries e ON e.gift_card_id = g.id GROUP BY g.id`)
    return rows[0]
  }
  const mailOf = async ({ database }: Shop, step: string): Promise<string> =>
    (await database.select().from(mails)).find(({ cause }) => cause.startsWith('return ') && cause.endsWith(step))
      ?.bodyText ?? ''

  it('goes to the gift card first after a withdrawal, and can be spent again', async () => {
    const shop = await shopWithCard(12_000)
    const { number, path } = await buy(shop, { variants: [31], codes: { 'gift-cards': CARD } })
    expect(await ledger(shop)).toEqual({ balance: 0, sum: 0, entries: 2 })
    await (await formOf(shop, path))('confirm')
    const amounts = /Auf die Geschenkkarte …7K2M:? 120,00 € Auf dein Zahlungsmittel:? 80,00 € Erstattung:? 200,00 €/
    for (const text of [await look(shop, path), await look(shop, `${path}/return?done`)].map((page) => page.text))
      expect(textOf(text)).toMatch(amounts)
    expect(textOf(await mailOf(shop, ''))).toMatch(amounts)

    await markRefunded(shop.database, { number, ...momentOf(shop) })
    expect(await ledger(shop)).toEqual({ balance: 12_000, sum: 12_000, entries: 3 })
    const mail = textOf(await mailOf(shop, 'refunded'))
    expect(mail).toMatch(amounts)
    expect(mail).toContain('kannst du sofort wieder einlösen. Bei deiner Bank')
    expect(textOf((await look(shop, path)).text)).toMatch(/Geschenkkarte …7K2M -120,00 €/)
    await expect(markRefunded(shop.database, { number, ...momentOf(shop) })).rejects.toThrow('No refund')
    expect(await ledger(shop)).toMatchObject({ balance: 12_000 })

    await buy(shop, { variants: [32], codes: { 'gift-cards': CARD } })
    expect(await ledger(shop)).toEqual({ balance: 2000, sum: 2000, entries: 4 })
  })

  it('does not speak of a bank when all of it goes to the gift card, also after a return', async () => {
    const shop = await shopWithCard(50_000)
    const { number, path } = await buy(shop, { variants: [31, 32], codes: { 'gift-cards': CARD } })
    await shipOrder(shop.database, number, { now: shop.clock.now(), origin: HOST })
    await (await formOf(shop, path, [1]))('confirm')
    await receiveItems(shop.database, shelf, { number, ...momentOf(shop) })
    await markRefunded(shop.database, { number, ...momentOf(shop) })
    const mail = textOf(await mailOf(shop, 'refunded'))
    expect(mail).toMatch(/Auf die Geschenkkarte …7K2M: 100,00 € Erstattung: 100,00 €/)
    expect(mail).not.toContain('Bank')
    expect(await ledger(shop)).toMatchObject({ balance: 30_000, sum: 30_000 })
  })

  it('has the amount of the part of a coupon, and none of a return from before amounts were stored', async () => {
    const shop = await shopWithCard(1000)
    await addCoupon(shop.database, { code: 'TWENTY', names: { de: 'Zwanzig weniger' }, stores: ['EU'], percent: 20 })
    const { number, path } = await buy(shop, { variants: [31, 32], codes: { coupons: 'TWENTY', 'gift-cards': CARD } })
    await (await formOf(shop, path, [1]))('confirm')
    expect(textOf((await look(shop, path)).text)).toMatch(/Zahlungsmittel 70,00 € Erstattung 80,00 €/)

    await shop.database.update(orderReturns).set({ refund: null })
    expect(textOf((await look(shop, path)).text)).not.toContain('Erstattung')
    await receiveItems(shop.database, shelf, { number, ...momentOf(shop) })
    await markRefunded(shop.database, { number, ...momentOf(shop) })
    expect(textOf((await look(shop, path)).text)).toMatch(/Zahlungsmittel 70,00 € Erstattung 80,00 €/)
    expect(await ledger(shop)).toMatchObject({ balance: 1000 })
  })

  it('puts no more on the gift card than it paid, if a later return was stored with an amount and an earlier without', async () => {
    const shop = await shopWithCard(1000)
    const { number, path } = await buy(shop, { variants: [31, 32], codes: { 'gift-cards': CARD } })
    await (await formOf(shop, path, [1]))('confirm')
    await shop.database.update(orderReturns).set({ refund: null })
    shop.clock.advance(1000)
    await (await formOf(shop, path, [0]))('confirm')
    await markRefunded(shop.database, { number, ...momentOf(shop) })
    expect(await ledger(shop)).toMatchObject({ balance: 1000, sum: 1000 })
  })
})
