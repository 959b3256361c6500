import { readdirSync } from 'node:fs'
import type { Plugin } from 'esbuild'
import { defineConfig } from 'tsup'

// Sort the files: the generated names in the declarations depend on this order, which otherwise differs between file
// systems.
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .toSorted()
const sources = files.filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
const entries = sources.filter((file) => /^src\/(index|entries\/.+|lazy\/domains\/.+)\.ts$/.test(file))

/** Keeps relative imports as imports instead of bundling them, so each source file becomes one file of the package. */
const eachByItself: Plugin = {
  name: 'each-by-itself',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\.?\// }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.ts$/, '.js'), external: true },
    ),
}

export default defineConfig({
  entry: sources,
  format: ['esm'],
  dts: { entry: entries },
  // `shared/custom.ts` imports the package by its own name, because a shop augments the types under this name.
  external: ['@cairn/core'],
  splitting: false,
  sourcemap: true,
  clean: true,
  target: 'es2023',
  // One output file per source file. A bundler drops unused files but not the top-level calls of a used file, so with
  // joined files an import of one cart rule would load the whole state machine.
  esbuildPlugins: [eachByItself],
})
