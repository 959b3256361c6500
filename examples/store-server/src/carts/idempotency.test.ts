import { expect, it } from 'vitest'
import { describeOnPostgres } from '../testing/bothDatabases.ts'
import { type Shop, shopOn, tokenOf } from '../testing/shop.ts'
import type { Cart } from './cart.view.ts'
import { lockCart } from './carts.repository.ts'

const CARTS = '/api/store/carts'
const site = 'de/de-de'
const line_items = [{ variant_id: 41, quantity: 1 }]

describeOnPostgres('a key that nobody needs any more', (open) => {
  const freshShop = shopOn(open, [{ id: 41, stock: 50 }])
  const begin = async ({ call }: Shop, customerId: number): Promise<Cart> =>
    (await call('POST', CARTS, { body: { site, line_items }, token: tokenOf(customerId) })).body
  const add = ({ call }: Shop, cart: Cart, key: string) =>
    call('POST', `${CARTS}/${cart.id}/items`, { body: { line_items }, token: tokenOf(cart.customer_id), key })

  it('does not block one shopper while another one waits', async () => {
    const shop = await freshShop()
    const [one, other] = [await begin(shop, 7), await begin(shop, 8)]
    await add(shop, one, 'of-yesterday')
    shop.clock.advance(25 * 60 * 60 * 1000)
    const gate = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const busy = shop.database.transaction(async (tx) => {
      await lockCart(tx, one.id)
      locked.resolve()
      await gate.promise
    })
    await locked.promise
    const waiting = add(shop, one, 'of-today')
    await new Promise((resolve) => setTimeout(resolve, 300))
    const patience = new Promise((resolve) => setTimeout(resolve, 3000, 'held up'))
    const answer = await Promise.race([add(shop, other, 'of-today'), patience])
    gate.resolve()
    await busy
    expect(answer).toMatchObject({ status: 200 })
    expect(await waiting).toMatchObject({ status: 200 })
  })
})
