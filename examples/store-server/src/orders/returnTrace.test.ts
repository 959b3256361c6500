import { describe, expect, it } from 'vitest'
import { bulkInsert } from '../catalogue/bulkInsert.ts'
import { mails } from '../mail/mail.schema.ts'
import { buildContent } from '../seed/buildContent.ts'
import { openerOf } from '../testing/bothDatabases.ts'
import { HOST, type Shop, shopOn } from '../testing/shop.ts'
import { buy, post } from './buy.fixture.ts'
import { formOf, hidden, look, setDelivered } from './return.fixture.ts'
import { shipOrder } from './shipOrders.ts'

const MAIL = 'mailto:help@cairn.example'

describe('a return in the pages and mails of its order', () => {
  const freshShop = shopOn(openerOf('PGlite'), [
    { id: 31, stock: 50 },
    { id: 32, stock: 50 },
  ])
  const mailOf = async ({ database }: Shop, cause: string) =>
    (await database.select().from(mails)).find((mail) => mail.cause.includes(cause))?.bodyText ?? ''
  const ship = ({ database, clock }: Shop, number: string) =>
    shipOrder(database, number, { now: clock.now(), origin: HOST })

  it('begins with no item, except for an order of a single line', async () => {
    const shop = await freshShop()
    const several = await buy(shop, { variants: [31, 32] })
    expect((await look(shop, `${several.path}/return`)).text).not.toMatch(/type="checkbox"[^>]* checked/)
    const one = await buy(shop)
    expect((await look(shop, `${one.path}/return`)).text).toMatch(/type="checkbox"[^>]* checked/)
  })

  it('names the order, its items and the e-mail address for the photo of the receipt', async () => {
    const shop = await freshShop()
    const row = { language: 'de', kind: 'menus', body: buildContent([]).de.menus }
    await bulkInsert(shop.database, 'contents', { language: 'text', kind: 'text', body: 'jsonb' }, [row])
    const bought = await buy(shop, { variants: [31, 32] })
    await ship(shop, bought.number)
    await setDelivered(shop, bought)
    await (await formOf(shop, bought.path, [1]))('confirm')
    const { text } = await look(shop, `${bought.path}/return?done`)
    expect(text).toContain(`<dd>${bought.number}</dd>`)
    expect(text.match(/2 ×/g)).toHaveLength(1)
    expect(text).toContain(`href="${MAIL}"`)
    expect(await mailOf(shop, 'return ')).toContain('Hierhin schickst du das Foto des Belegs: help@cairn.example\n')
  })

  it('names the number after the form without a link, and no forged one', async () => {
    const shop = await freshShop()
    const form = '/orders/return/de/de-de'
    const submission = hidden((await look(shop, form)).text, 'submission')
    const fields = { number: '100005', email: 'ada@example.com', name: 'Ada', submission, step: 'confirm' }
    const { headers } = await post(shop, form, Object.entries(fields))
    const { text } = await look(shop, String(headers.location))
    for (const part of ['<dd>CN-100005</dd>', 'Die ganze Bestellung', 'return-slip/de/de-de?order=CN-100005'])
      expect(text).toContain(part)
    expect((await look(shop, `${form}?done&order=%3Cb%3Ehallo`)).text).not.toContain('hallo')
  })

  it('marks the withdrawn item in the summary, and the shipping note leaves it out', async () => {
    const shop = await freshShop()
    const { number, path } = await buy(shop, { variants: [31, 32] })
    const [, first] = (await look(shop, path)).text.split('<ul class="lines">')
    const names = [...(first ?? '').matchAll(/<strong>([^<]*)</g)].map(([, name]) => name ?? '')
    await (await formOf(shop, path, [1]))('confirm')
    const [, summary = ''] = (await look(shop, path)).text.split('<ul class="lines">')
    expect(summary.match(/<b>Widerrufen am 1\. Juni 2026<\/b>/g)).toHaveLength(1)
    expect(summary.indexOf('Widerrufen')).toBeGreaterThan(summary.lastIndexOf('<strong>'))
    await ship(shop, number)
    const note = await mailOf(shop, 'shipped')
    expect(names).toHaveLength(2)
    for (const part of ['80331 München', 'Lieferung: ', names[0] ?? '']) expect(note).toContain(part)
    expect(note.match(/Menge 2/g)).toHaveLength(1)
  })
})
