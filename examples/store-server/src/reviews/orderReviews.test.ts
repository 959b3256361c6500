import type { Store } from '@cairn/core/contracts'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { cleanTables } from '../cleaning/cleanTables.ts'
import { buy } from '../orders/buy.fixture.ts'
import { orders } from '../orders/orders.schema.ts'
import { formOf } from '../orders/return.fixture.ts'
import { RETENTION } from '../retention.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { HOST, type Shop, shopOn, tokenOf } from '../testing/shop.ts'
import { addSizes, buyDelivered, REVIEW, sendReview } from './orderReviews.fixture.ts'
import { orderReviews, reviewDrafts, reviews } from './reviews.schema.ts'

const look = async (shop: Shop, path: string) => shop.call('GET', path, { headers: { accept: 'text/html' } })
const stored = (shop: Shop) => shop.database.select().from(orderReviews)

describeOnBothDatabases('the review of a bought item', (open) => {
  const freshShop = shopOn(open, [
    { id: 31, stock: 50 },
    { id: 32, stock: 50 },
  ])

  it('is stored with the item, its size and the language of the site, and waits for the staff', async () => {
    const shop = await freshShop()
    await addSizes(shop)
    const bought = await buyDelivered(shop)
    const page = await look(shop, bought.path)
    expect(page.text).toContain(`href="${bought.path}/review/0" aria-label="Bewertung schreiben: Jacket 31, Slate, M"`)
    const form = await look(shop, `${bought.path}/review/0`)
    expect(form).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } })
    expect(form.text).toMatch(/name="author" required aria-describedby="author-hint"[^>]* value="Ada"/)
    const reply = await sendReview(shop, bought)
    expect(reply).toMatchObject({ status: 303, headers: { location: `${bought.path}/review/0?done` } })
    expect(await stored(shop)).toMatchObject([
      {
        status: 'pending',
        position: 0,
        productId: 3,
        score: 4,
        content: 'Drei Tage Regen,\nund alles blieb trocken.',
        author: 'Ada',
        language: 'de',
        size: 'm',
        fit: 1,
      },
    ])
    expect(await shop.database.select().from(reviews)).toEqual([])
    expect((await look(shop, `${bought.path}/review/0?done`)).text).toContain('bevor sie im Shop erscheint')
    expect((await look(shop, bought.path)).text).toContain('Wir prüfen deine Bewertung.')
  })

  it('is possible once for each line: the same form twice is one review, another one is refused', async () => {
    const shop = await freshShop()
    const bought = await buyDelivered(shop, { variants: [31, 32] })
    const twice = await Promise.all([sendReview(shop, bought), sendReview(shop, bought)])
    expect(twice.map(({ status }) => status)).toEqual([303, 303])
    const other = await sendReview(shop, bought, { title: 'Noch eine' })
    expect(other).toMatchObject({ status: 409, text: expect.stringContaining('schon bewertet') })
    expect(other.text).toMatch(/löschen möchtest, <a href="\/de\/de-de\/contact\/en">schreib uns<\/a>\./)
    expect((await look(shop, `${bought.path}/review/0`)).status).toBe(409)
    expect((await sendReview(shop, bought, {}, 1)).status).toBe(303)
    expect((await stored(shop)).map(({ position, title }) => [position, title])).toEqual([
      [0, REVIEW.title],
      [1, REVIEW.title],
    ])
  })

  it.each(['awaiting_fulfillment', 'shipped', 'cancelled'] as const)('waits while the order is %s', async (status) => {
    const shop = await freshShop()
    const bought = await buy(shop)
    await shop.database.update(orders).set({ status }).where(eq(orders.number, bought.number))
    expect((await look(shop, bought.path)).text).not.toContain('/review/')
    expect((await look(shop, `${bought.path}/review/0`)).status).toBe(409)
    expect((await sendReview(shop, bought)).status).toBe(409)
    expect(await stored(shop)).toEqual([])
  })

  it('opens after the last expected day where nobody reports the delivery', async () => {
    const shop = await freshShop()
    const bought = await buy(shop)
    const shipped = { status: 'shipped', shippedAt: new Date(shop.clock.now()) } as const
    const delivery = { earliest: '2026-06-02', latest: '2026-06-04' }
    await shop.database
      .update(orders)
      .set({ ...shipped, delivery })
      .where(eq(orders.number, bought.number))
    expect((await look(shop, `${bought.path}/review/0`)).text).toContain('sobald deine Bestellung angekommen ist')
    shop.clock.advance(Date.parse('2026-06-05') - shop.clock.now())
    expect((await look(shop, bought.path)).text).toContain('/review/0')
    expect((await sendReview(shop, bought)).status).toBe(303)
  })

  it('is not possible for an item that was returned', async () => {
    const shop = await freshShop()
    const token = tokenOf(7)
    const bought = await buyDelivered(shop, { variants: [31, 32], token, cookies: { auth_token: token } })
    await (await formOf(shop, bought.path, [0]))('confirm')
    const page = (await look(shop, bought.path)).text
    expect(page).not.toContain('/review/0')
    expect(page).toContain('/review/1')
    expect(await look(shop, `${bought.path}/review/0`)).toMatchObject({
      status: 409,
      text: expect.stringContaining('Du hast den Artikel zurückgegeben'),
    })
    expect((await sendReview(shop, bought)).status).toBe(409)
    const order = await shop.call('GET', `/api/store/orders/${bought.number}`, { token })
    expect(order).toMatchObject({ body: { links: { reviews: [{ line: 1 }] } } })
  })

  it('is linked from the order of a signed-in customer, for each line that has none', async () => {
    const shop = await freshShop()
    const token = tokenOf(7)
    const bought = await buyDelivered(shop, { variants: [31, 32], token, cookies: { auth_token: token } })
    const linksOf = async () => {
      const { body }: { body: Store.components['schemas']['Order'] } = await shop.call(
        'GET',
        `/api/store/orders/${bought.number}`,
        { token },
      )
      return body.links?.reviews ?? []
    }
    const [first, second] = await linksOf()
    expect([first?.line, second?.line]).toEqual([0, 1])
    const path = first?.page.slice(HOST.length) ?? ''
    expect((await look(shop, path)).text).toContain('Jacket 31')
    await sendReview(shop, bought)
    expect((await linksOf()).map(({ line }) => line)).toEqual([1])
  })

  it('has no fit without a size, and is in the language of another site', async () => {
    const shop = await freshShop()
    const fields = { country: 'CH', postal_code: '8001' }
    const bought = await buyDelivered(shop, { site: 'ch/fr-ch', variants: [32], fields })
    expect((await look(shop, `${bought.path}/review/0`)).text).not.toContain('name="fit"')
    await sendReview(shop, bought)
    expect(await stored(shop)).toMatchObject([{ language: 'fr', size: null, fit: null }])
  })

  it.each([
    [{ stars: '' }, 'Bitte wähle 1 bis 5 Sterne', 'stars'],
    [{ stars: '6' }, 'Bitte wähle 1 bis 5 Sterne', 'stars'],
    [{ title: ' ' }, 'Bitte ausfüllen', 'title'],
    [{ title: 'a'.repeat(81) }, 'höchstens 80 Zeichen', 'title'],
    [{ content: '' }, 'Bitte ausfüllen', 'content'],
    [{ content: 'a'.repeat(2001) }, 'höchstens 2.000 Zeichen', 'content'],
    [{ content: 'ß'.repeat(10_000) }, 'höchstens 2.000 Zeichen', 'content'],
    [{ author: 'a'.repeat(41) }, 'höchstens 40 Zeichen', 'author'],
  ])('names the problem with %o at its field, and keeps what was typed', async (change, message, field) => {
    const shop = await freshShop()
    const bought = await buyDelivered(shop)
    const { status, text } = await sendReview(shop, bought, change)
    expect(status).toBe(200)
    expect(text).toContain('role="alert"')
    expect(text).toContain(`href="#${field}"`)
    expect(text).toMatch(new RegExp(`id="${field}-error">.*${message}`))
    const typed = { ...REVIEW, ...change }
    if (field !== 'title') expect(text).toContain(`value="${typed.title}"`)
    if (field !== 'stars') expect(text).toContain('value="4" required checked')
    if (field !== 'content') expect(text).toContain('Drei Tage Regen,\nund')
    else expect(text).toContain(typed.content)
    expect(await stored(shop)).toEqual([])
  })

  it('has a name for its draft in the browser, without the link, and each refusal is a new version', async () => {
    const shop = await freshShop()
    const bought = await buyDelivered(shop)
    const form = `${bought.path}/review/0`
    const draftOf = (text: string) => /data-draft="([\w-]{43})" data-saved="(\d+)"/.exec(text)?.slice(1)
    const [name] = draftOf((await look(shop, form)).text) ?? []
    const refused = (await sendReview(shop, bought, { stars: '' })).text
    expect(draftOf(refused)).toEqual([name, String(shop.clock.now())])
    expect(refused).toContain('<script type="module" src="/orders/assets/review.js" fetchpriority="low"></script>')
    await sendReview(shop, bought)
    expect((await look(shop, `${form}?done`)).text).toContain(`data-stored-draft="${name}"`)
    const script = await look(shop, '/orders/assets/review.js')
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
  })

  it('keeps a draft for a day, and none after it was sent', async () => {
    const shop = await freshShop()
    const bought = await buyDelivered(shop)
    const form = `${bought.path}/review/0`
    await sendReview(shop, bought, { stars: '' })
    const again = await look(shop, form)
    expect(again.text).toContain(REVIEW.title)
    expect(again.text).not.toContain('role="alert"')
    shop.clock.advance(RETENTION.reviewDraft + 1)
    expect((await look(shop, form)).text).not.toContain(REVIEW.title)
    await cleanTables(shop.database, shop.clock.now(), () => false)
    expect(await shop.database.select().from(reviewDrafts)).toEqual([])
    await sendReview(shop, bought, { stars: '' })
    await sendReview(shop, bought)
    expect(await shop.database.select().from(reviewDrafts)).toEqual([])
  })

  it('is refused from another site, and survives hostile input', async () => {
    const shop = await freshShop()
    const bought = await buyDelivered(shop)
    expect((await sendReview(shop, bought, {}, 0, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await sendReview(shop, bought, {}, 7)).status).toBe(404)
    expect((await look(shop, `/orders/${'a'.repeat(43)}/review/0`)).status).toBe(404)
    expect((await look(shop, `${bought.path}/review/x`)).status).toBe(400)
    const evil = { title: '<script>\u202ealert(1)\u0007', content: '</textarea>\u0007<img src=x>', stars: '' }
    const refused = await sendReview(shop, bought, evil)
    expect(refused.text).toContain('value="&lt;script&gt;alert(1)"')
    expect(refused.text).toContain('&lt;/textarea&gt; &lt;img src=x&gt;')
    await sendReview(shop, bought, { ...evil, stars: '1', fit: '__proto__' })
    expect(await stored(shop)).toMatchObject([{ title: '<script>alert(1)', score: 1, fit: null }])
  })
})

describeOnBothDatabases('many reviews', (open) => {
  const freshShop = shopOn(open, [{ id: 31, stock: 50 }], { rateLimits: true })

  it('of one network are limited to thirty an hour, also those of one form', async () => {
    const shop = await freshShop()
    const bought = await buyDelivered(shop)
    const statuses: number[] = []
    const from = { 'x-forwarded-for': '192.0.2.7' }
    for (let sent = 0; sent < 31; sent += 1) statuses.push((await sendReview(shop, bought, {}, 0, from)).status)
    expect(statuses).toEqual([...Array(30).fill(303), 429])
    shop.clock.advance(60 * 60 * 1000)
    expect((await sendReview(shop, bought, {}, 0, from)).status).toBe(303)
  })
})
