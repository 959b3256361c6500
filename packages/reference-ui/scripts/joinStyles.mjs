import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { joinedFile, listOf, manifestFile, pageAssets } from '../server/assets.ts'

/**
 * Joins all styles that a page needs before the first paint into one file: a browser opens only six connections to a
 * server, and each small file would occupy one.
 * `client` is the folder of the browser's files, in which the function also writes the list of joined files for the
 * server.
 */
export const joinStyles = async (client) => {
  const manifest = JSON.parse(await readFile(join(client, manifestFile), 'utf8'))
  const joined = {}
  for (const page of Object.keys(manifest).filter((name) => name.endsWith('.page.tsx'))) {
    const { styles } = pageAssets({ manifest, joined: {} }, [page.replace('src/', '')])
    if (styles.length < 2) continue
    const sheets = await Promise.all(styles.map((style) => readFile(join(client, style), 'utf8')))
    const sheet = sheets.join('')
    const hash = createHash('sha256').update(sheet).digest('base64url').slice(0, 8)
    const file = `assets/page-${hash}.css`
    await writeFile(join(client, file), sheet)
    joined[listOf(styles)] = `/${file}`
  }
  await writeFile(join(client, joinedFile), JSON.stringify(joined))
}
