import { readdirSync } from 'node:fs'
import { defineConfig } from 'tsup'

const domains = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

export default defineConfig({
  entry: ['src/index.ts', ...domains.map((name) => `src/${name}/index.ts`)],
  format: ['esm'],
  dts: true,
  sourcemap: true,
  clean: true,
  target: 'es2023',
})
