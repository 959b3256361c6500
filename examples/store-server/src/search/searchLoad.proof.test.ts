import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { describeOnPostgres } from '../testing/bothDatabases.ts'
import { serveVerticals } from '../testing/serveVerticals.ts'
import { stockShelf } from '../testing/shelf.ts'
import { callerOf, type Reply, testVerticals } from '../testing/shop.ts'
import { search } from './search.vertical.ts'

/** Milliseconds within which a cart request must succeed: far below the storefront's timeout of ten seconds. */
const CART_PATIENCE_MS = 2000

describeOnPostgres('60 searches at once that wait for the database', (open) => {
  it('leave database connections to carts, and the refused ones get 503 with Retry-After', async () => {
    const { database } = await open()
    await stockShelf(database, [{ id: 41 }])
    const app = await serveVerticals(database, [search, ...testVerticals])
    const call = callerOf(app)
    const locked = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const lock = database.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE products, search_redirects IN ACCESS EXCLUSIVE MODE`)
      locked.resolve()
      await release.promise
    })
    await locked.promise
    const answered: Reply[] = []
    const path = '/api/search-service/api/search/search.json?siteId=de-de&q='
    const searches = Array.from({ length: 60 }, async (_, i) => answered.push(await call('GET', `${path}${i}`)))

    const body = { site: 'de/de-de', line_items: [{ variant_id: 41, quantity: 1 }] }
    try {
      const cart = await Promise.race([call('POST', '/api/store/carts', { body }), wait(CART_PATIENCE_MS)])
      expect(cart).toMatchObject({ status: 201 })

      await vi.waitFor(() => expect(answered).toHaveLength(56), 8000)
      for (const refused of answered) {
        expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '2' }, body: { code: 'search_busy' } })
      }
    } finally {
      release.resolve()
      await Promise.all([lock, ...searches])
    }
    expect(answered.slice(56).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await app.close()
  }, 30_000)
})
