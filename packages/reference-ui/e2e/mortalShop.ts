import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endServer as end, startServer, startStorefront } from './startServer.ts'

const DATA_DIR = fileURLToPath(new URL('../../../test-results/mortal-shop', import.meta.url))

export interface MortalShop {
  readonly origin: string
  /** Kills the store server at once, without a clean shutdown. */
  readonly killStore: () => Promise<void>
  readonly startStore: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Opens a shop whose store server a test can kill: the storefront at `port`, the store server at `port + 1`, and a
 * separate data folder.
 */
export const openMortalShop = async (port: number): Promise<MortalShop> => {
  const origin = `http://localhost:${port}`
  const startStore = () =>
    startServer('examples/store-server/src/main.ts', {
      HOST_ORIGIN: origin,
      STORE_PORT: String(port + 1),
      DATA_DIR,
      RATE_LIMITS: '0',
      PREBAKE: '0',
      PICTURES: 'draft',
      ALLOW_COUNTRY_OVERRIDE: '1',
    })
  // Remove the database: a server reuses an existing catalogue when it starts, and the catalogue of an earlier run
  // would be outdated.
  await rm(join(DATA_DIR, 'database'), { recursive: true, force: true })
  const servers = await Promise.all([startStore(), startStorefront(port, port + 1, origin)])
  let [store] = servers
  const [, storefront] = servers
  return {
    origin,
    killStore: () => end(store, 'SIGKILL'),
    startStore: async () => {
      store = await startStore()
    },
    close: async () => {
      await Promise.all([end(storefront, 'SIGTERM'), end(store, 'SIGTERM')])
    },
  }
}
