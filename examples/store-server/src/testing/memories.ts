import type { PGlite } from '@electric-sql/pglite'
import type { OpenDatabase } from '../database/database.ts'
import { createClient, IN_MEMORY, migrate } from '../database/pglite.ts'

// Unused instances wait here for the worker's next test file, because creating a PGlite takes seconds, and emptying one
// takes milliseconds.
const idle: PGlite[] = []

/** Opens an empty, migrated PGlite in memory. */
export async function openMemory(): Promise<OpenDatabase> {
  const client = idle.pop() ?? (await createClient(IN_MEMORY))
  return {
    database: await migrate(client),
    description: 'PGlite in memory',
    close: async () => {
      // Removes everything a test may have left, even an open transaction.
      for (const statement of ['ROLLBACK', 'DISCARD ALL', 'DROP SCHEMA public CASCADE', 'CREATE SCHEMA public']) {
        await client.exec(statement)
      }
      idle.push(client)
    },
  }
}
