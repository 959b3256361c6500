import { describe, expect, it } from 'vitest'
import { buy } from '../orders/buy.fixture.ts'
import { openerOf } from '../testing/bothDatabases.ts'
import { HOST, shopOn } from '../testing/shop.ts'
import { checkouts } from './checkout.schema.ts'

describe('the confirmation of an order', () => {
  const freshShop = shopOn(openerOf('PGlite'), [{ id: 31, stock: 50 }])

  it('leads to the order and to the form of a return, only in the browser that ordered', async () => {
    const shop = await freshShop()
    const { number, session } = await buy(shop)
    const [{ id } = { id: '' }] = await shop.database.select().from(checkouts)
    const path = `/checkout/${id}`
    const visit = (at: string, checkout_session: string) => shop.call('GET', at, { cookies: { checkout_session } })
    const page = (await visit(path, session)).text
    for (const href of [`${path}/order`, `${path}/order?return`]) expect(page).toContain(`href="${href}"`)
    expect(page).toContain('Du kannst den Vertrag bis 30 Tage nach der Zustellung')
    expect((await visit(`${path}/order`, 'other')).status).toBe(404)

    const { status, headers } = await visit(`${path}/order`, session)
    expect(status).toBe(303)
    expect(headers['cache-control']).toBe('no-store')
    const order = await shop.call('GET', String(headers.location).slice(HOST.length))
    expect(order.text).toContain(number)
    const { headers: toForm } = await visit(`${path}/order?return`, session)
    expect(toForm.location).toMatch(/\/orders\/[\w-]{43}\/return$/)
  })
})
