import type { PGlite } from '@electric-sql/pglite'
import type { OpenDatabase } from '../database/database.ts'
import { createClient, IN_MEMORY, migrate } from '../database/pglite.ts'

// A PGlite takes seconds to make and milliseconds to empty: those that are done with wait here for the worker's next file.
const idle: PGlite[] = []

/** A fresh, migrated PGlite in memory. */
export async function openMemory(): Promise<OpenDatabase> {
  const client = idle.pop() ?? (await createClient(IN_MEMORY))
  return {
    database: await migrate(client),
    description: 'PGlite in memory',
    close: async () => {
      // As after a crash: whatever a test left behind, an open transaction too, is gone.
      for (const statement of ['ROLLBACK', 'DISCARD ALL', 'DROP SCHEMA public CASCADE', 'CREATE SCHEMA public']) {
        await client.exec(statement)
      }
      idle.push(client)
    },
  }
}
