import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** A text that only the machine or the effects of a domain contain. */
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

/** Bundles a store of these domains, with every dynamic import in the same text. */
const bundleOf = async (names: readonly string[]): Promise<string> => {
  const imports = names.map((name) => `import { ${name} } from '@cairn/core/${name}'`)
  const { outputFiles } = await build({
    stdin: {
      contents: [
        "import { createStore } from '@cairn/core'",
        ...imports,
        `export const store = createStore({ site: 'de/de-de', domains: [${names.join(', ')}] })`,
      ].join('\n'),
      resolveDir: fileURLToPath(new URL('../packages/react', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    write: false,
    outdir: 'out',
    external: ['xstate', 'oauth4webapi', 'zod', 'zod/mini'],
    conditions: ['@cairn/source', 'module'],
  })
  return outputFiles.map(({ text }) => text).join('\n')
}

test.each([[['cart']], [['auth', 'cart']], [['auth', 'cart', 'search']], [['overlay', 'cart']]])(
  'a store of %s carries these domains and no other one',
  async (names) => {
    const bundle = await bundleOf(names)
    const found = Object.entries(MARKERS).flatMap(([name, texts]) =>
      texts.some((text) => bundle.includes(`"${text}"`) || bundle.includes(`\`${text}\``)) ? [name] : [],
    )
    expect(found.toSorted()).toEqual(names.toSorted())
  },
)

test('every marker is in the store of its domain', async () => {
  for (const [name, texts] of Object.entries(MARKERS)) {
    const required = ['checkout', 'shipping'].includes(name) ? ['cart'] : ['auth', 'overlay']
    const bundle = await bundleOf([...new Set([...required, 'cart', name])])
    expect(texts.filter((text) => !bundle.includes(text))).toEqual([])
  }
})
