import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { build as buildWithVite } from 'vite'
import { expect, test } from 'vitest'

/**
 * Texts that occur only in the machine or the effects of a domain. A bundle that contains one of them contains that
 * domain.
 */
const MARKERS: Readonly<Record<string, readonly string[]>> = {
  account: ['account.refresh', 'orders.loadMore'],
  auth: ['auth.adopt', 'code_verifier'],
  cart: ['line.setQuantity', 'cart.refreshWhenOpened'],
  checkout: ['@checkout.cartRequested', 'checkout.refuse'],
  country: ['country.goToSite', 'country.stay'],
  membership: ['membership.restore', 'membership.refresh'],
  overlay: ['megaMenu.open', 'overlay.openCartAfterAdd'],
  search: ['search.trigger', 'search.openWithPanel'],
  shipping: ['shipping.setSubject', 'freeshipping'],
  toasts: ['toast.dismiss', 'toasts.showMaximum'],
  wishlist: ['wishlist.signedIn', 'wishlist.removed'],
}

const folder = fileURLToPath(new URL('../packages/react', import.meta.url))
const CONDITIONS = ['@cairn/source', 'module']
const EXTERNAL = ['xstate', 'oauth4webapi', 'zod', 'zod/mini']

/** A module that creates a store of these domains. */
const entryOf = (names: readonly string[]): string =>
  [
    "import { createStore } from '@cairn/core'",
    ...names.map((name) => `import { ${name} } from '@cairn/core/${name}'`),
    `export const store = createStore({ site: 'de/de-de', domains: [${names.join(', ')}] })`,
  ].join('\n')

/** Bundles the store with esbuild into one text, which also contains every dynamic import. */
const bundleOf = async (names: readonly string[]): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: entryOf(names), resolveDir: folder, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    write: false,
    outdir: 'out',
    external: EXTERNAL,
    conditions: CONDITIONS,
  })
  return outputFiles.map(({ text }) => text).join('\n')
}

/** Bundles the store with Vite, and returns the texts of all chunks. */
const viteBundleOf = async (names: readonly string[]): Promise<string> => {
  const file = `${folder}/entry.ts`
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? file : null),
    load: (id: string) => (id === file ? entryOf(names) : null),
  }
  const result = await buildWithVite({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [entry],
    resolve: { conditions: CONDITIONS },
    build: {
      write: false,
      rollupOptions: { input: 'entry', preserveEntrySignatures: 'strict', external: EXTERNAL },
    },
  })
  const chunks = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  return chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n')
}

/** Returns the domains whose markers are in a bundle. */
const domainsIn = (bundle: string): string[] =>
  Object.entries(MARKERS)
    .flatMap(([name, texts]) =>
      texts.some((text) => bundle.includes(`"${text}"`) || bundle.includes(`\`${text}\``)) ? [name] : [],
    )
    .toSorted()

test.each([[['cart']], [['auth', 'cart']], [['auth', 'cart', 'search']], [['overlay', 'cart']]])(
  'a store of %s carries these domains and no other one',
  async (names) => {
    expect(domainsIn(await bundleOf(names))).toEqual(names.toSorted())
    expect(domainsIn(await viteBundleOf(names))).toEqual(names.toSorted())
  },
)

test('every marker is in the store of its domain', async () => {
  for (const [name, texts] of Object.entries(MARKERS)) {
    const required = ['checkout', 'shipping'].includes(name) ? ['cart'] : ['auth', 'overlay']
    const bundle = await bundleOf([...new Set([...required, 'cart', name])])
    expect(texts.filter((text) => !bundle.includes(text))).toEqual([])
  }
})
