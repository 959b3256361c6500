import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { mails } from '../mail/mail.schema.ts'
import { siteOf } from '../sites/sites.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { HOST, type Shop, shopOn, tokenOf } from '../testing/shop.ts'
import { buy, post } from './buy.fixture.ts'
import { orderMessages } from './messages/index.ts'
import { orders } from './orders.schema.ts'
import { formOf, hidden, look, setDelivered } from './return.fixture.ts'
import { orderReturns } from './returns.schema.ts'

const DAY = 24 * 60 * 60 * 1000
const SITE_FORM = '/orders/return/de/de-de'

const receipts = async (shop: Shop) =>
  (await shop.database.select().from(mails)).filter(({ cause }) => cause.startsWith('return '))
const stored = (shop: Shop) => shop.database.select().from(orderReturns)

describeOnBothDatabases('the page of an order', (open) => {
  const freshShop = shopOn(open, [
    { id: 31, priceMinor: 10_000, stock: 50 },
    { id: 32, priceMinor: 5000, stock: 50 },
  ])

  it('shows the order to the holder of the link only, and to no cache or search engine', async () => {
    const shop = await freshShop()
    const { number, path } = await buy(shop)
    const page = await look(shop, path)
    expect(page).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' },
    })
    for (const text of [
      `Bestellung ${number}`,
      'aria-current="step">Wird gepackt',
      '80331 München',
      'Vertrag widerrufen',
    ])
      expect(page.text).toContain(text)
    expect(await look(shop, `/orders/${'a'.repeat(43)}`)).toMatchObject({
      status: 404,
      text: expect.stringContaining('This link no longer works'),
    })
    expect((await look(shop, `/orders/${number}`)).status).toBe(400)
  })

  it('shows where the parcel is', async () => {
    const shop = await freshShop()
    const bought = await buy(shop, { fields: { gift_note: 'Alles Gute!' } })
    const shippedAt = new Date(shop.clock.now() + DAY)
    const change = { status: 'shipped' as const, shippedAt, trackingNumber: 'CAIRN-1' }
    await shop.database.update(orders).set(change).where(eq(orders.number, bought.number))
    const page = await look(shop, bought.path)
    expect(page.text).toContain('aria-current="step">Unterwegs')
    expect(page.text).toContain('Sendungsnummer: CAIRN-1')
    expect(page.text).toContain(shippedAt.toISOString())
    for (const text of ['Lieferung: ', 'Alles Gute!']) expect(page.text).toContain(text)
    await setDelivered(shop, bought)
    expect((await look(shop, bought.path)).text).not.toContain('Lieferung: ')
  })

  it('takes the withdrawal of chosen items in two steps, once, with a receipt of content and time', async () => {
    const shop = await freshShop()
    const bought = await buy(shop, { variants: [31, 32] })
    const send = await formOf(shop, bought.path, [1])
    const check = await send('check', { name: '<i>Ada</i>' })
    expect(check.text).toContain('&lt;i&gt;Ada')
    expect(check.text).toContain('Widerruf bestätigen')
    expect(await stored(shop)).toEqual([])
    const replies = await Promise.all([send('confirm'), send('confirm')])
    expect([...replies, await send('confirm')].map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await stored(shop)).toMatchObject([{ kind: 'withdrawal', orderNumber: bought.number, positions: [1] }])
    const [receipt, ...more] = await receipts(shop)
    expect(more).toEqual([])
    expect(receipt?.recipient).toBe('ada@example.com')
    expect(receipt?.bodyText).toMatch(/Eingegangen: 1\. Juni 2026.*02:00\sUhr MESZ/)
    for (const text of [bought.number, 'Ada Berg', 'ada@example.com']) expect(receipt?.bodyText).toContain(text)
    expect((await look(shop, bought.path)).text).toContain('Widerrufen am 1. Juni 2026')
    expect((await look(shop, `${bought.path}/return?done`)).text).toContain('Wir haben deinen Widerruf erhalten')
  })

  it('cancels an order that was withdrawn from as a whole before it was shipped', async () => {
    const shop = await freshShop()
    const { path } = await buy(shop)
    await (await formOf(shop, path))('confirm')
    const page = await look(shop, path)
    expect(page.text).toContain('Diese Bestellung wurde storniert')
    expect(page.text).not.toContain(`${path}/return`)
    const again = await look(shop, `${path}/return`)
    expect(again).toMatchObject({ status: 303, headers: { location: `${path}#returns` } })
    expect(page.text).toContain('Widerrufen am 1. Juni 2026')
  })

  it('mentions no withdrawal when the shop cancelled the order', async () => {
    const shop = await freshShop()
    const { path, number } = await buy(shop)
    const send = await formOf(shop, path)
    await shop.database.update(orders).set({ status: 'cancelled' }).where(eq(orders.number, number))
    for (const closed of [`${path}/return`, `${path}/return?done`]) {
      expect(await look(shop, closed)).toMatchObject({ status: 303, headers: { location: `${path}#returns` } })
    }
    expect(await send('confirm')).toMatchObject({ status: 303, headers: { location: `${path}#returns` } })
    const { text } = await look(shop, path)
    expect(text).toContain('du musst also nichts zurückschicken')
    expect(text).not.toMatch(/Widerruf|widerrufen/)
  })

  it('offers the withdrawal until 30 days after the delivery', async () => {
    const shop = await freshShop()
    const bought = await buy(shop)
    await setDelivered(shop, bought)
    const send = await formOf(shop, bought.path)
    shop.clock.advance(30 * DAY - 1000)
    expect((await look(shop, bought.path)).text).toContain('Du kannst den Vertrag bis zum 1. Juli 2026')
    shop.clock.advance(1000)
    expect((await look(shop, bought.path)).text).toContain('abgelaufen')
    expect((await send('confirm')).status).toBe(409)
    expect(await stored(shop)).toEqual([])
  })

  it('takes a return request where the law knows no withdrawal', async () => {
    const shop = await freshShop()
    const { path } = await buy(shop, { site: 'ch/de-ch', fields: { country: 'CH', postal_code: '8001' } })
    expect((await look(shop, path)).text).not.toContain('widerrufen')
    await (await formOf(shop, path))('confirm')
    expect(await stored(shop)).toMatchObject([{ kind: 'return' }])
    expect((await receipts(shop))[0]?.subject).toMatch(/^Deine Rückgabe/)
  })

  it.each([
    [{ name: ' ' }, '<a href="#name">Vor- und Nachname</a>: Bitte ausfüllen'],
    [{ email: 'nobody' }, 'name@example.com'],
    [{ email: 'a@example.com, b@example.com' }, 'name@example.com'],
    [{ name: 'a'.repeat(242) }, 'Das ist zu lang'],
    [{ items: '7' }, 'Bitte wähle mindestens einen Artikel'],
  ])('names the problem with %o at its field', async (change, message) => {
    const shop = await freshShop()
    const { path } = await buy(shop)
    const reply = await (await formOf(shop, path, []))('confirm', { items: '0', ...change })
    expect(reply.status).toBe(200)
    expect(reply.text).toContain(message)
    expect(reply.text).toContain('role="alert"')
    expect(await stored(shop)).toEqual([])
  })

  it('accepts the longest names of the checkout, which it fills in', async () => {
    const shop = await freshShop()
    const { path } = await buy(shop, { fields: { first_name: 'a'.repeat(120), last_name: 'é'.repeat(120) } })
    const [, name = ''] = /value="(a+ é+)"/.exec((await look(shop, `${path}/return`)).text) ?? []
    expect(name).toHaveLength(241)
    expect((await (await formOf(shop, path))('check', { name })).text).toContain('Widerruf bestätigen')
  })

  it('refuses a form of another site, and survives a hostile one', async () => {
    const shop = await freshShop()
    const { path } = await buy(shop)
    const foreign = await post(shop, `${path}/return`, [['step', 'confirm']], { origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    const fields: [string, string][] = [
      ['name', 'Ada\r\nBcc: eve@example.com'],
      ['email', 'ada@example.com'],
      ['items', '0'],
      ['items', '99999999999'],
      ['submission', "'; DROP TABLE orders; --"],
      ['__proto__', 'x'],
      ['step', 'confirm'],
    ]
    const reply = await post(shop, `${path}/return`, fields)
    expect(reply.status).toBe(200)
    expect(reply.text).toContain('Ada Bcc: eve@example.com')
    expect(await stored(shop)).toEqual([])
  })

  it('is linked from the order of a signed-in customer, with the withdrawal while that is possible', async () => {
    const shop = await freshShop()
    const token = tokenOf(7)
    const bought = await buy(shop, { token, cookies: { auth_token: token } })
    const linksOf = async () => {
      const { body }: { body: { links: Record<string, string> } } = await shop.call(
        'GET',
        `/api/store/orders/${bought.number}`,
        { token },
      )
      return body.links
    }
    const { page = '', withdrawal } = await linksOf()
    expect(withdrawal).toBe(`${page}/return`)
    expect((await look(shop, page.slice(HOST.length))).text).toContain(bought.number)
    shop.clock.advance(DAY)
    expect((await look(shop, page.slice(HOST.length))).status).toBe(404)
    await setDelivered(shop, bought)
    shop.clock.advance(30 * DAY)
    expect(Object.keys(await linksOf())).toEqual(['page', 'reviews'])
  })
})

describeOnBothDatabases('a withdrawal without a link', (open) => {
  const freshShop = shopOn(open, [{ id: 31, stock: 50 }], { rateLimits: true })
  const send = async (shop: Shop, number: string, email: string, step = 'confirm', ip = '192.0.2.1') => {
    const submission = hidden((await look(shop, SITE_FORM)).text, 'submission')
    const fields = { number, email, name: 'Ada', submission, step }
    return post(shop, SITE_FORM, Object.entries(fields), { 'x-forwarded-for': ip })
  }

  it('answers the same for a known order, an unknown one and that of somebody else', async () => {
    const shop = await freshShop()
    const { number } = await buy(shop)
    const tries = [
      [number, 'ADA@example.com'],
      ['CN-900001', 'ada@example.com'],
      [number, 'eve@example.com'],
    ] as const
    const replies = []
    for (const [typed, email] of tries) replies.push(await send(shop, typed, email))
    expect(replies.map(({ status, headers, text }) => [status, headers.location, text])).toEqual(
      tries.map(([typed]) => [303, `${SITE_FORM}?done&order=${typed}`, '']),
    )
    const rows = await stored(shop)
    expect(rows.map(({ orderId }) => orderId !== null)).toEqual([true, false, false])
    const bodies = (await receipts(shop)).map(({ bodyText }) =>
      bodyText?.replaceAll(/CN-\d+/g, 'CN').replaceAll(/\w+@example\.com/g, 'mail'),
    )
    expect(new Set(bodies).size).toBe(1)
    expect(await shop.database.select().from(orders)).toMatchObject([{ status: 'cancelled' }])
  })

  it('is checked before it is confirmed', async () => {
    const shop = await freshShop()
    expect((await send(shop, 'nothing', 'ada@example.com')).text).toContain('CN-100001')
    expect((await send(shop, 'cn-900001', 'ada@example.com', 'check')).text).toContain('Widerruf bestätigen')
    expect(await stored(shop)).toEqual([])
  })

  it.each(['de/de-de', 'gb/en-gb', 'fr/fr-fr', 'it/it-it', 'es/es-es', 'pt/pt-pt'])(
    'refuses on %s what cannot be the number of an order, and keeps the text',
    async (prefix) => {
      const shop = await freshShop()
      const { errors } = orderMessages[siteOf(prefix).contentLanguage]
      for (const number of ['12', 'CN-99999', '012345', 'CN-12345678901']) {
        const fields = { number, email: 'ada@example.com', name: 'Ada', step: 'confirm' }
        const { status, text } = await post(shop, `/orders/return/${prefix}`, Object.entries(fields))
        expect(status).toBe(200)
        expect(text).toContain(`value="${number}"`)
        expect(text).toMatch(/id="number"[^>]*aria-invalid="true"/)
        expect(text).toContain(errors.number)
      }
      expect(await stored(shop)).toEqual([])
      expect(await receipts(shop)).toEqual([])
    },
  )

  it('is a return request on a site without the right of withdrawal', async () => {
    const shop = await freshShop()
    expect((await look(shop, '/orders/return/us/en-us')).text).not.toMatch(/withdraw/i)
    expect((await look(shop, '/orders/return/xx/xx-xx')).status).toBe(404)
  })

  it('is limited to ten per hour and address', async () => {
    const shop = await freshShop()
    const from = '192.0.2.2'
    const statuses = []
    for (let sent = 0; sent < 11; sent += 1)
      statuses.push((await send(shop, `CN-${900_001 + sent}`, 'ada@example.com', 'confirm', from)).status)
    expect(statuses).toEqual([...Array(10).fill(303), 429])
    shop.clock.advance(60 * 60 * 1000)
    expect((await send(shop, 'CN-900020', 'ada@example.com', 'confirm', from)).status).toBe(303)
  })
})
