import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { errorCode, StartError } from '../startError.ts'
import type { Database, OpenDatabase } from './database.ts'
import { lockFolder } from './folderLock.ts'
import { applyMigrations, readMigrations } from './migrations.ts'

export const IN_MEMORY = 'memory://'

/**
 * Creates a PGlite client with the extensions that the schema needs.
 * @param dump the content of a new data folder, from `dumpDataDir`; empty by default
 */
export function createClient(dataDir: string, dump?: Blob): Promise<PGlite> {
  const extensions = { pg_trgm, fuzzystrmatch, unaccent }
  return PGlite.create({ dataDir, extensions, ...(dump && { loadDataDir: dump }) })
}

/** Applies new migrations to a PGlite database. */
export async function migrate(client: PGlite): Promise<Database> {
  await applyMigrations(
    async (text) => ({ rows: (await client.exec(text)).flatMap((result) => result.rows) }),
    await readMigrations(),
  )
  return drizzle({ client })
}

/**
 * Opens PGlite, a PostgreSQL inside this process. `relaxedDurability` stays off, so that a statement completes only
 * after PostgreSQL has written its log to disk.
 */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const durable = dataDir !== IN_MEMORY
  const folder = join(dataDir, 'database')
  const unlock = durable ? await lockFolder(dataDir) : () => {}
  try {
    const client = await createClient(durable ? folder : IN_MEMORY)
    return {
      database: await migrate(client),
      description: durable ? `PGlite in ${folder}` : 'PGlite in memory',
      close: async () => {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    if (error instanceof StartError) throw error
    const reason = errorCode(error) ?? (error instanceof Error ? error.message : String(error))
    throw new StartError(
      `The database in ${folder} cannot be opened (${reason}): move the folder away to begin with an empty one.`,
      {
        cause: error,
      },
    )
  }
}
