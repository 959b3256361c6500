import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const foldersOf = (parent: string): string[] => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`)

/** Returns all pages below a folder, as paths from the root. */
export const pagesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { encoding: 'utf8', recursive: true })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((page) => page.endsWith('.md'))

/** The pages that `npx vitest run -u` and `npm run spec` write. */
const GENERATED = /^docs\/(api-operations|effects|events|spec-coverage|statecharts|states)\.md$/

/**
 * The documentation that people write, as paths from the root. Decisions are left out, because a decision describes the
 * code at the time of the decision.
 */
export const writtenPages: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  ...[...foldersOf('packages'), ...foldersOf('examples')]
    .map((folder) => `${folder}/README.md`)
    .filter((page) => existsSync(join(root, page))),
  ...pagesIn('docs').filter((page) => !page.startsWith('docs/decisions/') && !GENERATED.test(page)),
]
