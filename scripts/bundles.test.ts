import { expect, test } from 'vitest'
import { allDomains } from '../packages/core/src/domains/all.ts'
import type { AnyDefinition } from '../packages/core/src/kit/definition.types.ts'
import { bundlers } from './testing/bundlers.ts'

const definitions: readonly AnyDefinition[] = allDomains

/**
 * Texts that occur only in the machine or the effects of a domain: the id of the machine, and the names of effects. A
 * bundle that contains one of them contains that domain.
 */
const MARKERS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  definitions.map(({ name, effects = [] }) => [
    name,
    [`id:"${name}"`, ...effects.flatMap((effect) => effect.name ?? []).map((effect) => `name:"${effect}"`)],
  ]),
)

/** Whether a bundle contains a marker. Bundlers differ in quotation marks and spaces. */
const contains = (bundle: string, marker: string): boolean =>
  bundle.replaceAll(/[`']/g, '"').replaceAll(/: "/g, ':"').includes(marker)

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
    .flatMap(([name, markers]) => (markers.some((text) => contains(bundle, text)) ? [name] : []))
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

test.each([
  ['esbuild', bundlers.esbuild],
  ['Vite', bundlers.Vite],
])('with %s, a production build contains no check of the configuration', async (_, bundle) => {
  const text = await bundle(entryOf(['auth', 'cart', 'overlay']))
  expect(['Nearest', 'which has no', 'is no array', 'has no gateway'].filter((part) => text.includes(part))).toEqual([])
  // This text of the check of origins is in the same build. It proves that a search for a text works in this bundle.
  expect(text).toContain('Write an origin')
})

test.each([
  ['esbuild', bundlers.esbuild],
  ['Vite', bundlers.Vite],
])('with %s, a production build of a lazy store contains no check of the configuration', async (_, bundle) => {
  const text = await bundle(
    [
      "import { createLazyStore } from '@cairn/core/lazy'",
      "import { lazyCart } from '@cairn/core/lazy/cart'",
      'const load = async () => ({})',
      "export const store = createLazyStore({ site: 'de/de-de', domains: [lazyCart], load })",
    ].join('\n'),
  )
  const checks = ['Nearest', 'which has no', 'is no function', 'Two domains', 'does not export']
  expect(checks.filter((part) => text.includes(part))).toEqual([])
  expect(text).toContain('Write an origin')
})

/** Returns the given domains together with all domains that they require, directly or indirectly. */
const withRequired = (names: readonly string[]): string[] => {
  const required = definitions.flatMap(({ name, requires = [] }) => (names.includes(name) ? requires : []))
  const all = [...new Set([...required, ...names])]
  return all.length === names.length ? all : withRequired(all)
}

test.each(Object.entries(MARKERS))('every marker of %s is in the store of that domain', async (name, texts) => {
  const bundle = await bundlers.esbuild(entryOf(withRequired([name])))
  expect(texts.filter((text) => !contains(bundle, text))).toEqual([])
})
