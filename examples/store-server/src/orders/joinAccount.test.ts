import { describe, expect, it } from 'vitest'
import { bindToBrowser } from '../checkout/checkout.repository.ts'
import { checkouts } from '../checkout/checkout.schema.ts'
import { openerOf } from '../testing/bothDatabases.ts'
import { type Shop, shopOn, tokenOf } from '../testing/shop.ts'
import { buy } from './buy.fixture.ts'
import { joinFromConfirmation, joinFromLink } from './joinAccount.ts'

describe("a guest's order", () => {
  const open = openerOf('PGlite')
  const freshShop = shopOn(open, [{ id: 31, stock: 50 }])
  const ordersOf = async ({ call }: Shop, customerId: number) => {
    const { body }: { body: { data: { number: string }[] } } = await call('GET', '/api/store/orders', {
      token: tokenOf(customerId),
    })
    return body.data.map(({ number }) => number)
  }

  it('joins an account by the link that came to its address, once', async () => {
    const shop = await freshShop()
    const { number, path } = await buy(shop)
    const token = path.slice('/orders/'.length)
    const now = new Date(shop.clock.now())
    const join = (customerId: number, given = token) => joinFromLink(shop.database, { token: given, customerId, now })
    expect(await join(7, 'a'.repeat(43))).toBe(false)
    expect(await join(7)).toBe(true)
    expect(await join(8)).toBe(false)
    expect([await ordersOf(shop, 7), await ordersOf(shop, 8)]).toEqual([[number], []])
  })

  it('joins an account from the browser that ordered, not from another one', async () => {
    const shop = await freshShop()
    const { number } = await buy(shop)
    const [{ id: checkoutId } = { id: '' }] = await shop.database.select().from(checkouts)
    const join = (session: string | undefined) =>
      joinFromConfirmation(shop.database, { checkoutId, session, customerId: 7 })
    expect(await join(undefined)).toBe(false)
    expect(await join('another browser')).toBe(false)
    expect(await ordersOf(shop, 7)).toEqual([])
    // The order was sent, so no other browser can be bound to the checkout any more.
    expect(await bindToBrowser(shop.database, checkoutId)).toBeUndefined()
    await shop.database.update(checkouts).set({ postedAt: null })
    const session = await bindToBrowser(shop.database, checkoutId)
    expect(await join(session)).toBe(true)
    expect(await ordersOf(shop, 7)).toEqual([number])
  })
})
