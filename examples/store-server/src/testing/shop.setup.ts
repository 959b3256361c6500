import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from './freePort.ts'
import { startStore } from './storeProcess.ts'
import { fillFolder } from './templates.ts'
import './provided.ts'

/** Starts one real shop with its whole catalogue for all examples of a test run; `inject('shop')` is its origin. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = String(await freePort())
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-examples-'))
  await fillFolder(dataDir, 'seeded', project.getProvidedContext().templates)
  const { address, kill } = await startStore(new URL('../main.ts', import.meta.url), {
    STORE_PORT: port,
    HOST_ORIGIN: `http://127.0.0.1:${port}`,
    // The origin of `examples/ssr`. The provider returns to this origin after a sign-in there.
    ALLOWED_ORIGINS: 'http://localhost:5175',
    DATA_DIR: dataDir,
    RATE_LIMITS: '0',
    PREBAKE: '0',
  })
  project.provide('shop', address)
  return async () => {
    await kill()
    await rm(dataDir, { recursive: true, force: true })
  }
}
