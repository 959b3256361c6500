import { cpSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { seedDatabase } from '../catalogue/seedDatabase.ts'
import { createClient, IN_MEMORY, migrate } from '../database/pglite.ts'
import { once } from './once.ts'
import './provided.ts'

/**
 * The content of a new test database: all tables, either without rows (`migrated`) or with the demonstration data
 * (`seeded`).
 */
export type Template = 'migrated' | 'seeded'

const DUMP = 'dump.tar'

/**
 * Returns a dump of the template. The first call in a test run creates the dump: creating and filling a PGlite takes
 * seven seconds of processor time, but loading a dump takes only half a second.
 */
const readDump = async (template: Template, templates: string): Promise<Blob> => {
  const folder = await once(join(templates, template), async (unfinished) => {
    const client = template === 'seeded' ? await openTemplate('migrated', templates) : await createClient(IN_MEMORY)
    const database = await migrate(client)
    if (template === 'seeded') await seedDatabase(database)
    const dump = await client.dumpDataDir('none')
    await writeFile(join(unfinished, DUMP), dump.stream())
    await client.close()
  })
  return new Blob([await readFile(join(folder, DUMP))])
}

/** Opens a PGlite in memory that holds a copy of the template. */
export const openTemplate = async (template: Template, templates = inject('templates')): Promise<PGlite> =>
  createClient(IN_MEMORY, await readDump(template, templates))

/** Fills an empty data folder with a copy of the template, as if a store server had run in it. */
export const fillFolder = async (
  dataDir: string,
  template: Template,
  templates = inject('templates'),
): Promise<void> => {
  const folder = await once(join(templates, `${template}-folder`), async (unfinished) => {
    const client = await createClient(join(unfinished, 'database'), await readDump(template, templates))
    await client.close()
  })
  cpSync(folder, dataDir, { recursive: true })
}
