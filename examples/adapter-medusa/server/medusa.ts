import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { migrate } from '@medusajs/medusa/commands/db/migrate'
import { migrateSearchIndexes } from '@medusajs/medusa/commands/db/migrate-search'
import { initializeContainer } from '@medusajs/medusa/loaders/index'
import express from 'express'
import { seed } from './catalogue/seed.ts'

// Medusa is CommonJS, where Node gives an `import` the whole module as its default export.
const loaders: typeof import('@medusajs/medusa/loaders/index') = createRequire(import.meta.url)(
  '@medusajs/medusa/loaders/index',
)

/** Migrates and fills an empty database, and serves Medusa. `step` receives the name of each step when it has ended. */
export const startMedusa = async (step: (name: string) => void) => {
  const directory = import.meta.dirname
  const container = await initializeContainer(directory)
  const logger = container.resolve('logger')
  const options = { directory, container, logger }
  await migrate({
    ...options,
    executeAllLinks: false,
    executeSafeLinks: true,
    executeAllSearch: false,
    executeSafeSearch: true,
    skipLinks: false,
    // These scripts convert the data of earlier versions.
    skipScripts: true,
    // The next step does this, without a second process.
    skipSearch: true,
  })
  step('the database is migrated')
  await migrateSearchIndexes({ ...options, executeAll: false, executeSafe: true })
  step('the search index exists')
  const app = express()
  const medusa = await loaders.default({ directory, expressApp: app })
  step('Medusa is loaded')
  const shop = await seed(medusa.container)
  step('the catalogue is filled')
  const server = createServer(app)
  await new Promise<void>((done) => server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    shop: { url: `http://127.0.0.1:${port}`, ...shop },
    stop: async (): Promise<void> => {
      server.closeAllConnections()
      server.close()
      await medusa.shutdown()
    },
  }
}
