import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { build as buildWithVite } from 'vite'
import { expect, test } from 'vitest'
import { allDomains } from '../packages/core/src/domains/all.ts'
import type { AnyDefinition } from '../packages/core/src/kit/definition.types.ts'

const definitions: readonly AnyDefinition[] = allDomains

/** The texts that only the machine or the effects of a domain contain: the id of the machine, and the names of effects. */
const MARKERS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  definitions.map(({ name, effects = [] }) => [
    name,
    [`id:"${name}"`, ...effects.flatMap((effect) => effect.name ?? []).map((effect) => `name:"${effect}"`)],
  ]),
)

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

/** Bundles the store with esbuild, with every dynamic import in the same text. */
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

/** Returns the domains whose markers are in a bundle. Vite writes texts in backticks. */
const domainsIn = (bundle: string): string[] =>
  Object.entries(MARKERS)
    .flatMap(([name, markers]) => (markers.some((text) => bundle.replaceAll('`', '"').includes(text)) ? [name] : []))
    .toSorted()

test.each([[['cart']], [['auth', 'cart']], [['auth', 'cart', 'search']], [['overlay', 'cart']]])(
  'a store of %s carries these domains and no other one',
  async (names) => {
    expect(domainsIn(await bundleOf(names))).toEqual(names.toSorted())
    expect(domainsIn(await viteBundleOf(names))).toEqual(names.toSorted())
  },
)

/** Returns the domains that an effect or a domain requires, and theirs. */
const withRequired = (names: readonly string[]): string[] => {
  const required = definitions.flatMap(({ name, requires = [] }) => (names.includes(name) ? requires : []))
  const all = [...new Set([...required, ...names])]
  return all.length === names.length ? all : withRequired(all)
}

test.each(Object.entries(MARKERS))('every marker of %s is in the store of that domain', async (name, texts) => {
  const bundle = await bundleOf(withRequired([name]))
  expect(texts.filter((text) => !bundle.includes(text))).toEqual([])
})
