import { defineConfig } from 'vitest/config'

/**
 * Runs the tests of the core under observation. The run records which state received which event, the results of each
 * guard, and the coverage of lines and branches.
 */
export default defineConfig({
  resolve: { conditions: ['@cairn/source'] },
  ssr: { resolve: { conditions: ['@cairn/source'], externalConditions: ['@cairn/source'] } },
  test: {
    environment: 'node',
    // The observation slows down the tests that explore whole machines.
    testTimeout: 120_000,
    // As in the project `unit`: loading the modules again for each file would take ten times as long as the tests.
    pool: 'threads',
    isolate: false,
    include: ['packages/core/src/**/*.test.ts', 'packages/core/proof/**/*.test.ts'],
    setupFiles: ['packages/core/proof/charts/charts.setup.ts'],
    coverage: {
      enabled: true,
      provider: 'v8',
      include: ['packages/core/src/**/*.ts'],
      exclude: ['**/{generated,testing}/**', '**/*.fixture.ts'],
      reporter: ['json-summary'],
      reportsDirectory: 'test-results/coverage',
    },
  },
})
