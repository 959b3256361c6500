import { defineConfig } from 'vitest/config'

/** The tests of the core, watched: which state was given which event, which guard said what. */
export default defineConfig({
  resolve: { conditions: ['@cairn/source'] },
  ssr: { resolve: { conditions: ['@cairn/source'], externalConditions: ['@cairn/source'] } },
  test: {
    environment: 'node',
    include: ['packages/core/src/**/*.test.ts', 'packages/core/proof/walks/*.test.ts'],
    setupFiles: ['packages/core/proof/charts/charts.setup.ts'],
  },
})
