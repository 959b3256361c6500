import type { OpenDatabase } from './database.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

export type DatabaseLocation = {
  /** The folder for PGlite, or `memory://` for tests. */
  dataDir: string
  /** A `postgres://…` URL; takes precedence over `dataDir`. */
  databaseUrl?: string | undefined
}

/**
 * Opens the database and applies new migrations.
 * @throws StartError with one sentence: the database is unreachable or refuses the connection, the folder is in use or
 * not writable, or an applied migration was edited.
 */
export function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  return location.databaseUrl === undefined ? openPglite(location.dataDir) : openPostgres(location.databaseUrl)
}
