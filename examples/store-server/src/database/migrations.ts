import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { StartError } from '../startError.ts'

/** One SQL file of `migrations/`: its name without `.sql`, its text and the SHA-256 of that text. */
export type Migration = { name: string; sql: string; sha256: string }

/** What running migrations asks of a driver: several statements in one text, sent as one implicit transaction. */
export type Script = (text: string) => Promise<{ rows: Record<string, unknown>[] }>

export const MIGRATIONS = new URL('./migrations/', import.meta.url)

/** The SQL files of a folder in the order of their numbers. */
export async function readMigrations(folder: URL = MIGRATIONS): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, folder), 'utf8')
      return { name: file.slice(0, -'.sql'.length), sql: text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/**
 * Applies what has not been applied yet, in order, each file whole or not at all.
 *
 * By name and not by "newer than the last one", so that a lower number which lands later (two branches, two authors) is
 * not passed over in silence, and without a journal file in which every branch would conflict.
 */
export async function applyMigrations(run: Script, migrations: readonly Migration[]): Promise<string[]> {
  await run(
    'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  )
  const { rows } = await run('SELECT name, sha256 FROM schema_migrations')
  const applied = new Map(rows.map((row) => [row.name, row.sha256]))
  const added: string[] = []
  for (const migration of migrations) {
    const known = applied.get(migration.name)
    if (known === migration.sha256) continue
    if (known !== undefined) {
      throw new StartError(
        `The database was made with another version of migration ${migration.name}: add a new migration instead of editing it, or begin with an empty database.`,
      )
    }
    const entry = `INSERT INTO schema_migrations (name, sha256) VALUES ('${migration.name.replaceAll("'", "''")}', '${migration.sha256}')`
    await run(`${migration.sql}\n;\n${entry}`)
    added.push(migration.name)
  }
  return added
}
