import { sql } from 'drizzle-orm'
import { readConfig } from '../config.ts'
import { runAsProcess } from '../run.ts'
import type { Vertical } from '../vertical.ts'
import { stockShelf } from './shelf.ts'
import { testVerticals, verifyTestToken } from './shop.ts'

// This file runs the real process of the store server with a small test catalogue, for tests that kill the process.
const shelfVertical: Vertical = {
  name: 'shelf',
  prepare: async ({ database }) => {
    const { rows } = await database.execute<{ there: boolean }>(sql`SELECT to_regclass('shelf') IS NOT NULL AS there`)
    if (rows[0]?.there !== true) await stockShelf(database, [{ id: 51, stock: 900 }])
  },
}

await runAsProcess(() => ({ ...readConfig(process.env), rateLimits: false }), {
  verticals: [shelfVertical, ...testVerticals],
  verifier: () => verifyTestToken,
})
