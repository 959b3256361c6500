import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Starts a server as `npm start` does, but nobody starts it again when it dies. */
const startServer = async (file: string, env: Readonly<Record<string, string>>): Promise<ChildProcess> => {
  const flags = ['--conditions=@cairn/source', '--disable-warning=ExperimentalWarning']
  const child = spawn(process.execPath, [...flags, '--import', './scripts/followParent.mjs', file], {
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/node', NODE_ENV: 'production', ...env },
    // Its standard input is held, so that it ends with the tests, however they end.
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', (line) => said.push(line))
  await new Promise<void>((ready, fail) => {
    createInterface(child.stdout).on('line', (line) => line.startsWith('ready') && ready())
    child.once('close', () => fail(new Error(`${file} ended: ${said.join('\n')}`)))
  })
  return child
}

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill(signal)
  await closed
}

export interface MortalShop {
  readonly origin: string
  /** Ends the store server at once, with no chance to tidy up. */
  readonly killStore: () => Promise<void>
  readonly startStore: () => Promise<void>
  readonly close: () => Promise<void>
}

/** A shop whose store server can be killed: a port, the next one, and a data folder of its own. */
export const openMortalShop = async (port: number): Promise<MortalShop> => {
  const origin = `http://localhost:${port}`
  const startStore = () =>
    startServer('examples/store-server/src/main.ts', {
      HOST_ORIGIN: origin,
      STORE_PORT: String(port + 1),
      DATA_DIR: 'test-results/mortal-shop',
      RATE_LIMITS: '0',
      PREBAKE: '0',
      BLURS: '0',
      ALLOW_COUNTRY_OVERRIDE: '1',
    })
  const startStorefront = () =>
    startServer('packages/reference-ui/server/main.ts', {
      HOST_ORIGIN: origin,
      PORT: String(port),
      STORE_URL: `http://127.0.0.1:${port + 1}`,
      LOG_LEVEL: 'silent',
    })
  const servers = await Promise.all([startStore(), startStorefront()])
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
