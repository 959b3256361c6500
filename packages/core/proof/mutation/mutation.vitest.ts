import { defineConfig } from 'vitest/config'
import { BesideFirst } from './besideFirst.ts'
import { createKeptThread } from './keptThread.ts'

/** The tests of the core that a mutant can fail; those that read other folders of the repository stay out of the sandbox. */
export default defineConfig({
  resolve: { conditions: ['@cairn/source'] },
  ssr: { resolve: { conditions: ['@cairn/source'], externalConditions: ['@cairn/source'] } },
  plugins: [
    {
      name: 'kept-thread',
      // The runner of the mutants asks for one of vitest's own pools by name, so ours is handed in here.
      configureVitest: ({ project }) => {
        project.config.pool = 'kept'
        project.config.poolRunner = { name: 'kept', createPoolWorker: createKeptThread }
      },
    },
  ],
  test: {
    environment: 'node',
    // Each file by itself, so that the first test to fail spares the loading of the other files; they share their modules all the same.
    isolate: true,
    setupFiles: ['packages/core/proof/mutation/load.setup.ts'],
    sequence: { sequencer: BesideFirst },
    // The runner names the mutated file as what the tests must be related to; it chooses the tests itself, so none is left out here.
    forceRerunTriggers: ['**'],
    include: ['packages/core/src/**/*.test.ts'],
    exclude: ['packages/core/src/store/machines.test.ts'],
  },
})
