import { describe, expect, it } from 'vitest'
import { mails } from '../mail/mail.schema.ts'
import { openerOf } from '../testing/bothDatabases.ts'
import { type Shop, shopOn } from '../testing/shop.ts'
import { buy } from './buy.fixture.ts'
import { orders } from './orders.schema.ts'
import { ordersIn, PACKING_MS, shipOrder, shipOrders, TRAVEL_MS } from './shipOrders.ts'

describe('the shipping of the demonstration', () => {
  const open = openerOf('PGlite')
  const freshShop = shopOn(open, [{ id: 31, stock: 50 }])
  const ship = ({ database, clock }: Shop) =>
    shipOrders(database, { now: clock.now(), origin: 'http://shop.test' }, () => false)
  const shippingNotes = async ({ database }: Shop) =>
    (await database.select().from(mails)).filter(({ cause }) => cause.endsWith('shipped'))

  /** Reads the order page that a mail links to. */
  const orderPage = async ({ call }: Shop, mail: string | null | undefined) =>
    (await call('GET', /\/orders\/[\w-]{43}/.exec(mail ?? '')?.[0] ?? '')).text

  it('ships a packed order once, with a note by mail, and delivers it', async () => {
    const shop = await freshShop()
    const { number } = await buy(shop)
    await ship(shop)
    expect(await shop.database.select().from(orders)).toMatchObject([{ status: 'awaiting_fulfillment' }])
    const [confirmation] = await shop.database.select().from(mails)
    expect(await orderPage(shop, confirmation?.bodyText)).toContain('Stimmt die Adresse nicht?')
    expect(await orderPage(shop, confirmation?.bodyText)).toContain('/contact/en?topic=address&amp;order=CN-')
    shop.clock.advance(PACKING_MS)
    await Promise.all([ship(shop), ship(shop)])
    const [order] = await shop.database.select().from(orders)
    expect(order).toMatchObject({ status: 'shipped', trackingNumber: expect.stringMatching(/^CAIRN\d{10}$/) })
    const [note, ...more] = await shippingNotes(shop)
    expect(more).toEqual([])
    expect(note).toMatchObject({ recipient: 'ada@example.com', subject: `Deine Bestellung ${number} ist unterwegs` })
    expect(note?.bodyText).toContain(order?.trackingNumber)
    const page = await orderPage(shop, note?.bodyText)
    expect(page).toContain('aria-current="step">Unterwegs')
    expect(page).not.toContain('Stimmt die Adresse nicht?')
    shop.clock.advance(TRAVEL_MS)
    await ship(shop)
    expect(await shop.database.select().from(orders)).toMatchObject([
      { status: 'completed', deliveredAt: new Date(shop.clock.now()) },
    ])
    expect(await shippingNotes(shop)).toHaveLength(1)
  })

  it('ships one order at once for a developer, with the same note, and leaves the others', async () => {
    const shop = await freshShop()
    const { number } = await buy(shop)
    const { number: other } = await buy(shop)
    const moment = { now: shop.clock.now(), origin: 'http://shop.test' }
    await shipOrder(shop.database, number, moment)
    await shipOrder(shop.database, number, moment)
    expect((await ordersIn(shop.database, 'awaiting_fulfillment', 9)).map((order) => order.number)).toEqual([other])
    expect(await shippingNotes(shop)).toMatchObject([{ subject: `Deine Bestellung ${number} ist unterwegs` }])
  })

  it('repeats the gift message in the note, and says that no price lies in the parcel', async () => {
    const shop = await freshShop()
    await buy(shop, { fields: { gift_note: 'Alles Gute!' } })
    await buy(shop)
    shop.clock.advance(PACKING_MS)
    await ship(shop)
    const texts = (await shippingNotes(shop)).map(({ bodyText }) => bodyText ?? '')
    expect(texts[0]).toMatch(/Geschenk\n+Alles Gute!\n+Im Paket liegen weder Rechnung noch Preise\./i)
    expect(texts[1]).not.toMatch(/Geschenk|Rechnung/i)
  })

  it('says that the customs form shows the value of a gift beyond a customs border', async () => {
    const shop = await freshShop()
    const fields = { gift_note: 'Alles Gute!', country: 'CH', postal_code: '8001' }
    await buy(shop, { site: 'ch/de-ch', fields })
    shop.clock.advance(PACKING_MS)
    await ship(shop)
    const [note] = await shippingNotes(shop)
    expect(note?.bodyText).toContain('Die Zollerklärung aussen am Paket nennt aber den Wert')
  })

  it('leaves a cancelled order', async () => {
    const shop = await freshShop()
    await buy(shop)
    await shop.database.update(orders).set({ status: 'cancelled' })
    shop.clock.advance(PACKING_MS + TRAVEL_MS)
    await ship(shop)
    expect(await shippingNotes(shop)).toEqual([])
  })
})
