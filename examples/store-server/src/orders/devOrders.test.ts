import { describe, expect, it, onTestFinished } from 'vitest'
import { mailReturned } from '../backInStock/mailReturned.ts'
import { readConfig } from '../config.ts'
import { mails } from '../mail/mail.schema.ts'
import { createServer } from '../server.ts'
import { openerOf } from '../testing/bothDatabases.ts'
import { shelf } from '../testing/shelf.ts'
import { callerOf, HOST, type Shop, shopOn, testVerticals, verifyTestToken } from '../testing/shop.ts'
import { buy, post } from './buy.fixture.ts'
import { createDemoShipping } from './demoShipping.ts'
import { formOf } from './return.fixture.ts'

describe('the page with the next steps of orders of the demonstration', () => {
  const freshShop = shopOn(openerOf('PGlite'), [{ id: 31, stock: 2 }])

  /** Opens a server with the page on the database of a shop. */
  const serve = async ({ database, clock }: Shop, env: Record<string, string>): Promise<Shop> => {
    const app = await createServer({
      config: { ...readConfig(env), rateLimits: false, logLevel: 'error' },
      database,
      clock,
      verifyAccessToken: verifyTestToken,
      verticals: [...testVerticals, createDemoShipping(shelf)],
    })
    onTestFinished(() => app.close())
    return { app, database, clock, call: callerOf(app) }
  }

  it('lists the orders that wait, and ships one of them', async () => {
    const shop = await freshShop()
    const { number, path } = await buy(shop)
    const dev = await serve(shop, {})
    expect((await dev.call('GET', '/dev/orders')).text).toContain(`Ship ${number}`)
    expect((await post(dev, `/dev/orders/${number}/shipped`, [], { origin: 'https://evil.example' })).status).toBe(403)
    expect(await post(dev, `/dev/orders/${number}/shipped`, [])).toMatchObject({ status: 303 })
    expect((await dev.call('GET', '/dev/orders')).text).toContain('No order waits')
    expect((await dev.call('GET', path)).text).toContain('aria-current="step">Unterwegs')
    expect((await dev.call('GET', '/dev/orders')).text).toContain(`Deliver ${number}`)
    await post(dev, `/dev/orders/${number}/delivered`, [])
    expect((await dev.call('GET', path)).text).toContain('aria-current="step">Zugestellt')
  })

  /** Confirms the wait of another shopper for the variant that is sold out. */
  const waitForStock = async (shop: Shop) => {
    const body = { email: 'eve@example.com', site: 'de/de-de', variant_id: 31 }
    await shop.call('POST', '/api/store/stock-alerts', { body })
    const invitation = (await mailsOf(shop)).find(({ recipient }) => recipient === body.email)
    await post(shop, /\/mail\/confirm\/[\w-]{43}/.exec(invitation?.bodyText ?? '')?.[0] ?? '', [])
  }
  const mailsOf = ({ database }: Shop) => database.select().from(mails)
  const mailsBack = async (shop: Shop) => {
    const moment = { now: new Date(shop.clock.now()), origin: HOST }
    await mailReturned(shop.database, shelf, moment, () => false)
    return (await mailsOf(shop)).filter(({ cause }) => cause.startsWith('back '))
  }

  it('receives and refunds the items of a withdrawn order, and writes to those who wait for them', async () => {
    const shop = await freshShop()
    const { number, path } = await buy(shop)
    const dev = await serve(shop, {})
    await waitForStock(shop)
    await post(dev, `/dev/orders/${number}/shipped`, [])
    await (await formOf(shop, path))('confirm')
    expect(await mailsBack(shop)).toEqual([])
    expect((await dev.call('GET', '/dev/orders')).text).toContain(`Receive the returned items of ${number}`)
    const received = () => post(dev, `/dev/orders/${number}/received`, [])
    expect(await received()).toMatchObject({ status: 303, headers: { location: '/dev/mail' } })
    expect(await received()).toMatchObject({ status: 303, headers: { location: '/dev/orders' } })
    expect(await mailsBack(shop)).toMatchObject([{ recipient: 'eve@example.com' }])
    const { text } = await dev.call('GET', '/dev/orders')
    expect(text).not.toContain('Receive the returned items')
    expect(text).toContain(`Refund ${number}`)
    await post(dev, `/dev/orders/${number}/refunded`, [])
    expect((await dev.call('GET', '/dev/orders')).text).toContain('No return waits')
    expect((await shop.call('GET', path)).text).toContain('Erstattet am')
  })

  it('refunds an order that was withdrawn before it was shipped, whose pieces are back at once', async () => {
    const shop = await freshShop()
    const { number, path } = await buy(shop)
    const dev = await serve(shop, {})
    await waitForStock(shop)
    await (await formOf(shop, path))('confirm')
    expect(await mailsBack(shop)).toMatchObject([{ recipient: 'eve@example.com' }])
    const { text } = await dev.call('GET', '/dev/orders')
    expect(text).not.toContain('Receive the returned items')
    expect(text).toContain(`Refund ${number}`)
  })

  it.each([[{ HOST_ORIGIN: 'https://shop.example' }], [{ DEMO_SHIPPING: '0' }]])(
    'does not exist with %o',
    async (env) => {
      const dev = await serve(await freshShop(), env)
      expect((await dev.call('GET', '/dev/orders')).status).toBe(404)
    },
  )
})
