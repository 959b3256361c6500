import { describe, expect, it } from 'vitest'
import { mails } from '../mail/mail.schema.ts'
import { describeOnBothDatabases, openerOf } from '../testing/bothDatabases.ts'
import { HOST, type Shop, shopOn } from '../testing/shop.ts'
import { buy, post } from './buy.fixture.ts'
import { orderMessages } from './messages/index.ts'
import { look } from './return.fixture.ts'

const FORM = '/orders/resend/de/de-de'
const MINUTE = 60 * 1000
const EMAIL = 'ada@example.com'

const send = (shop: Shop, number: string, email: string, headers: Record<string, string> = {}) =>
  post(shop, FORM, Object.entries({ number, email }), headers)

const sentAgain = async (shop: Shop) =>
  (await shop.database.select().from(mails)).filter(({ cause }) => / again /.test(cause))

describeOnBothDatabases('the mail of an order', (open) => {
  const freshShop = shopOn(open, [{ id: 31, priceMinor: 10_000, stock: 50 }])

  it('is sent again with items, total and a new link, in the language of the order', async () => {
    const shop = await freshShop()
    const { number, path } = await buy(shop)
    const reply = await post(shop, '/orders/resend/fr/fr-fr', [
      ['number', number.replace('CN-', 'cn ')],
      ['email', ' ADA@example.com '],
    ])
    expect(reply).toMatchObject({ status: 303, headers: { location: '/orders/resend/fr/fr-fr?done' } })
    const [mail, ...more] = await sentAgain(shop)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: EMAIL, subject: `Deine Bestellung ${number}`, site: 'de/de-de' })
    const text = mail?.bodyText?.replaceAll('\u00a0', ' ') ?? ''
    for (const part of ['Menge 2', 'Gesamt inkl. MwSt.: 200,00 €', 'noch einmal angefordert'])
      expect(text).toContain(part)
    const link = /\/orders\/[\w-]{43}/.exec(text)?.[0] ?? ''
    expect(link).not.toBe(path)
    expect(text).toContain(HOST + link)
    for (const each of [link, path]) expect((await look(shop, each)).text).toContain(`Bestellung ${number}`)
  })

  it('goes to nobody else, and the answer is the same for any number and address', async () => {
    const shop = await freshShop()
    const { number } = await buy(shop)
    const replies = []
    for (const [typed, email] of [
      [number, 'eve@example.com'],
      ['CN-900001', EMAIL],
      [number, EMAIL],
    ] as const) {
      const start = performance.now()
      replies.push(await send(shop, typed, email))
      // A timer may end a few milliseconds early.
      expect(performance.now() - start).toBeGreaterThan(290)
    }
    const answers = replies.map(({ status, headers, text }) => JSON.stringify([status, headers.location, text]))
    expect(new Set(answers)).toEqual(new Set([JSON.stringify([303, `${FORM}?done`, ''])]))
    expect((await sentAgain(shop)).map(({ recipient }) => recipient)).toEqual([EMAIL])
    const done = await look(shop, `${FORM}?done`)
    expect(done.text).toContain(orderMessages.de.resend.doneText)
    expect(done.text).toContain('Nach 15 Minuten')
  })

  it('is sent once in 15 minutes, however often the button is pressed', async () => {
    const shop = await freshShop()
    const { number } = await buy(shop)
    const press = async () => (await send(shop, number, EMAIL)).status
    expect(await Promise.all([press(), press(), press()])).toEqual([303, 303, 303])
    shop.clock.advance(15 * MINUTE - 1000)
    expect(await press()).toBe(303)
    expect(await sentAgain(shop)).toHaveLength(1)
    shop.clock.advance(1000)
    expect(await press()).toBe(303)
    expect(await sentAgain(shop)).toHaveLength(2)
  })
})

describe('the form that sends the mail of an order again', () => {
  const open = openerOf('PGlite')
  const freshShop = shopOn(open, [{ id: 31, stock: 50 }])
  const limitedShop = shopOn(open, [{ id: 31, stock: 50 }], { rateLimits: true })

  it('is shown to no cache, search engine or other site', async () => {
    const shop = await freshShop()
    expect(await look(shop, FORM)).toMatchObject({
      status: 200,
      headers: {
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      },
      text: expect.not.stringContaining('role="alert"'),
    })
    expect((await look(shop, '/orders/resend/xx/xx-xx')).status).toBe(404)
  })

  it.each([
    ['us/en-us', 'en-US', orderMessages.en],
    ['gb/en-gb', 'en-GB', orderMessages['en-GB']],
    ['de/de-de', 'de-DE', orderMessages.de],
    ['ch/de-ch', 'de-CH', orderMessages['de-CH']],
    ['fr/fr-fr', 'fr-FR', orderMessages.fr],
    ['it/it-it', 'it-IT', orderMessages.it],
    ['es/es-es', 'es-ES', orderMessages.es],
    ['pt/pt-pt', 'pt-PT', orderMessages.pt],
  ])('is in the language of the site %s', async (site, language, { resend }) => {
    const shop = await freshShop()
    const form = await look(shop, `/orders/resend/${site}`)
    const done = await look(shop, `/orders/resend/${site}?done`)
    for (const { text } of [form, done]) {
      expect(text).toContain(`lang="${language}"`)
      expect(text).toContain(`href="/${site}/contact/en"`)
    }
    for (const text of [resend.title, resend.numberHint, resend.send]) expect(form.text).toContain(text)
    expect(done.text).toContain(resend.doneText)
    if (language === 'de-CH') expect(form.text + done.text).not.toContain('ß')
  })

  it.each([
    ['', EMAIL, ['Bitte ausfüllen'], ['number']],
    ['cn und <i>', EMAIL, ['wie CN-100001'], ['number']],
    ['CN-900001', 'nobody', ['name@example.com'], ['email']],
    ['CN-900001', 'a@example.com, b@example.com', ['name@example.com'], ['email']],
    ['CN-900001', `${'a'.repeat(255)}@example.com`, ['Das ist zu lang'], ['email']],
    ['', '', ['Bitte ausfüllen'], ['number', 'email']],
  ])('names the problem of %o and %o at its field, and keeps both', async (number, email, messages, fields) => {
    const shop = await freshShop()
    const { status, text } = await send(shop, number, email)
    expect(status).toBe(200)
    for (const message of messages) expect(text).toContain(message)
    expect(
      [...text.matchAll(/aria-invalid="true" aria-describedby="(?:number-hint )?(\w+)-error"/g)].map(
        ([, field]) => field,
      ),
    ).toEqual(fields)
    expect(text).toContain('role="alert"')
    expect(text).not.toContain('<i>')
    if (email.length <= 254) expect(text).toContain(`value="${email}"`)
    expect(text).toContain(`value="${number.replace('<i>', '&lt;i&gt;')}"`)
    expect(await sentAgain(shop)).toEqual([])
  })

  it('survives hostile fields, and refuses the form of another site', async () => {
    const shop = await freshShop()
    const { number } = await buy(shop)
    const fields: [string, string][] = [
      ['number', number],
      ['number', 'CN-900001'],
      ['email', `${EMAIL}\r\nBcc: eve@example.com`],
      ['__proto__', 'x'],
    ]
    expect((await post(shop, FORM, fields)).text).toContain('role="alert"')
    expect((await send(shop, number, EMAIL, { origin: 'https://evil.example' })).status).toBe(403)
    expect(await sentAgain(shop)).toEqual([])
  })

  it('is limited to ten per network and five per address in an hour, for unknown orders too', async () => {
    const shop = await limitedShop()
    const statuses = async (times: number, email: (index: number) => string, ip: (index: number) => string) => {
      const replies = await Promise.all(
        Array.from({ length: times }, (_, index) =>
          send(shop, 'CN-900001', email(index), { 'x-forwarded-for': ip(index) }),
        ),
      )
      return replies.map(({ status }) => status).toSorted((a, b) => a - b)
    }
    const oneNetwork = () =>
      statuses(
        11,
        (index) => `bea${index}@example.com`,
        () => '192.0.2.1',
      )
    expect(await oneNetwork()).toEqual([...Array(10).fill(303), 429])
    const oneAddress = (index: number) => (index % 2 === 0 ? 'cleo@example.com' : 'CLEO@example.com')
    expect(await statuses(6, oneAddress, (index) => `198.51.100.${index}`)).toEqual([...Array(5).fill(303), 429])
    shop.clock.advance(60 * MINUTE)
    expect(await oneNetwork()).toEqual([...Array(10).fill(303), 429])
  })

  it('is linked from the page of an unknown or expired link', async () => {
    const shop = await freshShop()
    const page = await look(shop, `/orders/${'a'.repeat(43)}`)
    expect(page.status).toBe(404)
    expect(page.text).toContain('<a class="primary" href="/orders/resend/')
  })
})
