import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

const POLL_MS = 50

/** Creates a folder and returns true; returns false if the folder already exists. */
const claim = async (folder: string): Promise<boolean> => {
  try {
    await mkdir(folder)
    return true
  } catch {
    return false
  }
}

/**
 * Builds a folder at a path once, for all processes that ask for it. One process builds the folder while the others
 * wait; after a failure, one of the others tries again.
 * @param build fills the folder that it receives
 */
export async function once(path: string, build: (folder: string) => Promise<void>): Promise<string> {
  const unfinished = `${path}.unfinished`
  while (!existsSync(path)) {
    if (!(await claim(unfinished))) {
      await wait(POLL_MS)
      continue
    }
    try {
      await build(unfinished)
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true })
      throw error
    }
  }
  return path
}
