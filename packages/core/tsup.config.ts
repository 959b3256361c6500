import { readdirSync } from 'node:fs'
import type { Plugin } from 'esbuild'
import { defineConfig } from 'tsup'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map(
  (file) => `src/${file.replaceAll('\\', '/')}`,
)
const sources = files.filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
const entries = sources.filter((file) => /^src\/(index|entries\/.+|lazy\/domains\/.+)\.ts$/.test(file))

/** A relative import stays one, so each file of the source is a file of the package. */
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
  splitting: false,
  sourcemap: true,
  clean: true,
  target: 'es2023',
  // In a chunk of several files, one rule of the cart would bring the whole machine along: a bundler drops files, not calls.
  esbuildPlugins: [eachByItself],
})
