import { describe, expect, it } from 'vitest'
import { mails } from '../mail/mail.schema.ts'
import { openerOf } from '../testing/bothDatabases.ts'
import { HOST, type Shop, shopOn, tokenOf } from '../testing/shop.ts'
import { buy, post } from './buy.fixture.ts'
import { orders } from './orders.schema.ts'
import { formOf, hidden, look } from './return.fixture.ts'
import { orderReturns } from './returns.schema.ts'

const ZURICH = { country: 'CH', postal_code: '8001', city: 'Zürich' }
const MUNICH = { country: 'DE', postal_code: '80331', city: 'München' }
const CASES = [
  ['de/de-de', ZURICH, 'withdrawal', /widerrufen/],
  ['ch/de-ch', MUNICH, 'return', /kostenlos zurückgeben/],
  ['gb/en-gb', MUNICH, 'return', /\breturn/i],
] as const

describe('the law of an order is that of its site, not of its addresses', () => {
  const freshShop = shopOn(openerOf('PGlite'), [{ id: 31, stock: 50 }])
  const stored = async ({ database }: Shop) => (await database.select().from(orderReturns)).map(({ kind }) => kind)
  const sendWithoutLink = async (shop: Shop, site: string, number: string) => {
    const form = `/orders/return/${site}`
    const submission = hidden((await look(shop, form)).text, 'submission')
    const fields = { number, email: 'ada@example.com', name: 'Ada', submission, step: 'confirm' }
    expect((await post(shop, form, Object.entries(fields))).status).toBe(303)
  }

  it.each(CASES)('on the pages, in the mails and in the API, for %s to %o', async (site, fields, kind, words) => {
    const shop = await freshShop()
    const token = tokenOf(7)
    const { path, number, session } = await buy(shop, { site, fields, token, cookies: { auth_token: token } })
    const [order] = await shop.database.select().from(orders)
    const confirmation = await shop.call('GET', `/checkout/${order?.checkoutId}`, {
      cookies: { checkout_session: session, auth_token: token },
    })
    const [mail] = await shop.database.select().from(mails)
    const [ownText = ''] = (mail?.bodyText ?? '').split(/Terms of sale|Allgemeine Geschäftsbedingungen/)
    const pages = [confirmation.text, (await look(shop, path)).text, ownText]
    for (const text of pages) expect(text).toMatch(words)
    if (kind === 'return') for (const text of pages) expect(text).not.toMatch(/widerruf|withdraw/i)
    const { body }: { body: { links: Record<string, string> } } = await shop.call(
      'GET',
      `/api/store/orders/${number}`,
      {
        token,
      },
    )
    expect(body.links[kind]).toMatch(new RegExp(`^${HOST}/orders/`))
    await (await formOf(shop, path))('confirm')
    expect(await stored(shop)).toEqual([kind])
  })

  it.each(CASES)('in the form without a link, for %s to %o', async (site, fields, kind) => {
    const shop = await freshShop()
    const { number } = await buy(shop, { site, fields })
    await sendWithoutLink(shop, site, number)
    expect(await stored(shop)).toEqual([kind])
  })

  it('in the form of another site, whose withdrawal cancels an order in the warehouse all the same', async () => {
    const shop = await freshShop()
    const { number, path } = await buy(shop, { site: 'ch/de-ch', fields: ZURICH })
    await sendWithoutLink(shop, 'de/de-de', number)
    expect(await stored(shop)).toEqual(['return'])
    expect((await look(shop, path)).text).toContain('Diese Bestellung wurde storniert')
  })
})
