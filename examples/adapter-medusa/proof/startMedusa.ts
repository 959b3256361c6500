import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** What the server says about itself when it is ready. */
export interface MedusaShop {
  readonly url: string
  readonly publishableKey: string
  /** Each product with its first variant. */
  readonly products: readonly { readonly handle: string; readonly id: string; readonly variantId: string }[]
}

const SERVER = join(import.meta.dirname, '../server')
const READY = 'ready '

/** Starts a real Medusa with its own PostgreSQL and a small catalogue. `log` receives the steps with their times. */
export const startMedusa = async (
  log: (line: string) => void,
): Promise<{ readonly shop: MedusaShop; readonly stop: () => Promise<void> }> => {
  const env = { ...process.env, NODE_ENV: 'development', NODE_OPTIONS: '' }
  const server = spawn(process.execPath, ['start.ts'], { cwd: SERVER, env, stdio: ['pipe', 'pipe', 'pipe'] })
  const said: string[] = []
  server.stderr.on('data', (text) => said.push(String(text)))
  const ended = once(server, 'exit')
  const readShop = async (): Promise<MedusaShop> => {
    for await (const line of createInterface({ input: server.stdout })) {
      said.push(`${line}\n`)
      if (line.startsWith(READY)) return JSON.parse(line.slice(READY.length))
      if (/^\d+\.\d s: /.test(line)) log(line)
    }
    throw new Error(`Medusa does not start:\n${said.join('').slice(-4000)}`)
  }
  const shop = await readShop()
  server.stdout.resume()
  const stop = async (): Promise<void> => {
    // The server ends itself and PostgreSQL when its standard input closes.
    server.stdin.end()
    await ended
  }
  return { shop, stop }
}
