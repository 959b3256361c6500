import { describe, expect, it } from 'vitest'
import { checkoutMessages } from '../checkout/messages/index.ts'
import { addDemoCodes } from '../coupons/demoCodes.ts'
import { mails } from '../mail/mail.schema.ts'
import { mailMessages } from '../mail/messages/index.ts'
import { colonOf } from '../sites/colon.ts'
import { openerOf } from '../testing/bothDatabases.ts'
import { HOST, type Shop, shopOn } from '../testing/shop.ts'
import { buy } from './buy.fixture.ts'
import { findOrderOfLink } from './orderLinks.ts'
import { orderLinks } from './orders.schema.ts'

const SHELF = [{ id: 31, priceMinor: 10_000, stock: 5 }]
const US = { country: 'US', region: 'OR', postal_code: '97201', city: 'Portland' }
const DAY = 24 * 60 * 60 * 1000

const mailOf = async (shop: Shop, purchase: Parameters<typeof buy>[1]) => {
  await buy(shop, purchase)
  const [mail, ...more] = await shop.database.select().from(mails)
  expect(more).toEqual([])
  if (mail === undefined) throw new Error('no mail was written')
  return { ...mail, text: mail.bodyText ?? '', html: mail.bodyHtml ?? '' }
}

it.each(['de', 'en', 'es', 'fr', 'it', 'pt'] as const)(
  'the shipping note in %s has one label for the dates and another for the service',
  (language) => {
    const dates = checkoutMessages[language].arrives('')
    expect(dates).not.toBe(`${mailMessages[language].orderShipped.delivery}${colonOf(language)}`)
  },
)

it.each(['de', 'en', 'es', 'fr', 'it', 'pt'] as const)(
  'the link to the order has one text on the confirmation page and in the mail in %s',
  (language) => expect(checkoutMessages[language].seeOrder).toBe(mailMessages[language].orderPlaced.link),
)

describe('the confirmation of an order', () => {
  const open = openerOf('PGlite')
  const freshShop = shopOn(open, SHELF)

  it('is written once, with items, total, address and a link that opens the order until it expires', async () => {
    const shop = await freshShop()
    const mail = await mailOf(shop, { fields: { first_name: '<b>Ada</b>', gift_note: 'Alles Gute!\r\nDeine Berta' } })
    expect(mail).toMatchObject({
      recipient: 'ada@example.com',
      subject: expect.stringMatching(/^Deine Bestellung CN-\d+$/),
    })
    expect(mail.text).toContain('Menge 2')
    expect(mail.text.replaceAll('\u00a0', ' ')).toContain('Gesamt inkl. MwSt.: 200,00 €')
    expect(mail.text).toContain('80331 München')
    expect(mail.text).toContain('widerrufen')
    expect(mail.text).toMatch(/Lieferung: \S+, \d/)
    expect(mail.text).toMatch(/Geschenk\n+Alles Gute!\nDeine Berta/i)
    for (const title of ['Allgemeine Geschäftsbedingungen', 'Muster-Widerrufsformular']) {
      expect(mail.text).toContain(title)
      expect(mail.html).toContain(title)
    }
    expect(mail.text).toContain(`: ${HOST}/de/de-de/legal/imprint`)
    expect(mail.html).toContain('&lt;b&gt;Ada')
    const token = /\/orders\/([\w-]{43})/.exec(mail.text)?.[1] ?? ''
    const openIn = (ms: number) => findOrderOfLink(shop.database, token, new Date(shop.clock.now() + ms))
    expect(await openIn(179 * DAY)).toMatchObject({ email: 'ada@example.com' })
    expect(await openIn(181 * DAY)).toBeUndefined()
    expect(JSON.stringify(await shop.database.select().from(orderLinks))).not.toContain(token)
  })

  it.each([
    ['fr/fr-fr', { country: 'FR', postal_code: '75001' }, 'Merci pour votre commande'],
    ['it/it-it', { country: 'IT', postal_code: '20121' }, 'Grazie per il tuo ordine'],
    ['es/es-es', { country: 'ES', postal_code: '28001' }, 'Gracias por tu pedido'],
    ['pt/pt-pt', { country: 'PT', postal_code: '1000-001' }, 'Obrigado pela sua encomenda'],
  ])('is in the language of the site %s', async (site, fields, title) => {
    const mail = await mailOf(await freshShop(), { site, fields })
    expect(mail.text).toContain(title)
    expect(mail.html).toContain(`lang="${site.slice(3, 6)}${site.slice(6).toUpperCase()}"`)
  })

  it('names a coupon with its amounts in the currency of the shop', async () => {
    const shop = await freshShop()
    await addDemoCodes(shop)
    const fields = { country: 'CH', postal_code: '8001' }
    const { text } = await mailOf(shop, { site: 'ch/de-ch', fields, codes: { coupons: 'TRAIL20' } })
    expect(text.replaceAll('\u00a0', ' ')).toContain('CHF 20 Nachlass ab CHF 150 TRAIL20: CHF-20')
  })

  it('has French colons in French', async () => {
    const mail = await mailOf(await freshShop(), { site: 'fr/fr-fr', fields: { country: 'FR', postal_code: '75001' } })
    expect(mail.text).toMatch(/Sous-total\u202f: \d/)
    expect(mail.text).toContain(`Voir ma commande\u202f:\n${HOST}`)
    expect(mail.text.replaceAll(/https?:\/\/|mailto:/g, '')).not.toMatch(/(?<!\u202f):\s/)
  })

  it.each([
    ['ch/de-ch', { country: 'CH', postal_code: '8001' }],
    ['gb/en-gb', { country: 'GB', postal_code: 'EC1A 1BB' }],
  ])('offers a return instead of a withdrawal on %s', async (site, fields) => {
    const mail = await mailOf(await freshShop(), { site, fields })
    const [ownText = ''] = mail.text.split(/Terms of sale|Allgemeine Geschäftsbedingungen/)
    expect(ownText).not.toMatch(/widerrufen|withdraw|ß/)
    expect(ownText).toMatch(/30 Tage|30 days/)
  })

  it.each([
    ['de/de-de', {}, 'Musterstadt, Deutschland, hello@shop.example:\nHiermit widerrufe ich'],
    ['us/en-us', US, 'United States, hello@shop.example, +1 555 0100. These terms'],
  ])('has the e-mail address and the telephone number of the operator on %s', async (site, fields, text) => {
    const support = { email: 'hello@shop.example', phone: '+1 555 0100' }
    const mail = await mailOf(await shopOn(open, SHELF, { support })(), { site, fields })
    expect(mail.text).toContain(text)
    expect(mail.html).toContain('hello@shop.example')
  })

  it('has no gap where the operator hides the e-mail address', async () => {
    const mail = await mailOf(await shopOn(open, SHELF, { support: { email: null } })(), {})
    expect(mail.text).toContain('Musterstadt, Deutschland:\nHiermit widerrufe ich')
    expect(mail.text).not.toMatch(/[{}]/)
  })
})
