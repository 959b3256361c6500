import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { DatabaseAway } from './database/away.ts'
import type { Database } from './database/database.ts'

/**
 * Milliseconds that a probe waits for the database. The limit is needed because a broken network may drop the query
 * without an error.
 */
const PATIENCE_MS = 2_000

/**
 * Adds the two health probes for a process supervisor. `/livez` succeeds while the process responds; `/readyz` also
 * needs the database, so a server without its database is alive but not ready.
 */
export function answerProbes(app: FastifyInstance, database: Database): void {
  const ok = { status: 'ok' }
  const headers = { 'cache-control': 'no-store' }
  app.get('/livez', async (_request, reply) => reply.headers(headers).send(ok))
  app.get('/readyz', async (_request, reply) => {
    await askDatabase(database)
    return reply.headers(headers).send(ok)
  })
}

async function askDatabase(database: Database): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new DatabaseAway('the database does not answer')), PATIENCE_MS)
  })
  try {
    await Promise.race([database.execute(sql`SELECT 1`), silence])
  } finally {
    clearTimeout(timer)
  }
}
