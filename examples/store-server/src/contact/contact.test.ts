import { expect, it } from 'vitest'
import { mails } from '../mail/mail.schema.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { type Shop, shopOn } from '../testing/shop.ts'
import { contactMessages } from './contact.schema.ts'

const PATH = '/api/store/contact-messages'
const MESSAGE = { name: ' Ada ', email: 'ada@example.com', message: 'When is it back?\n', site: 'de/de-de' }
const KEY = 'a5f0c9f2-6b52-4b2f-9f35-3a4f2f0f5d6b'

const send = ({ call }: Shop, change: object = {}, options: { key?: string; headers?: Record<string, string> } = {}) =>
  call('POST', PATH, { body: { ...MESSAGE, ...change }, ...options })

const stored = ({ database }: Shop) => database.select().from(contactMessages)

describeOnBothDatabases('a message to the shop', (open) => {
  const freshShop = shopOn(open, [])
  const limitedShop = shopOn(open, [], { rateLimits: true })

  it('is stored with its site and the time', async () => {
    const shop = await freshShop()
    const reply = await send(shop)
    expect([reply.status, reply.text]).toEqual([202, ''])
    expect(await stored(shop)).toMatchObject([
      {
        site: 'de/de-de',
        name: 'Ada',
        email: 'ada@example.com',
        message: 'When is it back?',
        receivedAt: new Date(shop.clock.now()),
      },
    ])
  })

  it('is confirmed by mail, in the language of the site and without its text', async () => {
    const shop = await freshShop()
    await send(shop, { message: 'Buy pills at https://spam.example', name: 'Spammer' })
    const written = await shop.database.select().from(mails)
    expect(written).toMatchObject([{ recipient: 'ada@example.com', subject: 'Wir haben deine Nachricht erhalten' }])
    expect(JSON.stringify(written)).not.toMatch(/pills|spam/i)
  })

  it('is stored once when the client retries it with the same key', async () => {
    const shop = await freshShop()
    expect((await send(shop, {}, { key: KEY })).status).toBe(202)
    expect((await send(shop, {}, { key: KEY })).status).toBe(202)
    expect(await stored(shop)).toHaveLength(1)
    expect(await shop.database.select().from(mails)).toHaveLength(1)
    expect(await send(shop, { message: 'Another one' }, { key: KEY })).toMatchObject({
      status: 422,
      body: { code: 'key_reused' },
    })
  })

  it('gets the usual response but is dropped when the hidden field is filled in', async () => {
    const shop = await freshShop()
    const reply = await send(shop, { website: 'https://spam.example' })
    expect([reply.status, reply.text]).toEqual([202, ''])
    expect(await stored(shop)).toEqual([])
    expect((await send(shop, { website: '' })).status).toBe(202)
    expect(await stored(shop)).toHaveLength(1)
  })

  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ name: ' ' }, 'name'],
    [{ message: ' \n ' }, 'message'],
    [{ message: 'a'.repeat(4001) }, 'message'],
    [{ name: 'a'.repeat(101) }, 'name'],
    [{ admin: true }, 'admin'],
  ])('with %o is refused and the response names the field', async (change, field) => {
    const shop = await freshShop()
    expect(await send(shop, change)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', errors: { [field]: expect.any(String) } },
    })
    expect(await stored(shop)).toEqual([])
  })

  it('is refused for an unknown site', async () => {
    expect(await send(await freshShop(), { site: 'xx/xx-xx' })).toMatchObject({
      status: 400,
      body: { code: 'unknown_site' },
    })
  })

  it('stores hostile text unchanged', async () => {
    const shop = await freshShop()
    const message = `<script>alert(1)</script>'; DROP TABLE contact_messages; --`
    expect((await send(shop, { message })).status).toBe(202)
    expect(await stored(shop)).toMatchObject([{ message }])
  })

  it('is limited to ten per hour and address; other addresses are not affected', async () => {
    const shop = await limitedShop()
    const sendFrom = (address: string, message: string) =>
      send(shop, { message }, { headers: { 'x-forwarded-for': address } })
    const replies = []
    for (let sent = 0; sent < 11; sent += 1) replies.push(await sendFrom('192.0.2.1', `Number ${sent}`))
    expect(replies.map(({ status }) => status)).toEqual([...Array(10).fill(202), 429])
    expect(replies[10]).toMatchObject({ headers: { 'retry-after': '3600' }, body: { code: 'too_many_requests' } })
    expect(await stored(shop)).toHaveLength(10)
    expect((await sendFrom('192.0.2.2', 'From somebody else')).status).toBe(202)
    shop.clock.advance(60 * 60 * 1000)
    expect((await sendFrom('192.0.2.1', 'An hour later')).status).toBe(202)
  })
})
