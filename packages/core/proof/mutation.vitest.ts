import { defineConfig } from 'vitest/config'

/** The tests of the core that a mutant can fail; those that read other folders of the repository stay out of the sandbox. */
export default defineConfig({
  resolve: { conditions: ['@cairn/source'] },
  ssr: { resolve: { conditions: ['@cairn/source'], externalConditions: ['@cairn/source'] } },
  test: {
    environment: 'node',
    include: ['packages/core/src/**/*.test.ts'],
    exclude: ['packages/core/src/store/machines.test.ts'],
  },
})
