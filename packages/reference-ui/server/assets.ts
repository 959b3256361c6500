import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { Manifest } from 'vite'

/** Addresses of what a page needs. */
export interface PageAssets {
  readonly styles: readonly string[]
  /** The one script that the HTML names. */
  readonly start: string
  /** What that script fetches and runs once the page is drawn: each after what it imports, the script of the shop last. */
  readonly scripts: readonly string[]
}

const appFolder = 'src/app'
const start = `${appFolder}/start.ts`
const entry = `${appFolder}/entry-client.tsx`

export const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'))

/** Walks the manifest: the entry, the chunks of the page's files, all they import and all their styles, so that nothing is fetched in a chain. */
export const pageAssets = (manifest: Manifest, files: readonly string[]): PageAssets => {
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
  const fileOf = (key: string): string => `/${manifest[key]?.file}`
  scripts.delete(fileOf(entry))
  return { styles: [...styles], start: fileOf(start), scripts: [...scripts, fileOf(entry)] }
}
