import { sql } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Cart } from '../carts/cart.view.ts'
import { lockCart } from '../carts/carts.repository.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../database/database.ts'
import { createServer } from '../server.ts'
import { describeOnBothDatabases, describeOnPostgres } from '../testing/bothDatabases.ts'
import { HOST, type Shop, shopOn, testVerticals, tokenOf, verifyTestToken } from '../testing/shop.ts'
import { createCleaning } from './cleaning.vertical.ts'
import { BATCH, cleanTables } from './cleanTables.ts'

const CARTS = '/api/store/carts'
const DAY = 24 * 60 * 60 * 1000
const site = 'de/de-de'
const line_items = [{ variant_id: 41, quantity: 1 }]

const begin = async ({ call }: Shop, customerId: number): Promise<Cart> =>
  (await call('POST', CARTS, { body: { site, line_items }, token: tokenOf(customerId) })).body
const startCheckout = async ({ call }: Shop, { id, customer_id }: Cart) =>
  expect(
    await call('POST', '/api/store/checkouts', { body: { cart_id: id, site }, token: tokenOf(customer_id) }),
  ).toMatchObject({ status: 201 })
const add = ({ call }: Shop, cart: Cart, key: string) =>
  call('POST', `${CARTS}/${cart.id}/items`, { body: { line_items }, token: tokenOf(cart.customer_id), key })
const logSearch = (database: Database, term: string, at: number) =>
  database.execute(sql`
    INSERT INTO search_log (term, locale, store_source, logged_at)
    VALUES (${term}, 'de-DE', 'EU', ${new Date(at).toISOString()}::timestamptz)`)
const valuesOf = async (database: Database, table: string, column: string): Promise<unknown[]> => {
  const { rows } = await database.execute<{ value: unknown }>(
    sql`SELECT ${sql.identifier(column)} AS value FROM ${sql.identifier(table)} ORDER BY 1`,
  )
  return rows.map(({ value }) => value)
}
const clean = ({ database, clock }: Shop) => cleanTables(database, clock.now(), () => false)

describeOnBothDatabases('cleaning', (open) => {
  const freshShop = shopOn(open, [{ id: 41, stock: 50 }])
  let shop: Shop
  beforeEach(async () => {
    shop = await freshShop()
    await shop.database.execute(sql`TRUNCATE search_log`)
  })

  it('deletes carts, checkouts, searches and keys when their retention period ends, and not before', async () => {
    const { database, clock } = shop
    const start = clock.now()
    const oldCart = await begin(shop, 7)
    await startCheckout(shop, oldCart)
    await add(shop, oldCart, 'key-of-day-0')
    await logSearch(database, 'day 0', start)

    clock.advance(DAY - 1000)
    await clean(shop)
    expect(await valuesOf(database, 'checkouts', 'cart_id')).toEqual([oldCart.id])
    expect(await valuesOf(database, 'idempotency_keys', 'key')).toEqual(['key-of-day-0'])

    clock.advance(2000)
    await clean(shop)
    // The draft of the checkout form is a column of the same row, so it is deleted too.
    expect(await valuesOf(database, 'checkouts', 'draft')).toEqual([])
    expect(await valuesOf(database, 'idempotency_keys', 'key')).toEqual([])
    expect(await valuesOf(database, 'carts', 'id')).toEqual([oldCart.id])

    clock.advance(29 * DAY)
    const youngCart = await begin(shop, 8)
    await clean(shop)
    expect(await valuesOf(database, 'carts', 'id')).toEqual([youngCart.id])
    expect(await valuesOf(database, 'cart_lines', 'cart_id')).toEqual([youngCart.id])

    clock.advance(60 * DAY)
    await logSearch(database, 'day 90', clock.now())
    await clean(shop)
    expect(await valuesOf(database, 'search_log', 'term')).toEqual(['day 90'])
  })

  it('deletes a contact message after one year', async () => {
    const { call, database, clock } = shop
    const body = { name: 'Ada', email: 'ada@walker.example', message: 'When is it back?', site }
    expect(await call('POST', '/api/store/contact-messages', { body })).toMatchObject({ status: 202 })
    clock.advance(365 * DAY - 1000)
    await clean(shop)
    expect(await valuesOf(database, 'contact_messages', 'name')).toEqual(['Ada'])
    clock.advance(2000)
    await clean(shop)
    expect(await valuesOf(database, 'contact_messages', 'name')).toEqual([])
  })

  it('keeps a cart while its checkout is open, and keeps every order', async () => {
    const { database, clock } = shop
    const cart = await begin(shop, 7)
    clock.advance(30 * DAY - 1000)
    await startCheckout(shop, cart)
    clock.advance(2000)
    await clean(shop)
    expect(await valuesOf(database, 'carts', 'id')).toEqual([cart.id])
    await database.execute(sql`
      INSERT INTO orders (number, checkout_id, cart_id, customer_id, email, site, currency, subtotal_minor, shipping_minor, tax_included,
        shipping_option, shipping_address, placed_at)
      SELECT 'CN-1', id, cart_id, 7, 'ada@walker.example', ${site}, 'EUR', 100, 0, true, 'Standard', '{}', created_at FROM checkouts`)
    clock.advance(DAY)
    await clean(shop)
    expect(await valuesOf(database, 'carts', 'id')).toEqual([])
    expect(await valuesOf(database, 'orders', 'number')).toEqual(['CN-1'])
  })

  it('erases telephone and gift message 60 days after the delivery, and keeps the order with its billing address', async () => {
    const { database, clock } = shop
    const insert = (number: string, delivered: Date | null) =>
      database.execute(sql`
        INSERT INTO orders (number, checkout_id, cart_id, email, site, currency, subtotal_minor, shipping_minor, tax_included,
          shipping_option, shipping_address, billing_address, vat_id, phone, gift_note, placed_at, delivered_at)
        VALUES (${number}, ${number}, ${number}, 'ada@walker.example', ${site}, 'EUR', 100, 0, true, 'Standard', '{}', '{"city": "Bonn"}',
          'DE123456789', '+49 89 1', 'Alles Gute', ${new Date(clock.now()).toISOString()}::timestamptz, ${delivered?.toISOString() ?? null}::timestamptz)`)
    await insert('CN-1', new Date(clock.now()))
    await insert('CN-2', null)
    clock.advance(60 * DAY - 1000)
    await clean(shop)
    expect(await valuesOf(database, 'orders', 'phone')).toEqual(['+49 89 1', '+49 89 1'])
    clock.advance(2000)
    await clean(shop)
    expect(await valuesOf(database, 'orders', 'phone')).toEqual(['+49 89 1', null])
    expect(await valuesOf(database, 'orders', 'gift_note')).toEqual(['Alles Gute', null])
    clock.advance(120 * DAY)
    await clean(shop)
    expect(await valuesOf(database, 'orders', 'phone')).toEqual([null, null])
    expect(await valuesOf(database, 'orders', 'billing_address')).toEqual([{ city: 'Bonn' }, { city: 'Bonn' }])
    expect(await valuesOf(database, 'orders', 'vat_id')).toEqual(['DE123456789', 'DE123456789'])
  })

  it('deletes in batches, one statement per batch', async () => {
    const { database, clock } = shop
    await database.execute(sql`
      INSERT INTO search_log (term, locale, store_source, logged_at)
      SELECT 'old', 'de-DE', 'EU', '2020-01-01' FROM generate_series(1, ${2 * BATCH + 1})`)
    const statements = vi.spyOn(database, 'execute')
    await cleanTables(database, clock.now(), () => false)
    // The cleaning runs three statements for `search_log`, and one statement for each of the eight other tables.
    expect(statements).toHaveBeenCalledTimes(13)
    statements.mockRestore()
    expect(await valuesOf(database, 'search_log', 'term')).toEqual([])
  })

  it('stops after the current batch when the server closes', async () => {
    const { database, clock } = shop
    await database.execute(sql`
      INSERT INTO search_log (term, locale, store_source, logged_at)
      SELECT 'old', 'de-DE', 'EU', '2020-01-01' FROM generate_series(1, ${BATCH + 1})`)
    let batches = 0
    // The three tables before `search_log` take one batch each. The run stops after four batches, so it deletes one
    // batch of `search_log` and leaves one row.
    await cleanTables(database, clock.now(), () => ++batches > 4)
    expect(await valuesOf(database, 'search_log', 'term')).toEqual(['old'])
  })

  it('does not run as part of a request', async () => {
    const { clock, database } = shop
    const [one, other] = [await begin(shop, 7), await begin(shop, 8)]
    await add(shop, one, 'of-yesterday')
    clock.advance(DAY + 1)
    await add(shop, other, 'of-today')
    expect(await valuesOf(database, 'idempotency_keys', 'key')).toEqual(['of-today', 'of-yesterday'])
  })

  it('runs in the background while a server runs', async () => {
    const { database } = shop
    await logSearch(database, 'old', 0)
    const app = await createServer({
      config: { ...readConfig({}), hostOrigin: HOST, logLevel: 'silent' },
      database,
      verifyAccessToken: verifyTestToken,
      verticals: [...testVerticals, createCleaning({ firstMs: 10, intervalMs: 20 })],
    })
    await app.ready()
    await expect.poll(() => valuesOf(database, 'search_log', 'term')).toEqual([])
    await logSearch(database, 'old', 0)
    await expect.poll(() => valuesOf(database, 'search_log', 'term')).toEqual([])
    await app.close()
    await logSearch(database, 'old', 0)
    await new Promise((done) => setTimeout(done, 60))
    expect(await valuesOf(database, 'search_log', 'term')).toEqual(['old'])
  })

  it('uses an index to find the checkouts of a cart', async () => {
    const plan = await shop.database.transaction(async (tx) => {
      // Without this setting PostgreSQL scans a small table and ignores the index.
      await tx.execute(sql`SET LOCAL enable_seqscan = off`)
      return tx.execute(sql`EXPLAIN DELETE FROM checkouts WHERE cart_id = 'c'`)
    })
    expect(JSON.stringify(plan.rows)).toContain('checkouts_cart')
  })
})

describeOnPostgres('cleaning by several servers at once', (open) => {
  const freshShop = shopOn(open, [{ id: 41 }])

  it('waits for no other server and no shopper, and deletes everything in the end', async () => {
    const shop = await freshShop()
    const { database, clock } = shop
    const held = await begin(shop, 7)
    await database.execute(sql`
      INSERT INTO carts (id, site, store, created_at, updated_at)
      SELECT 'old-' || n, ${site}, 'EU', '2020-01-01', '2020-01-01' FROM generate_series(1, ${4 * BATCH}) AS n`)
    clock.advance(31 * DAY)
    const locked = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    const shopper = database.transaction(async (tx) => {
      await lockCart(tx, held.id)
      locked.resolve()
      await gate.promise
    })
    await locked.promise
    const patience = new Promise((done) => setTimeout(done, 10_000, 'held up'))
    const cleaned = Promise.all([clean(shop), clean(shop), clean(shop)]).then(() => 'cleaned')
    expect(await Promise.race([cleaned, patience])).toBe('cleaned')
    expect(await valuesOf(database, 'carts', 'id')).toEqual([held.id])
    gate.resolve()
    await shopper
    await clean(shop)
    expect(await valuesOf(database, 'carts', 'id')).toEqual([])
  })
})
