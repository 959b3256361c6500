import { describe, expect, it } from 'vitest'
import { mails } from '../mail/mail.schema.ts'
import { openerOf } from '../testing/bothDatabases.ts'
import { shelf, stockOf } from '../testing/shelf.ts'
import { HOST, type Shop, shopOn } from '../testing/shop.ts'
import { buy } from './buy.fixture.ts'
import { orders } from './orders.schema.ts'
import { markRefunded, receiveItems } from './refunds.ts'
import { formOf, look, setDelivered } from './return.fixture.ts'
import { orderReturns } from './returns.schema.ts'
import { shipOrder } from './shipOrders.ts'

describe('the return of one of two pieces', () => {
  const freshShop = shopOn(openerOf('PGlite'), [
    { id: 31, priceMinor: 10_000, stock: 50 },
    { id: 32, priceMinor: 5000, stock: 50 },
  ])
  const stored = ({ database }: Shop) => database.select().from(orderReturns).orderBy(orderReturns.receivedAt)
  const mailOf = async ({ database }: Shop, cause: RegExp) =>
    (await database.select().from(mails)).find((mail) => cause.test(mail.cause))?.bodyText ?? ''
  const momentOf = ({ clock }: Shop) => ({ origin: HOST, now: new Date(clock.now()) })
  const optionsOf = (text: string) =>
    [...text.matchAll(/<option value="(\d+)"( selected)?>([^<]*)/g)].map(([, value, selected, label]) =>
      [value, label, selected && 'selected'].filter(Boolean).join(' '),
    )
  const returnOne = async (shop: Shop, path: string) => {
    const reply = await (await formOf(shop, path))('confirm', { 'pieces-0': '1' })
    expect(reply.status).toBe(303)
    shop.clock.advance(1000)
  }

  it('offers each number of pieces with a name, and all of them at first', async () => {
    const shop = await freshShop()
    const { path } = await buy(shop)
    const { text } = await look(shop, `${path}/return`)
    expect(optionsOf(text)).toEqual(['1 1 von 2', '2 2 von 2 selected'])
    expect(text).toMatch(/<select id="pieces-0" name="pieces-0" autocomplete="off" aria-label="Menge: [^"]+"/)
  })

  it('shows the number for confirmation, and again when the buyer changes it', async () => {
    const shop = await freshShop()
    const { path } = await buy(shop)
    const send = await formOf(shop, path)
    const check = (await send('check', { 'pieces-0': '1' })).text
    expect(check).toMatch(/<dd>1 × /)
    expect(check).toContain('name="pieces-0" value="1"')
    expect(optionsOf((await send('edit', { 'pieces-0': '1' })).text)).toEqual(['1 1 von 2 selected', '2 2 von 2'])
  })

  it('keeps the chosen number while no item is chosen', async () => {
    const shop = await freshShop()
    const { path } = await buy(shop)
    const { text } = await (await formOf(shop, path, []))('check', { 'pieces-0': '1' })
    expect(text).toContain('Bitte wähle mindestens einen Artikel')
    expect(optionsOf(text)).toEqual(['1 1 von 2 selected', '2 2 von 2'])
  })

  it.each(['0', '3', '-1', '1.5', '1e0', '99999999999', ' ', 'all', '<b>'])(
    'refuses %j pieces at the field',
    async (count) => {
      const shop = await freshShop()
      const { path } = await buy(shop)
      const { status, text } = await (await formOf(shop, path))('confirm', { 'pieces-0': count })
      expect(status).toBe(200)
      expect(text).toContain('href="#pieces-0"')
      expect(text).toContain('aria-invalid="true" aria-describedby="pieces-0-error"')
      expect(text).toContain('Bitte wähle eine Menge aus der Liste')
      expect(await stored(shop)).toEqual([])
    },
  )

  it('refuses a repeated number, and ignores that of an item that is not chosen', async () => {
    const shop = await freshShop()
    const { path } = await buy(shop)
    const first = await formOf(shop, path)
    const { text } = await first('confirm', {}, [
      ['pieces-0', '1'],
      ['pieces-0', '1'],
    ])
    expect(text).toContain('Bitte wähle eine Menge aus der Liste')
    await (await formOf(shop, path))('confirm', { 'pieces-0': '1', 'pieces-7': '99' })
    expect(await stored(shop)).toMatchObject([{ positions: [0], pieces: [1] }])
  })

  it('is named in the done page, the receipt, the marks of the order and the slip', async () => {
    const shop = await freshShop()
    const { number, path } = await buy(shop)
    await shipOrder(shop.database, number, { now: shop.clock.now(), origin: HOST })
    shop.clock.advance(1000)
    await returnOne(shop, path)
    for (const page of [`${path}/return?done`, `${path}/return-slip`]) {
      const { text } = await look(shop, page)
      expect(text).toContain('1 × ')
      expect(text).not.toContain('2 × ')
    }
    expect(await mailOf(shop, /^return [\w-]+$/)).toContain('1 × ')
    const { text } = await look(shop, path)
    expect(text).toContain('<b>Widerrufen am 1. Juni 2026: 1 von 2</b>')
    expect(text).toContain(`${path}/return`)
  })

  it('leaves the other piece of an unsent order, which is shipped', async () => {
    const shop = await freshShop()
    const { number, path } = await buy(shop)
    await returnOne(shop, path)
    expect(await shop.database.select().from(orders)).toMatchObject([{ status: 'awaiting_fulfillment' }])
    await shipOrder(shop.database, number, { now: shop.clock.now(), origin: HOST })
    const note = await mailOf(shop, /shipped$/)
    expect(note).toContain('Menge 1')
    expect(note).toContain('100,00')
  })

  it('is followed by that of the other piece, which cancels an unsent order and puts both back', async () => {
    const shop = await freshShop()
    const { path } = await buy(shop)
    await returnOne(shop, path)
    expect(await stockOf(shop.database, 31)).toBe(48)
    const form = await look(shop, `${path}/return`)
    expect(form.text).toContain('1 × ')
    expect(form.text).not.toContain('<select')
    await (await formOf(shop, path))('confirm')
    expect(await stored(shop)).toMatchObject([
      { pieces: [1], refund: { amountMinor: 10_000 } },
      { pieces: [1], refund: { amountMinor: 10_000 } },
    ])
    expect(await shop.database.select().from(orders)).toMatchObject([{ status: 'cancelled' }])
    expect(await stockOf(shop.database, 31)).toBe(50)
    expect((await look(shop, `${path}/return`)).headers.location).toBe(`${path}#returns`)
    expect((await look(shop, path)).text.match(/<b>Widerrufen am 1\. Juni 2026<\/b><\/span>/g)).toHaveLength(1)
  })

  it('names the returns of two days apart', async () => {
    const shop = await freshShop()
    const { number, path } = await buy(shop)
    await shipOrder(shop.database, number, { now: shop.clock.now(), origin: HOST })
    shop.clock.advance(1000)
    await returnOne(shop, path)
    shop.clock.advance(24 * 60 * 60 * 1000)
    await (await formOf(shop, path))('confirm')
    const days = ['1. Juni 2026: 1 von 2', '2. Juni 2026: 1 von 2'].map((day) => `Widerrufen am ${day}`)
    expect((await look(shop, path)).text).toContain(`<b>${days.join('; ')}</b>`)
  })

  it('corrects a confirmed number after another return took the piece', async () => {
    const shop = await freshShop()
    const { path } = await buy(shop)
    const late = await formOf(shop, path)
    await returnOne(shop, path)
    const { text } = await late('confirm', { 'pieces-0': '2' })
    expect(text).toContain('Bitte wähle eine Menge aus der Liste')
    expect(optionsOf(text)).toEqual(['1 1 von 1 selected'])
  })

  it('puts one piece into the stock, is refunded by its price, and leaves the item to review', async () => {
    const shop = await freshShop()
    const bought = await buy(shop, { variants: [31, 32] })
    const { number, path } = bought
    await shipOrder(shop.database, number, { now: shop.clock.now(), origin: HOST })
    await setDelivered(shop, bought)
    await returnOne(shop, path)
    await receiveItems(shop.database, shelf, { number, ...momentOf(shop) })
    expect(await stockOf(shop.database, 31)).toBe(49)
    const { refunds } = await markRefunded(shop.database, { number, ...momentOf(shop) })
    expect(refunds).toEqual([{ amountMinor: 10_000, giftCards: [] }])
    for (const cause of [/itemsReceived$/, /refunded$/]) expect(await mailOf(shop, cause)).toContain('1 × ')
    expect((await look(shop, path)).text).toContain(`${path}/review/0`)
    await (await formOf(shop, path))('confirm')
    expect((await look(shop, path)).text).not.toContain(`${path}/review/0`)
  })

  it('takes whole lines for an old return without pieces', async () => {
    const shop = await freshShop()
    const { path } = await buy(shop, { variants: [31, 32] })
    await (await formOf(shop, path))('confirm')
    await shop.database.update(orderReturns).set({ pieces: null })
    expect((await look(shop, `${path}/return?done`)).text).toContain('2 × ')
    expect(optionsOf((await look(shop, `${path}/return`)).text)).toHaveLength(2)
  })
})
