import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const conditions = ['@cairn/source']

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    // The whole suite is one test, and on a busy machine the start of Medusa takes more than a minute.
    testTimeout: 900_000,
    hookTimeout: 400_000,
    // All files use one Medusa, which other files would slow down.
    fileParallelism: false,
    globalSetup: ['proof/medusa.setup.ts'],
    include: ['proof/*.test.ts'],
  },
})
