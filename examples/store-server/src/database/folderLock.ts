import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { errorCode, StartError } from '../startError.ts'

/** Releases the lock on the data folder. If the process is killed, the operating system releases the lock. */
export type Unlock = () => void

/**
 * Locks a data folder for this process, because two PGlite instances would corrupt the folder and PGlite does not
 * check. The lock is a SQLite file lock, which works on every system and, unlike a PID file, disappears when the
 * process crashes.
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
