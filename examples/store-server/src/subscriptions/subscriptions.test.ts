import { expect, it } from 'vitest'
import { mailReturned } from '../backInStock/mailReturned.ts'
import { cleanTables } from '../cleaning/cleanTables.ts'
import { mails } from '../mail/mail.schema.ts'
import { post } from '../orders/buy.fixture.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { shelf, stockShelf } from '../testing/shelf.ts'
import { HOST, type Shop, shopOn } from '../testing/shop.ts'
import { subscriptionLinks, subscriptions } from './subscriptions.schema.ts'

const NEWSLETTER = '/api/store/newsletter'
const STOCK = '/api/store/stock-alerts'
const DAY = 24 * 60 * 60 * 1000

const written = ({ database }: Shop) => database.select().from(mails).orderBy(mails.createdAt)
const stored = ({ database }: Shop) => database.select().from(subscriptions)
/** Each form comes from another network, because the server limits the forms of one. */
let forms = 0
const fromSomewhere = () => ({ 'x-forwarded-for': `198.51.100.${++forms}` })
const subscribe = ({ call }: Shop, change: object = {}) =>
  call('POST', NEWSLETTER, {
    body: { email: 'Ada@example.com', site: 'de/de-de', ...change },
    headers: fromSomewhere(),
  })
const wait = ({ call }: Shop, change: object = {}) =>
  call('POST', STOCK, {
    body: { email: 'ada@example.com', site: 'de/de-de', variant_id: 51, ...change },
    headers: fromSomewhere(),
  })
const look = async (shop: Shop) =>
  mailReturned(shop.database, shelf, { now: new Date(shop.clock.now()), origin: HOST }, () => false)

/** Returns the paths of the links in a mail. */
const linksIn = (mail: { bodyText: string | null } | undefined) => ({
  confirm: /\/mail\/confirm\/[\w-]{43}/.exec(mail?.bodyText ?? '')?.[0] ?? '',
  end: /\/mail\/end\/[\w-]{43}/.exec(mail?.bodyText ?? '')?.[0] ?? '',
})

describeOnBothDatabases('a subscription', (open) => {
  const variants = [
    { id: 51, stock: 0 },
    { id: 52, comingSoon: true },
  ]
  const freshShop = shopOn(open, variants, { rateLimits: true })

  it('begins when the address confirms it with the button behind the link, not with the link itself', async () => {
    const shop = await freshShop()
    expect(await subscribe(shop)).toMatchObject({ status: 202, text: '' })
    const [mail] = await written(shop)
    expect(mail).toMatchObject({ recipient: 'Ada@example.com', subject: 'Bitte bestätige dein Newsletter-Abo' })
    const { confirm } = linksIn(mail)
    const page = await shop.call('GET', confirm)
    expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } })
    expect(page.text).toContain('Newsletter bestätigen')
    expect(await stored(shop)).toMatchObject([{ email: 'ada@example.com', confirmedAt: null }])
    expect((await post(shop, confirm, [], { origin: 'https://evil.example' })).status).toBe(403)
    expect((await post(shop, confirm, [], { origin: HOST })).text).toContain('Danke für deine Bestätigung')
    expect(await stored(shop)).toMatchObject([{ confirmedAt: new Date(shop.clock.now()) }])
    const hashes = JSON.stringify(await shop.database.select().from(subscriptionLinks))
    expect(hashes).not.toContain(confirm.split('/').at(-1))
  })

  it('answers the same for a confirmed address, which gets no other mail', async () => {
    const shop = await freshShop()
    await subscribe(shop)
    await post(shop, linksIn((await written(shop))[0]).confirm, [])
    const again = await subscribe(shop, { email: 'ADA@example.com', site: 'fr/fr-fr' })
    expect([again.status, again.text]).toEqual([202, ''])
    expect(await written(shop)).toHaveLength(1)
    expect(await stored(shop)).toHaveLength(1)
  })

  it('ends in one click of the mail program, and nothing about the address remains', async () => {
    const shop = await freshShop()
    await subscribe(shop)
    const [mail] = await written(shop)
    const { end, confirm } = linksIn(mail)
    expect(mail?.unsubscribeUrl).toBe(`${HOST}${end}`)
    expect((await shop.call('GET', end)).text).toContain('Newsletter abbestellen?')
    expect(await stored(shop)).toHaveLength(1)
    for (let tries = 0; tries < 2; tries += 1) {
      expect((await post(shop, end, [['List-Unsubscribe', 'One-Click']])).status).toBe(200)
    }
    expect(await stored(shop)).toEqual([])
    expect(await shop.database.select().from(subscriptionLinks)).toEqual([])
    expect((await shop.call('GET', confirm)).status).toBe(404)
    expect((await shop.call('GET', `/mail/confirm/${'a'.repeat(43)}`)).status).toBe(404)
    for (const damaged of ['short', `${'a'.repeat(43)}.`]) {
      const { status, text } = await shop.call('GET', `/mail/confirm/${damaged}`)
      expect([status, text.startsWith('<!doctype html>')]).toEqual([404, true])
    }
  })

  it('is deleted when nobody confirms it within a week', async () => {
    const shop = await freshShop()
    await subscribe(shop)
    await subscribe(shop, { email: 'eve@example.com' })
    await post(shop, linksIn((await written(shop)).find(({ recipient }) => recipient.startsWith('eve'))).confirm, [])
    shop.clock.advance(7 * DAY + 1)
    await cleanTables(shop.database, shop.clock.now(), () => false)
    expect(await stored(shop)).toMatchObject([{ email: 'eve@example.com' }])
  })

  it('refuses an unknown site', async () => {
    expect(await subscribe(await freshShop(), { site: 'xx/xx-xx' })).toMatchObject({
      status: 400,
      body: { code: 'unknown_site' },
    })
  })

  it('sends one address at most five mails a day, however many networks ask', async () => {
    const shop = await freshShop()
    const statuses = []
    for (let sent = 0; sent < 7; sent += 1) {
      statuses.push((await subscribe(shop, { email: 'flooded@example.com' })).status)
    }
    expect(statuses).toEqual(Array(7).fill(202))
    expect(await written(shop)).toHaveLength(5)
  })

  it('to a product that is sold out or not on sale yet is answered by one mail when it can be bought', async () => {
    const shop = await freshShop()
    expect([(await wait(shop)).status, (await wait(shop, { variant_id: 52 })).status]).toEqual([202, 202])
    await wait(shop, { email: 'eve@example.com' })
    const invitations = await written(shop)
    expect(invitations[0]?.bodyText).toContain('Jacket 51, Slate, M')
    for (const mail of invitations.filter(({ recipient }) => recipient.startsWith('ada'))) {
      await post(shop, linksIn(mail).confirm, [])
    }
    await look(shop)
    expect(await written(shop)).toHaveLength(3)
    await stockShelf(shop.database, [
      { id: 51, stock: 2 },
      { id: 52, comingSoon: true },
    ])
    await Promise.all([look(shop), look(shop)])
    const [back, ...more] = (await written(shop)).filter(({ cause }) => cause.startsWith('back '))
    expect(more).toEqual([])
    expect(back).toMatchObject({ recipient: 'ada@example.com', subject: 'Jetzt erhältlich: Jacket 51' })
    expect(back?.bodyText).toContain(`${HOST}/de/de-de/jacket-5?variant=51`)
    expect((await stored(shop)).map(({ variantId, email }) => [variantId, email]).toSorted()).toEqual([
      [51, 'eve@example.com'],
      [52, 'ada@example.com'],
    ])
  })

  it('to a product names the product with its options on each page and promises one mail', async () => {
    const shop = await freshShop()
    await wait(shop)
    const { confirm, end } = linksIn((await written(shop))[0])
    const pages = [
      (await shop.call('GET', confirm)).text,
      (await post(shop, confirm, [], { origin: HOST })).text,
      (await shop.call('GET', end)).text,
      (await post(shop, end, [], { origin: HOST })).text,
    ]
    for (const text of pages) {
      expect(text).toContain('<strong>Jacket 51, Slate, M</strong>')
      expect(text).not.toMatch(/In jede|Newsletter|Abo\b/)
    }
    expect(pages.filter((text) => text.includes('genau eine E-Mail'))).toHaveLength(2)
    expect((await shop.call('GET', end)).text).toContain('already received the email')
  })

  it('to several products gets in its one mail a link that ends each alert that is still open', async () => {
    const shop = await freshShop()
    await wait(shop)
    await wait(shop, { variant_id: 52 })
    for (const mail of await written(shop)) await post(shop, linksIn(mail).confirm, [])
    const backMails = async () => (await written(shop)).filter(({ cause }) => cause.startsWith('back '))
    await stockShelf(shop.database, [
      { id: 51, stock: 2 },
      { id: 52, comingSoon: true },
    ])
    await look(shop)
    const [first] = await backMails()
    expect(first?.bodyText).toContain('Benachrichtigung abbestellen: Jacket 52, Slate, M')
    const page = await shop.call('GET', linksIn(first).end)
    expect(page.text).toContain('<strong>Jacket 52, Slate, M</strong>')
    await stockShelf(shop.database, [{ id: 52 }])
    await look(shop)
    const last = (await backMails()).at(-1)
    expect(last?.bodyText).toContain('Du musst nichts abbestellen.')
    expect(linksIn(last).end).toBe('')
  })

  it('to a variant that the site does not sell is refused', async () => {
    expect(await wait(await freshShop(), { variant_id: 999 })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
  })
})
