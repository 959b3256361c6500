import { describe, expect, it } from 'vitest'
import { openerOf } from '../testing/bothDatabases.ts'
import { type Shop, shopOn } from '../testing/shop.ts'
import { buy, post } from './buy.fixture.ts'
import { hidden, look } from './return.fixture.ts'

const FORM = '/orders/return/de/de-de'

describe('the return without a link', () => {
  const freshShop = shopOn(openerOf('PGlite'), [{ id: 31, stock: 50 }])
  const check = async (shop: Shop, number: string) => {
    const submission = hidden((await look(shop, FORM)).text, 'submission')
    const fields = { number, email: 'ada@example.com', name: 'Ada', submission, step: 'check' }
    return (await post(shop, FORM, Object.entries(fields))).text
  }

  it('takes the number of an order in every usual spelling', async () => {
    const shop = await freshShop()
    for (const number of ['100005', 'cn 100005', ' CN100005 ', 'CN–100005', '#100005']) {
      const text = await check(shop, number)
      expect(text).toContain('Widerruf bestätigen')
      expect(text).toContain('CN-100005')
    }
    expect(await check(shop, 'CN-100005 und CN-100006')).toContain('wie CN-100001')
  })

  it('says before both steps that it is about the whole order, and where items can be chosen', async () => {
    const shop = await freshShop()
    for (const page of [(await look(shop, FORM)).text, await check(shop, 'CN-900001')]) {
      expect(page).toContain('Dieses Formular gilt für die ganze Bestellung.')
      expect(page).toContain('unter „<a href="/de/de-de/account/orderhistory">Bestellungen</a>“.</p>')
    }
    const { path } = await buy(shop)
    expect((await look(shop, `${path}/return`)).text).not.toContain('Dieses Formular')
  })

  it('contains the link to the orders in its sentence, in every language', async () => {
    const shop = await freshShop()
    for (const prefix of ['de/de-de', 'us/en-us', 'fr/fr-fr', 'it/it-it', 'es/es-es', 'pt/pt-pt'])
      expect((await look(shop, `/orders/return/${prefix}`)).text).toMatch(
        /<p>[^<]+<a href="[^"]*orderhistory">[^<]+<\/a>(?:&quot;|[“»\s])*\.<\/p>/u,
      )
  })
})
