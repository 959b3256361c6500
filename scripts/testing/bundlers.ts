import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as buildWithEsbuild } from 'esbuild'
import { build as buildWithVite } from 'vite'
import webpack from 'webpack'
import { requireBuild } from './published.ts'

/** Bundles a module, and returns the texts of all its chunks as one. */
type Bundle = (entry: string) => Promise<string>

const folder = fileURLToPath(new URL('../../packages/react', import.meta.url))
const SOURCES = ['@cairn/source', 'module']
const EXTERNAL = ['xstate', 'oauth4webapi', 'zod', 'zod/mini']

const esbuild: Bundle = async (contents) => {
  const { outputFiles } = await buildWithEsbuild({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    write: false,
    outdir: 'out',
    external: EXTERNAL,
    conditions: SOURCES,
  })
  return outputFiles.map(({ text }) => text).join('\n')
}

const vite: Bundle = async (contents) => {
  const file = `${folder}/entry.ts`
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? file : null),
    load: (id: string) => (id === file ? contents : null),
  }
  const result = await buildWithVite({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [entry],
    resolve: { conditions: SOURCES },
    // Vitest sets the environment variable `NODE_ENV`, and Vite would use that value. So set the value of a production
    // build here.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rollupOptions: { input: 'entry', preserveEntrySignatures: 'strict', external: EXTERNAL },
    },
  })
  const chunks = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  return chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n')
}

/** Runs webpack, and rejects with its messages if it has any. */
const runWebpack = (config: webpack.Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      const messages = stats?.toString({ all: false, errors: true, warnings: true }) ?? ''
      if (error !== null || messages !== '') reject(error ?? new Error(messages))
      else resolve()
    })
  })

/**
 * Bundles the built packages with webpack, as a shop does, but does not minify them. This takes a quarter of the time,
 * and makes the proof stricter, because unused code of a module stays in the bundle and is searched too.
 */
const webpackOfBuilt: Bundle = async (contents) => {
  requireBuild()
  const path = mkdtempSync(join(tmpdir(), 'cairn-webpack-'))
  try {
    await runWebpack({
      mode: 'production',
      target: ['web', 'es2022'],
      context: folder,
      entry: `data:text/javascript,${encodeURIComponent(contents)}`,
      experiments: { outputModule: true },
      output: { path, module: true, library: { type: 'module' } },
      externalsType: 'module',
      externals: EXTERNAL,
      performance: false,
      optimization: { minimize: false },
    })
    return readdirSync(path)
      .map((file) => readFileSync(join(path, file), 'utf8'))
      .join('\n')
  } finally {
    rmSync(path, { recursive: true })
  }
}

export const bundlers = { esbuild, Vite: vite, webpack: webpackOfBuilt }
