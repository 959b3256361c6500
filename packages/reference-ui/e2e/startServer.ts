import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Starts a server as `npm start` does, but without a restart after a crash. */
export const startServer = async (file: string, env: Readonly<Record<string, string>>): Promise<ChildProcess> => {
  const flags = ['--conditions=@cairn/source', '--disable-warning=ExperimentalWarning']
  const child = spawn(process.execPath, [...flags, '--import', './scripts/followParent.mjs', file], {
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/node', NODE_ENV: 'production', HOST: '', ...env },
    // `followParent.mjs` ends the server when its standard input closes. The tests hold the other end of this pipe, so
    // the server ends with them even after a crash.
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

export const endServer = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill(signal)
  await closed
}

/** Starts only the storefront server, in front of any store server. */
export const startStorefront = (
  port: number,
  storePort: number,
  origin: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> =>
  startServer('packages/reference-ui/server/main.ts', {
    HOST_ORIGIN: origin,
    PORT: String(port),
    STORE_URL: `http://127.0.0.1:${storePort}`,
    LOG_LEVEL: 'silent',
    ...env,
    RATE_LIMITS: '0',
  })
