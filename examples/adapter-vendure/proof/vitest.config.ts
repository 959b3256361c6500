import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const conditions = ['@cairn/source']

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    // Vendure hashes each password for about a second, and on a busy machine its start takes a minute.
    testTimeout: 600_000,
    hookTimeout: 240_000,
    globalSetup: ['proof/vendure.setup.ts'],
    include: ['proof/*.test.ts'],
  },
})
