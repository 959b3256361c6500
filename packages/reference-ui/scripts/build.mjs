// Builds the storefront: the chunks for the browser, the bundle for the server, and precompressed files.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { joinStyles } from './joinStyles.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const options = { root, logLevel: 'warn' }
await build(options)
await build({ ...options, build: { ssr: true } })
await joinStyles(join(root, 'dist/client'))

const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest', '.ico'])
const client = join(root, 'dist/client')
const files = (await readdir(client, { recursive: true, withFileTypes: true })).filter(
  (entry) => entry.isFile() && compressible.has(extname(entry.name)),
)
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
await Promise.all(
  files.map(async (entry) => {
    const file = join(entry.parentPath, entry.name)
    const bytes = await readFile(file)
    await writeFile(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }))
  }),
)
