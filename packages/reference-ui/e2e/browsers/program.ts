import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Returns the path of a program on PATH. @throws with the packages to install if it is missing. */
export const findProgram = (name: string, packages: string): string => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (found !== undefined) return found
  throw new Error(`${name} is missing. Install it, on Debian with: apt-get install -y ${packages}`)
}
