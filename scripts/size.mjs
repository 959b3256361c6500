// `npm run size` prints sizes in kB gzip beside their budgets and the figures of comparable shops. `--check` fails above the firm budget.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { pageAssets, readBuild, startFile } from '../packages/reference-ui/server/assets.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const client = `${root}packages/reference-ui/dist/client/`
const kilobytes = (bytes) => Math.round(bytes / 10) / 100
const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length

/** Bundles an import and returns its size in bytes gzip. Dynamic imports, such as the OpenID client, are not counted. */
const bundled = async (contents, { external = [], conditions = ['@cairn/source', 'module'] } = {}) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: `${root}packages/reference-ui`, loader: 'ts' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2023',
    outdir: 'out',
    write: false,
    external,
    conditions,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const [entry] = outputFiles.filter(({ path }) => path.endsWith('stdin.js'))
  const files = new Map(outputFiles.map((file) => [file.path.split('/').at(-1), file]))
  const needed = new Set()
  const follow = (file) => {
    if (file === undefined || needed.has(file)) return
    needed.add(file)
    for (const [, name] of file.text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) follow(files.get(name))
  }
  follow(entry)
  return [...needed].reduce((sum, { contents: bytes }) => sum + gzipped(bytes), 0)
}

/**
 * Returns the size of a store in bytes gzip, counted honestly in one file: definitions, machines, default gateways and everything that they
 * import, dynamic imports too. XState is in it; `oauth4webapi` and `zod` are not, since they load with the first sign-in or stored session.
 */
const storeOf = async (names) => {
  const imports = names.map((name) => `import { ${name} } from '@cairn/core/${name}'`)
  const contents = [
    `import { createStore } from '@cairn/core'`,
    ...imports,
    `export const store = createStore({ site: 'de/de-de', domains: [${names.join(', ')}] })`,
  ]
  return bundledWhole(contents.join('\n'))
}

const bundledWhole = async (contents) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: `${root}packages/reference-ui`, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    outdir: 'out',
    write: false,
    external: ['oauth4webapi', 'zod', 'zod/mini'],
    conditions: ['@cairn/source', 'module'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles.reduce((sum, { contents: bytes }) => sum + gzipped(bytes), 0)
}

/** The eleven domains of the shop. */
const ALL = [
  'account',
  'auth',
  'cart',
  'checkout',
  'country',
  'membership',
  'overlay',
  'search',
  'shipping',
  'toasts',
  'wishlist',
]

const isChecked = process.argv.includes('--check')

const FIVE = ['cart', 'auth', 'search', 'country', 'checkout']

/** Returns all scripts and styles that a page loads before the first input of the visitor. */
const pageFiles = (page) => {
  const build = readBuild(client)
  if (build.manifest[page] === undefined) throw new Error(`The build has no ${page}`)
  const { scripts, styles } = pageAssets(build, ['../messages/en.ts', page.replace('src/', '../')])
  return { scripts: [startFile(build.manifest), ...scripts], styles }
}

const sizeOf = (files) => files.reduce((sum, file) => sum + gzipped(readFileSync(`${client}${file}`)), 0)

const page = (name) => `src/${name}.page.tsx`
const PAGES = ['home/home', 'product/product', 'search/search', 'cart/cart', 'account/dashboard', 'account/wishlist']

const rows = [
  ['home page, script', () => sizeOf(pageFiles(page('home/home')).scripts), 102, 90, 'Hydrogen 134.7'],
  ['product page, script', () => sizeOf(pageFiles(page('product/product')).scripts), 108, 95, 'Hydrogen 136.4'],
  ['search page, script', () => sizeOf(pageFiles(page('search/search')).scripts), 108, 95, 'Hydrogen 134.8'],
  [
    'styles of the largest page',
    () => Math.max(...PAGES.map((name) => sizeOf(pageFiles(page(name)).styles))),
    14,
    12,
    '',
  ],
  ['core, all domains', () => storeOf(ALL), 55.25, 46, 'cart + search + auth of peers 45 to 192'],
  ['core, five domains', () => storeOf(FIVE), 46.65, 40, ''],
  ['core, cart alone', () => storeOf(['cart']), 31.85, 28, 'hydrogen-react 9.5 (no machines)'],
  // Measure the published package: an import of one rule must not bring a machine along.
  ...(isChecked || existsSync(`${root}packages/core/dist`)
    ? [
        [
          'core, one rule',
          () => bundled(`export { parseQuantity } from '@cairn/core/cart'`, { conditions: ['module'] }),
          0.5,
          0.2,
          '',
        ],
      ]
    : []),
  [
    'hooks',
    () =>
      bundled(`export * from '@cairn/react'`, {
        external: ['react', '@cairn/core', 'xstate'],
      }),
    3.5,
    2.5,
    'react-instantsearch 61.3',
  ],
]

const measured = []
for (const [name, measure, firm, goal, peers] of rows) {
  const size = kilobytes(await measure())
  measured.push({ name, size, firm, goal, peers, isWithin: size <= firm })
}
const verdictOf = ({ size, goal, isWithin }) => {
  if (!isWithin) return 'ABOVE'
  return size <= goal ? 'goal' : 'firm'
}

console.table(
  Object.fromEntries(
    measured.map(({ name, size, firm, goal, peers, isWithin }) => [
      name,
      { 'kB gz': size, firm, goal, verdict: verdictOf({ size, firm, goal, isWithin }), peers },
    ]),
  ),
)
const reportAt = process.argv.indexOf('--report')
if (reportAt > 0) writeFileSync(process.argv[reportAt + 1], JSON.stringify(measured))
if (isChecked && measured.some(({ isWithin }) => !isWithin)) process.exitCode = 1
