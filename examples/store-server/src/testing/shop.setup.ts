import type { TestProject } from 'vitest/node'
import { IN_MEMORY } from '../database/pglite.ts'
import { freePort } from './freePort.ts'
import { startStore } from './storeProcess.ts'
import './provided.ts'

/**
 * Starts one real in-memory shop with its whole catalogue for all examples of a test run; `inject('shop')` is its
 * origin.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = String(await freePort())
  const { address, kill } = await startStore(new URL('../main.ts', import.meta.url), {
    STORE_PORT: port,
    HOST_ORIGIN: `http://127.0.0.1:${port}`,
    DATA_DIR: IN_MEMORY,
    RATE_LIMITS: '0',
    PREBAKE: '0',
  })
  project.provide('shop', address)
  return kill
}
