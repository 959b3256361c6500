import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { StartError } from '../startError.ts'

/** An SQL file of `migrations/`: name without `.sql`, text and SHA-256 of the text. */
export type Migration = { name: string; sql: string; sha256: string }

/** Runs a text with several SQL statements as one implicit transaction. Each driver has its own implementation. */
export type Script = (text: string) => Promise<{ rows: Record<string, unknown>[] }>

const MIGRATIONS = new URL('./migrations/', import.meta.url)

/** Reads the SQL files of a folder, sorted by number. */
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
 * Applies all new migrations in order, each in its own transaction. A migration is new if its name is not in the
 * database's list; a comparison with the highest applied number would skip a migration with a lower number that comes
 * from another branch.
 */
export async function applyMigrations(run: Script, migrations: readonly Migration[]): Promise<string[]> {
  // The database holds the list of applied files, because a journal file in the repository would cause merge conflicts.
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
