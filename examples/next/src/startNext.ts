import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '@cairn/store-server/src/testing/freePort.ts'

const folder = join(import.meta.dirname, '..')

export interface NextProcess {
  readonly address: string
  stop(): Promise<void>
}

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Starts the built shop in a process of its own, for a test, and waits until it answers. */
export const startNext = async (shop: string): Promise<NextProcess> => {
  if (!existsSync(join(folder, '.next/BUILD_ID')))
    throw new Error('examples/next is not built. Run `npx turbo run build` first.')
  const port = await freePort()
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
  const child = spawn(process.execPath, [next, 'start', '--hostname', '127.0.0.1', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', NEXT_TELEMETRY_DISABLED: '1', SHOP_URL: shop },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk
  })
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (/\bReady in\b/.test(line)) resolve()
    })
    child.once('close', (code) => reject(new Error(`next start ended with ${code}: ${complaint}`)))
  })
  return { address: `http://127.0.0.1:${port}`, stop: () => stop(child) }
}
