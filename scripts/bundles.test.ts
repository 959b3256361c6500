import { expect, test } from 'vitest'
import { bundlers } from './testing/bundlers.ts'

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

/** A module that creates a store of these domains. */
const entryOf = (names: readonly string[]): string =>
  [
    "import { createStore } from '@cairn/core'",
    ...names.map((name) => `import { ${name} } from '@cairn/core/${name}'`),
    `export const store = createStore({ site: 'de/de-de', domains: [${names.join(', ')}] })`,
  ].join('\n')

/** Returns the domains whose markers are in a bundle. */
const domainsIn = (bundle: string): string[] =>
  Object.entries(MARKERS)
    .flatMap(([name, texts]) =>
      texts.some((text) => bundle.includes(`"${text}"`) || bundle.includes(`\`${text}\``)) ? [name] : [],
    )
    .toSorted()

const STORES = [['cart'], ['auth', 'cart'], ['auth', 'cart', 'search'], ['overlay', 'cart'], Object.keys(MARKERS)]
const CASES = Object.entries(bundlers).flatMap(([bundler, bundle]) =>
  STORES.map((domains) => ({ bundler, bundle, domains, list: domains.join(', ') })),
)

test.each(CASES)(
  'with $bundler, a store of $list carries these domains and no other one',
  async ({ bundle, domains }) => {
    expect(domainsIn(await bundle(entryOf(domains)))).toEqual(domains.toSorted())
  },
)

test('every marker is in the store of its domain', async () => {
  for (const [name, texts] of Object.entries(MARKERS)) {
    const required = ['checkout', 'shipping'].includes(name) ? ['cart'] : ['auth', 'overlay']
    const bundle = await bundlers.esbuild(entryOf([...new Set([...required, 'cart', name])]))
    expect(texts.filter((text) => !bundle.includes(text))).toEqual([])
  }
})
