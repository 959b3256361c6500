import type { PGlite } from '@electric-sql/pglite'
import type { OpenDatabase } from '../database/database.ts'
import { migrate } from '../database/pglite.ts'
import { openTemplate, type Template } from './templates.ts'

// Loading a PGlite takes half a second, but emptying a used one takes milliseconds. This list keeps emptied instances
// for the worker's next test file.
const idle: PGlite[] = []

/** Opens a PGlite in memory with every table, and with the demonstration data on request. */
export async function openMemory(template: Template = 'migrated'): Promise<OpenDatabase> {
  const emptied = template === 'migrated' ? idle.pop() : undefined
  const client = emptied ?? (await openTemplate(template))
  return {
    database: await migrate(client),
    description: 'PGlite in memory',
    close: async () => {
      // Remove everything that a test may have left, even an open transaction.
      for (const statement of ['ROLLBACK', 'DISCARD ALL', 'DROP SCHEMA public CASCADE', 'CREATE SCHEMA public']) {
        await client.exec(statement)
      }
      idle.push(client)
    },
  }
}
