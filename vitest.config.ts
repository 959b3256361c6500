import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const resolve = { conditions: ['@cairn/source'] }
const ssr = { resolve: { conditions: ['@cairn/source'], externalConditions: ['@cairn/source'] } }

/** Provides the folder of the database templates, which these projects share. */
const templates = 'examples/store-server/src/testing/templates.setup.ts'

/** Provides a PostgreSQL for the whole test run. */
const postgres = 'examples/store-server/src/testing/postgres.setup.ts'

/** Long tests: of the shop's commands and servers, and with many random values. Only `npm run proof:shop` runs them, to keep `npm test` short. */
const longTests = '**/*.proof.test.ts'

/** The tests of the hooks once more, on an older React: the packages `react-18` and `react-dom-18`, for example. */
const hooksOn = (alias: string, version: string) => ({
  resolve,
  ssr,
  plugins: [react()],
  test: {
    name: `react-${alias}`,
    environment: 'happy-dom' as const,
    env: { REACT_ALIAS: alias, REACT_VERSION: version },
    setupFiles: ['scripts/testing/reactVersion.mjs', 'packages/reference-ui/src/testing/dom.setup.ts'],
    testTimeout: 30_000,
    // The setup changes how a process resolves modules, so no other test may share it.
    pool: 'forks' as const,
    isolate: false,
    include: ['packages/react/src/**/*.test.tsx'],
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          environment: 'node',
          // On a busy machine a test that reads many files needs more than the default of five seconds.
          testTimeout: 30_000,
          // Tests leave no state in modules, so all files share them; this halves the time.
          pool: 'threads',
          isolate: false,
          globalSetup: [templates],
          include: [
            'packages/core/src/**/*.test.ts',
            'packages/core/proof/**/*.test.ts',
            'examples/garments/src/**/*.test.ts',
            'examples/adapter-{bigcommerce,medusa,minimal,vendure}/{src,session}/**/*.test.ts',
            'openapi/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [longTests],
        },
      },
      {
        resolve,
        ssr,
        plugins: [react()],
        test: {
          name: 'dom',
          env: { REACT_VERSION: '19.2' },
          environment: 'happy-dom',
          setupFiles: ['packages/reference-ui/src/testing/dom.setup.ts'],
          testTimeout: 30_000,
          pool: 'threads',
          isolate: false,
          include: ['packages/react/src/**/*.test.tsx', 'packages/reference-ui/src/**/*.test.{ts,tsx}'],
        },
      },
      hooksOn('18', '18.3'),
      hooksOn('19-0', '19.0'),
      {
        resolve,
        ssr,
        plugins: [react()],
        test: {
          name: 'server',
          environment: 'node',
          // Files share modules and in-memory databases (`memories.ts`), which are slow to create. The tests run in
          // processes, because sharp does not work in a worker thread.
          pool: 'forks',
          isolate: false,
          // These tests start real databases and processes, which are slow on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 240_000,
          globalSetup: [templates, postgres],
          include: ['examples/store-server/src/**/*.test.ts', 'packages/reference-ui/server/**/*.test.{ts,tsx}'],
          exclude: [longTests],
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'proof',
          environment: 'node',
          pool: 'forks',
          // Each test starts processes, or sends thousands of requests to a server.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          globalSetup: [templates, postgres],
          include: [`scripts/${longTests}`, `packages/core/src/${longTests}`, `examples/store-server/src/${longTests}`],
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
          globalSetup: [templates, 'examples/store-server/src/testing/shop.setup.ts'],
          include: [
            'examples/{cart-only,own-domain,next,own-effects,own-ui,ssr,typed-client,vanilla}/**/*.test.{ts,tsx}',
          ],
        },
      },
    ],
    coverage: { provider: 'v8', include: ['packages/*/src/**'] },
  },
})
