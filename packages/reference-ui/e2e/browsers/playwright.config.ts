import { defineConfig } from '@playwright/test'
import { findJourneysPort } from '../ports.ts'
import { shopServer } from '../shopServer.ts'
import type { Engine } from './walk.ts'

// Each worker loads this file again, but inherits the port from the parent process.
process.env.JOURNEYS_PORT ||= String(await findJourneysPort())
const port = Number(process.env.JOURNEYS_PORT)
const engines: readonly Engine[] = ['firefox', 'webkit']

/** Runs the walks: the shop with a new database, in Firefox and WebKitGTK, in a phone's and a desktop's width. */
export default defineConfig<{ width: number }, { engine: Engine }>({
  testDir: './walks',
  testMatch: '*.walk.ts',
  outputDir: '../../../../test-results/walks',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  reporter: [['list'], ['json']],
  use: { baseURL: `http://localhost:${port}` },
  projects: engines.flatMap((engine) =>
    [390, 1280].map((width) => ({ name: `${engine} ${width}`, use: { engine, width } })),
  ),
  webServer: { ...shopServer(port, { DATA_DIR: 'test-results/walks-shop' }), cwd: '../../../..' },
})
