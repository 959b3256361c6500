import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Manifest } from 'vite'

/** Addresses of what a page needs. */
export interface PageAssets {
  readonly styles: readonly string[]
  /** Style sheets that are in `styles` already, joined into one: the browser has them, and is not to fetch them when a part of the page asks for them. */
  readonly joined: readonly string[]
  /** What the first script fetches and runs once the page is drawn: each after what it imports, the script of the shop last. */
  readonly scripts: readonly string[]
}

/** What the bundler made, and by a list of its style sheets (`listOf`) the one that has them all. */
export interface Build {
  readonly manifest: Manifest
  readonly joined: Readonly<Record<string, string>>
}

const appFolder = 'src/app'
const entry = `${appFolder}/entry-client.tsx`

export const manifestFile = '.vite/manifest.json'
export const joinedFile = '.vite/joined.json'

export const listOf = (styles: readonly string[]): string => styles.join(' ')

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** Reads what `npm run build` says of the browser's files in `folder`. */
export const readBuild = (folder: string): Build => ({
  manifest: readJson(join(folder, manifestFile)),
  joined: readJson(join(folder, joinedFile)),
})

/** The address of the first script, which fetches all others and imports none. */
export const startFile = (manifest: Manifest): string => {
  const start = manifest[`${appFolder}/start.ts`]
  if (!start) throw new Error('The build has no first script')
  if (start.imports?.length) throw new Error(`The first script imports ${start.imports.join(', ')}`)
  return `/${start.file}`
}

/** Walks the manifest: the entry, the chunks of the page's files, all they import and all their styles, so that nothing is fetched in a chain. */
export const pageAssets = ({ manifest, joined }: Build, files: readonly string[]): PageAssets => {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
    scripts.add(`/${chunk.file}`)
    for (const style of chunk.css ?? []) styles.add(`/${style}`)
  }
  visit(entry)
  for (const file of files) visit(posix.join(appFolder, file))
  const last = `/${manifest[entry]?.file}`
  scripts.delete(last)
  const one = joined[listOf([...styles])]
  return {
    ...(one === undefined ? { styles: [...styles], joined: [] } : { styles: [one], joined: [...styles] }),
    scripts: [...scripts, last],
  }
}
