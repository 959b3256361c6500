import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../config.ts'
import { createServer } from '../server.ts'
import { openerOf } from '../testing/bothDatabases.ts'
import { callerOf, type Shop, shopOn, testVerticals, verifyTestToken } from '../testing/shop.ts'
import { buy, post } from './buy.fixture.ts'
import { createDemoShipping } from './demoShipping.ts'

describe('the page that ships orders of the demonstration', () => {
  const freshShop = shopOn(openerOf('PGlite'), [{ id: 31, stock: 50 }])

  /** Opens a server with the page on the database of a shop. */
  const serve = async ({ database, clock }: Shop, env: Record<string, string>): Promise<Shop> => {
    const app = await createServer({
      config: { ...readConfig(env), rateLimits: false, logLevel: 'error' },
      database,
      clock,
      verifyAccessToken: verifyTestToken,
      verticals: [...testVerticals, createDemoShipping()],
    })
    onTestFinished(() => app.close())
    return { app, database, clock, call: callerOf(app) }
  }

  it('lists the orders that wait, and ships one of them', async () => {
    const shop = await freshShop()
    const { number, path } = await buy(shop)
    const dev = await serve(shop, {})
    expect((await dev.call('GET', '/dev/orders')).text).toContain(`Ship ${number}`)
    expect((await post(dev, `/dev/orders/${number}`, [], { origin: 'https://evil.example' })).status).toBe(403)
    expect(await post(dev, `/dev/orders/${number}`, [])).toMatchObject({ status: 303 })
    expect((await dev.call('GET', '/dev/orders')).text).toContain('No order waits')
    expect((await dev.call('GET', path)).text).toContain('aria-current="step">Unterwegs')
  })

  it.each([[{ HOST_ORIGIN: 'https://shop.example' }], [{ DEMO_SHIPPING: '0' }]])(
    'does not exist with %o',
    async (env) => {
      const dev = await serve(await freshShop(), env)
      expect((await dev.call('GET', '/dev/orders')).status).toBe(404)
    },
  )
})
