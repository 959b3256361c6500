import { describe, expect, it } from 'vitest'
import { checkouts } from '../checkout/checkout.schema.ts'
import { openerOf } from '../testing/bothDatabases.ts'
import { HOST, type Shop, shopOn, tokenOf } from '../testing/shop.ts'
import { buy, post } from './buy.fixture.ts'

describe("a guest's order", () => {
  const open = openerOf('PGlite')
  const freshShop = shopOn(open, [{ id: 31, stock: 50 }])
  const ordersOf = async ({ call }: Shop, customerId: number, cookies: Record<string, string> = {}) => {
    const reply = await call('GET', '/api/store/orders', { token: tokenOf(customerId), cookies })
    const { data }: { data: { number: string }[] } = reply.body
    return data.map(({ number }) => number)
  }
  const joinOf = ({ headers }: { headers: Record<string, unknown> }) => {
    const [cookie = '', value = ''] = /order_join=([\w-]{43});.*/.exec(String(headers['set-cookie'])) ?? []
    return { cookie, cookies: { order_join: value } }
  }

  it('joins the account that signs in after the button of its page was pressed, once', async () => {
    const shop = await freshShop()
    const { number, path } = await buy(shop)
    const offer = `action="${path}/account"`
    expect((await shop.call('GET', path)).text).toContain(offer)
    const asked = await post(shop, `${path}/account`, [], { origin: HOST })
    expect(asked).toMatchObject({ status: 303, headers: { location: '/de/de-de/account/orderhistory' } })
    const { cookie, cookies } = joinOf(asked)
    expect(cookie).toMatch(/Max-Age=1800; Path=\/api\/store\/orders; HttpOnly; SameSite=Lax/)
    expect(await ordersOf(shop, 7)).toEqual([])
    expect(await ordersOf(shop, 7, cookies)).toEqual([number])
    expect(await ordersOf(shop, 8, cookies)).toEqual([])
    expect(await ordersOf(shop, 7)).toEqual([number])
    expect((await shop.call('GET', path)).text).not.toContain(offer)
    expect((await post(shop, `${path}/account`, [])).headers).toMatchObject({ location: path })
  })

  it('joins no account by an invented secret, nor from another site', async () => {
    const shop = await freshShop()
    const { path } = await buy(shop)
    expect((await post(shop, `/orders/${'a'.repeat(43)}/account`, [])).status).toBe(404)
    expect((await post(shop, `${path}/account`, [], { origin: 'https://evil.example' })).status).toBe(403)
    expect(await ordersOf(shop, 7, { order_join: 'a'.repeat(43) })).toEqual([])
    expect(await ordersOf(shop, 7, { order_join: '' })).toEqual([])
  })

  it('joins an account from the confirmation in the browser that ordered, not in another one', async () => {
    const shop = await freshShop()
    const { number, session } = await buy(shop)
    const [{ id } = { id: '' }] = await shop.database.select().from(checkouts)
    const ask = (to: string, cookie: string) => post(shop, `/checkout/${id}/account`, [['to', to]], { cookie })
    expect((await ask('sign-up', 'checkout_session=other')).status).toBe(404)
    const asked = await ask('sign-up', `checkout_session=${session}`)
    const { location } = asked.headers
    expect(location).toBe('/de/de-de/sign-up#email=ada%40example.com&first_name=Ada&last_name=Berg')
    expect(await ordersOf(shop, 7, joinOf(asked).cookies)).toEqual([number])
    const again = await ask('sign-in', `checkout_session=${session}`)
    expect(again).toMatchObject({ status: 303, headers: { location: '/de/de-de/account/orderhistory' } })
    expect(joinOf(again).cookie).toBe('')
  })

  it('cannot be added half an hour after the button was pressed', async () => {
    const shop = await freshShop()
    const { session } = await buy(shop)
    const [{ id } = { id: '' }] = await shop.database.select().from(checkouts)
    const asked = await post(shop, `/checkout/${id}/account`, [], { cookie: `checkout_session=${session}` })
    shop.clock.advance(30 * 60 * 1000 + 1)
    expect(await ordersOf(shop, 7, joinOf(asked).cookies)).toEqual([])
  })
})
