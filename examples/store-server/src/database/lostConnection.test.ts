import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, it, vi } from 'vitest'
import { describeOnPostgres } from '../testing/bothDatabases.ts'

/** Terminates all other connections to the database, as a restart or failover of PostgreSQL does. */
const OTHERS = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1'

async function openAdministration() {
  const server = inject('postgres')
  if ('failure' in server) throw new Error(server.failure)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  return client
}

describeOnPostgres('a PostgreSQL that ends its connections', (open) => {
  it('fails the running transactions but no later one, however often it happens', async () => {
    const { database } = await open()
    const admin = await openAdministration()
    const { rows } = await database.execute<{ name: string }>(sql`SELECT current_database() AS name`)
    const endAll = () => admin.query(OTHERS, [rows[0]?.name])
    const read = () => database.transaction((tx) => tx.execute(sql`SELECT 1`))

    // End the connection inside a transaction. Without an error listener, the error of the lost connection would crash
    // the process.
    const interrupted = database.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`)
      await endAll()
      await new Promise((resolve) => setTimeout(resolve, 100))
      await tx.execute(sql`SELECT 1`)
    })
    await expect(interrupted).rejects.toThrow()

    // End all connections while transactions begin; in total, more transactions run than the pool has connections. If
    // failed transactions kept their connections, the last read would get none.
    for (let round = 0; round < 6; round++) {
      await Promise.all([1, 2, 3, 4].map(() => database.execute(sql`SELECT pg_sleep(0.01)`).catch(() => undefined)))
      const ended = endAll()
      await Promise.all([ended, ...[1, 2, 3, 4, 5, 6].map(() => read().catch(() => undefined))])
    }
    // The first read may get a connection whose end the pool has not received yet.
    await expect(vi.waitFor(read, { timeout: 30_000 })).resolves.toBeDefined()
    await admin.end()
  })
})
