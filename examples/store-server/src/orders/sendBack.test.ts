import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mails } from '../mail/mail.schema.ts'
import { SITES } from '../sites/sites.data.ts'
import { openerOf } from '../testing/bothDatabases.ts'
import { HOST, type Shop, shopOn } from '../testing/shop.ts'
import { buy } from './buy.fixture.ts'
import { orders } from './orders.schema.ts'
import { formOf, look, setDelivered } from './return.fixture.ts'
import { sendBackTexts } from './sendBack.ts'
import { PACKING_MS, shipOrder } from './shipOrders.ts'

const receiptOf = async ({ database }: Shop): Promise<string> => {
  const receipt = (await database.select().from(mails)).find(({ cause }) => cause.startsWith('return '))
  return receipt?.bodyText ?? ''
}

describe('what follows a return', () => {
  const freshShop = shopOn(openerOf('PGlite'), [
    { id: 31, priceMinor: 10_000, stock: 50 },
    { id: 32, priceMinor: 5000, stock: 50 },
  ])
  const delivered = async (site = 'de/de-de', fields = {}) => {
    const shop = await freshShop()
    const bought = await buy(shop, { variants: [31, 32], site, fields })
    const shippedAt = new Date(shop.clock.now())
    await shop.database.update(orders).set({ shippedAt }).where(eq(orders.number, bought.number))
    await setDelivered(shop, bought)
    return { shop, ...bought }
  }

  it('is on the page and in the mail: steps, address, slip and refund', async () => {
    const { shop, path } = await delivered()
    await (await formOf(shop, path, [1]))('confirm')
    const done = (await look(shop, `${path}/return?done`)).text
    const mail = await receiptOf(shop)
    for (const text of [
      'Rücksendeschein',
      'Musterlager 2',
      'innerhalb von 14 Tagen nach deiner Nachricht',
      'Deutschland',
    ]) {
      expect(done).toContain(text)
      expect(mail).toContain(text)
    }
    expect(done).toContain(`href="${path}/return-slip"`)
    expect((await look(shop, path)).text).toContain('bis zum 15. Juni 2026 zurück')
  })

  it('has a slip with number, returned items and both addresses', async () => {
    const { shop, number, path } = await delivered()
    expect(await look(shop, `${path}/return-slip`)).toMatchObject({ status: 303, headers: { location: path } })
    await (await formOf(shop, path, [1]))('confirm')
    const slip = await look(shop, `${path}/return-slip`)
    expect(slip).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
    for (const text of [number, '80331 München', 'Musterlager 2', '2 ×']) expect(slip.text).toContain(text)
    expect(slip.text.match(/2 ×/g)).toHaveLength(1)
    const [, url = ''] = /(\/orders\/[\w-]{43}\/return-slip)/.exec(await receiptOf(shop)) ?? []
    expect((await look(shop, url)).text).toContain('80331 München')
  })

  it('gives no link to the order to an address that is not that of the order', async () => {
    const { shop, number, path } = await delivered()
    await (await formOf(shop, path))('confirm', { email: 'eve@example.com' })
    const mail = await receiptOf(shop)
    expect(mail).toContain(`/orders/return-slip/de/de-de?order=${number}`)
    expect(mail).not.toMatch(/orders\/[\w-]{43}/)
  })

  it('has a slip to fill in by hand, which prints a number only', async () => {
    const shop = await freshShop()
    expect((await look(shop, '/orders/return-slip/fr/fr-fr?order=CN-100001')).text).toContain('CN-100001')
    const forged = await look(shop, '/orders/return-slip/fr/fr-fr?order=%3Cb%3E&order=x')
    expect(forged.status).toBe(200)
    expect(forged.text).not.toContain('&lt;b&gt;')
    expect((await look(shop, '/orders/return-slip/xx/xx-xx')).status).toBe(404)
  })

  it('is only the refund when nothing was shipped', async () => {
    const shop = await freshShop()
    const { path } = await buy(shop)
    await (await formOf(shop, path))('confirm')
    for (const text of [(await look(shop, `${path}/return?done`)).text, await receiptOf(shop)]) {
      expect(text).toContain('nichts zurückschicken')
      expect(text).not.toContain('return-slip')
    }
    expect((await look(shop, path)).text).not.toContain('/return?done')
  })

  it('is only the refund of a part that was withdrawn before the parcel left', async () => {
    const shop = await freshShop()
    const { number, path } = await buy(shop, { variants: [31, 32] })
    await (await formOf(shop, path, [1]))('confirm')
    const [done, mail] = [(await look(shop, `${path}/return?done`)).text, await receiptOf(shop)]
    for (const text of [done, mail, (await look(shop, path)).text]) {
      expect(text).toContain('Diese Artikel verschicken wir nicht, du musst also nichts zurückschicken.')
      expect(text.replaceAll(/<[^>]*>/g, ' ')).toMatch(/Erstattung[:\s]+100,00\s€/)
      expect(text).not.toContain('return-slip')
    }
    shop.clock.advance(PACKING_MS)
    await shipOrder(shop.database, number, { now: shop.clock.now(), origin: HOST })
    expect((await look(shop, path)).text).toContain('Diese Artikel verschicken wir nicht')
    expect((await look(shop, path)).text).not.toContain('schick die Artikel bis zum')
    expect(await look(shop, `${path}/return-slip`)).toMatchObject({ status: 303 })
    await (await formOf(shop, path, [0]))('confirm')
    const slip = (await look(shop, `${path}/return-slip`)).text
    expect(slip.match(/2 ×/g)).toHaveLength(1)
    expect((await look(shop, `${path}/return?done`)).text).toContain('Rücksendeschein')
  })

  it('is linked from the order before a requested return can be sent', async () => {
    const shop = await freshShop()
    const { path } = await buy(shop, { site: 'ch/de-ch', fields: { country: 'CH', postal_code: '8001' } })
    await (await formOf(shop, path))('confirm')
    const { text } = await look(shop, path)
    expect(text).toContain(`href="${path}/return?done"`)
    expect(text).not.toContain('schick die Artikel bis zum')
  })

  it('names the customs form where the parcel crosses a border', async () => {
    const { shop, path } = await delivered('ch/de-ch', { country: 'CH', postal_code: '8001' })
    await (await formOf(shop, path))('confirm')
    expect(await receiptOf(shop)).toContain('Warenrücksendung')
    expect((await look(shop, `${path}/return-slip`)).text).toContain('Schweiz')
  })

  it.each(SITES)('has texts for $entry.prefix', (site) => {
    const { steps, address } = sendBackTexts(site, 'all')
    expect(steps.length).toBeGreaterThanOrEqual(5)
    expect(address.length).toBe(4)
  })
})
