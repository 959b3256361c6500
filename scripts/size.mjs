// `npm run size` prints sizes in kB gzip, each beside its two budgets (firm and goal) and the sizes of comparable
// products. `--check` fails if a size is above its firm budget.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { allDomains } from '../packages/core/src/domains/all.ts'
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
 * The modules that load only at the first sign-in or with a stored session. Like `oauth4webapi` and `zod`, they count
 * in the row `core, first sign-in or stored session` and not in the sizes of the stores.
 */
const SIGN_IN = /(auth\.(protocol|cookie|metadata|steps)|cookieSession|providerLogout|userState\.parse)\.ts$/
const withoutSignIn = {
  name: 'without sign-in',
  setup: ({ onResolve }) =>
    onResolve({ filter: SIGN_IN }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
}

/**
 * Returns the size of a store in bytes gzip, bundled into one file: definitions, machines, default gateways, and
 * everything that they import statically or dynamically. The code of the sign-in and the packages in `external` do not
 * count.
 */
const storeOf = async (names, external = []) => {
  const imports = names.map((name) => `import { ${name} } from '@cairn/core/${name}'`)
  const contents = [
    `import { createStore } from '@cairn/core'`,
    ...imports,
    `export const store = createStore({ site: 'de/de-de', domains: [${names.join(', ')}] })`,
  ]
  const { outputFiles } = await build({
    stdin: { contents: contents.join('\n'), resolveDir: `${root}packages/reference-ui`, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    outdir: 'out',
    write: false,
    external: ['oauth4webapi', 'zod', 'zod/mini', ...external],
    plugins: [withoutSignIn],
    conditions: ['@cairn/source', 'module'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles.reduce((sum, { contents: bytes }) => sum + gzipped(bytes), 0)
}

const isChecked = process.argv.includes('--check')

const ALL = allDomains.map(({ name }) => name)
const FIVE = ['cart', 'auth', 'search', 'country', 'checkout']

/** Returns all scripts and styles that a page loads before the first input of the visitor. */
const pageFiles = (page) => {
  const build = readBuild(client)
  if (build.manifest[page] === undefined) throw new Error(`The build has no ${page}`)
  const { scripts, styles } = pageAssets(build, ['messages/en.ts', page.replace('src/', '')])
  return { scripts: [startFile(build.manifest), ...scripts], styles }
}

const sizeOf = (files) => files.reduce((sum, file) => sum + gzipped(readFileSync(`${client}${file}`)), 0)

/**
 * Returns the size of the scripts that a panel loads when it opens on the home page. The machines do not count, because
 * all panels share them.
 */
const panelOf = (file) => {
  const before = new Set([...pageFiles(page('home/home')).scripts, ...pageFiles('src/app/shop/machines.ts').scripts])
  return sizeOf(pageFiles(file).scripts.filter((script) => !before.has(script)))
}

const page = (name) => `src/${name}.page.tsx`
const PAGES = [
  'home/home',
  'product/page/product',
  'search/search',
  'cart/cart',
  'account/dashboard/dashboard',
  'account/wishlist/wishlist',
]

const rows = [
  ['home page, script', () => sizeOf(pageFiles(page('home/home')).scripts), 102, 90, 'Hydrogen 134.7'],
  ['product page, script', () => sizeOf(pageFiles(page('product/page/product')).scripts), 108, 95, 'Hydrogen 136.4'],
  ['search page, script', () => sizeOf(pageFiles(page('search/search')).scripts), 108, 95, 'Hydrogen 134.8'],
  ...[
    ['search', 'src/search/SearchPanel.tsx'],
    ['cart drawer', 'src/cart/CartDrawer.tsx'],
    ['mega menu', 'src/header/MegaMenu.tsx'],
    ['menu on phones', 'src/header/MobileMenu.tsx'],
  ].map(([panel, file]) => [`${panel}, script of the panel`, () => panelOf(file), 10, 8, '']),
  [
    'styles of the largest page',
    () => Math.max(...PAGES.map((name) => sizeOf(pageFiles(page(name)).styles))),
    14,
    12,
    '',
  ],
  // XState is a peer dependency: a shop installs it once and uses it for its own machines too. The budgets of the
  // stores therefore leave XState out, and a separate row includes it.
  ['core, all domains', () => storeOf(ALL, ['xstate']), 49, 43, 'cart + search + auth of peers 45 to 192'],
  ['core, five domains', () => storeOf(FIVE, ['xstate']), 33.3, 31, ''],
  ['core, cart alone', () => storeOf(['cart'], ['xstate']), 20, 18, 'hydrogen-react 9.5 (no machines)'],
  ['core, all domains, with XState', () => storeOf(ALL), 53.4, 53, ''],
  [
    'core, first sign-in or stored session',
    () =>
      bundled(
        [
          'api/gateways/auth.protocol',
          'auth/auth.steps',
          'effects/cookieSession',
          'effects/providerLogout',
          'effects/userState.parse',
        ]
          .map((file) => `export * from '../core/src/${file}.ts'`)
          .join('\n'),
      ),
    25.5,
    24,
    '',
  ],
  ['hydration of a store', () => bundled(`export { hydrate } from '@cairn/core/hydration'`), 3.2, 2.5, ''],
  // Measure the built package here, not the sources. An import of one rule from the built package must not load a
  // machine.
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
    2,
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
