import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const resolve = { conditions: ['@cairn/source'] }
const ssr = { resolve: { conditions: ['@cairn/source'], externalConditions: ['@cairn/source'] } }

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          environment: 'node',
          // On machines that have other work too, a test that reads many files takes more than the usual five seconds.
          testTimeout: 30_000,
          // No test leaves anything behind in its modules, so files need not load them anew: half the time.
          pool: 'threads',
          isolate: false,
          include: [
            'packages/core/src/**/*.test.ts',
            'packages/core/proof/**/*.test.ts',
            'examples/garments/src/**/*.test.ts',
            'openapi/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        resolve,
        ssr,
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'happy-dom',
          setupFiles: ['packages/reference-ui/src/testing/dom.setup.ts'],
          testTimeout: 30_000,
          pool: 'threads',
          isolate: false,
          include: ['packages/react/src/**/*.test.tsx', 'packages/reference-ui/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        resolve,
        ssr,
        plugins: [react()],
        test: {
          name: 'server',
          environment: 'node',
          // Files share what is dear to make: modules, and the databases in memory (`memories.ts`). Processes, as sharp takes no thread in a thread.
          pool: 'forks',
          isolate: false,
          // Real databases and processes, on machines that have other work too.
          testTimeout: 180_000,
          hookTimeout: 240_000,
          globalSetup: ['examples/store-server/src/testing/postgres.setup.ts'],
          include: ['examples/store-server/src/**/*.test.ts', 'packages/reference-ui/server/**/*.test.{ts,tsx}'],
        },
      },
      {
        resolve,
        ssr,
        plugins: [react()],
        test: {
          name: 'examples',
          environment: './examples/store-server/src/testing/page.environment.ts',
          testTimeout: 120_000,
          hookTimeout: 240_000,
          globalSetup: ['examples/store-server/src/testing/shop.setup.ts'],
          include: ['examples/{typed-client,vanilla,own-ui,ssr}/**/*.test.{ts,tsx}'],
        },
      },
    ],
    coverage: { provider: 'v8', include: ['packages/*/src/**'] },
  },
})
