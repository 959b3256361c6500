import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { lateParts } from './lateParts.ts'

/** URLs of the files that a page needs. */
export interface PageAssets {
  readonly styles: readonly string[]
  /**
   * Style sheets that are part of a joined sheet in `styles`. The browser must not load them again when a component
   * requests them.
   */
  readonly joined: readonly string[]
  /**
   * Scripts that the start script loads and runs after the first paint, in this order: each script after its imports,
   * the script of the shop last.
   */
  readonly scripts: readonly string[]
}

/** The bundler's manifest, and `joined`, which maps each list of style sheets (as `listOf` writes it) to the file that joins them. */
export interface Build {
  readonly manifest: Manifest
  readonly joined: Readonly<Record<string, string>>
}

const entry = 'src/app/client/entry-client.tsx'
const first = 'src/app/client/start.ts'

export const manifestFile = '.vite/manifest.json'
export const joinedFile = '.vite/joined.json'

export const listOf = (styles: readonly string[]): string => styles.join(' ')

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** Reads the build data that `npm run build` wrote for the browser's files in `folder`. */
export const readBuild = (folder: string): Build => ({
  manifest: readJson(join(folder, manifestFile)),
  joined: readJson(join(folder, joinedFile)),
})

/** Returns the URL of the start script, which loads all other scripts and has no imports. */
export const startFile = (manifest: Manifest): string => {
  const start = manifest[first]
  if (!start) throw new Error('The build has no first script')
  if (start.imports?.length) throw new Error(`The first script imports ${start.imports.join(', ')}`)
  return `/${start.file}`
}

/**
 * Returns all files of a page: the entry, the chunks of its source files (relative to `src`), their imports and their
 * styles, and the styles of its late parts. With the complete list the browser loads them in parallel instead of
 * discovering imports one after another.
 */
export const pageAssets = ({ manifest, joined }: Build, files: readonly string[]): PageAssets => {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string, isLate = false): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) visit(imported, isLate)
    if (!isLate) scripts.add(`/${chunk.file}`)
    for (const style of chunk.css ?? []) styles.add(`/${style}`)
  }
  visit(entry)
  for (const file of files) visit(`src/${file}`)
  for (const file of files) for (const part of lateParts[file] ?? []) visit(`src/${part}`, true)
  const last = `/${manifest[entry]?.file}`
  scripts.delete(last)
  const one = joined[listOf([...styles])]
  return {
    ...(one === undefined ? { styles: [...styles], joined: [] } : { styles: [one], joined: [...styles] }),
    scripts: [...scripts, last],
  }
}
