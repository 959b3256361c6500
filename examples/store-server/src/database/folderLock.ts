import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { errorCode, StartError } from '../startError.ts'

/** Frees the folder. A killed process frees it too: the lock is the operating system's. */
export type Unlock = () => void

/**
 * Takes a data folder for this process alone. Two PGlite in one folder would destroy it, and PGlite itself does not look.
 * SQLite is here for its file lock only: it works on every system and survives neither a crash nor a SIGKILL, unlike a file with a process id.
 */
export async function lockFolder(folder: string): Promise<Unlock> {
  try {
    await mkdir(folder, { recursive: true })
    const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 })
    try {
      lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    } catch (error) {
      lock.close()
      throw error
    }
    return () => lock.close()
  } catch (error) {
    const busy = error instanceof Error && error.message.includes('database is locked')
    throw new StartError(
      busy
        ? `The data folder ${folder} is in use by another store server: stop that one, or set DATA_DIR to another folder.`
        : `The data folder ${folder} cannot be written (${errorCode(error) ?? String(error)}): set DATA_DIR to a folder of yours.`,
      { cause: error },
    )
  }
}
