import { defineConfig } from 'vitest/config'
import { BesideFirst } from './besideFirst.ts'
import { createReusedThread } from './reusedThread.ts'

/**
 * The tests of the core that a mutant can fail. Tests that read other folders of the repository are excluded, because
 * Stryker's sandbox does not contain them.
 */
export default defineConfig({
  resolve: { conditions: ['@cairn/source'] },
  ssr: { resolve: { conditions: ['@cairn/source'], externalConditions: ['@cairn/source'] } },
  plugins: [
    {
      name: 'reused-thread',
      // Stryker's runner selects one of Vitest's own pools by name, so this hook replaces it with ours.
      configureVitest: ({ project }) => {
        project.config.pool = 'reused'
        project.config.poolRunner = { name: 'reused', createPoolWorker: createReusedThread }
      },
    },
  ],
  test: {
    environment: 'node',
    // With isolation, Vitest loads one test file at a time and stops after the first failing test. The modules still
    // stay in memory between the files, because `reusedThread.ts` runs all files in one thread.
    isolate: true,
    setupFiles: ['packages/core/proof/mutation/load.setup.ts'],
    sequence: { sequencer: BesideFirst },
    // Although Stryker selects the tests itself, it makes Vitest run only tests that are related to the mutated file.
    // With this trigger, Vitest treats every test as related.
    forceRerunTriggers: ['**'],
    include: ['packages/core/src/**/*.test.ts'],
    // `machines` reads the folder docs. `pureTransitions` and `calls` explore whole machines for many seconds and check
    // no rule, so they would only slow down every mutant.
    exclude: [
      'packages/core/src/store/machines.test.ts',
      'packages/core/src/kit/calls.test.ts',
      'packages/core/src/store/pureTransitions.proof.test.ts',
    ],
  },
})
