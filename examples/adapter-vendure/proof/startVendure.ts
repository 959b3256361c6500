import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface RunningVendure {
  /** The address of its shop API. */
  readonly url: string
  stop(): Promise<void>
}

/** Starts the Vendure of `server/` as a process. It ends when this process ends, because its input closes. */
export const startVendure = async (): Promise<RunningVendure> => {
  const main = fileURLToPath(new URL('../server/main.ts', import.meta.url))
  const env = { ...process.env, VENDURE_DISABLE_TELEMETRY: 'true', NODE_OPTIONS: '' }
  const child = spawn(process.execPath, [main], { env, stdio: ['pipe', 'pipe', 'pipe'] })
  const log: string[] = []
  child.stderr.on('data', (text) => log.push(String(text)))
  const ended = once(child, 'exit')
  const ready = async (): Promise<string> => {
    for await (const line of createInterface({ input: child.stdout })) {
      log.push(`${line}\n`)
      const [, url] = /^\{"url":"([^"]+)"\}$/.exec(line) ?? []
      if (url !== undefined) return url
    }
    throw new Error(`Vendure does not start:\n${log.join('').slice(-4000)}`)
  }
  const url = await ready()
  child.stdout.resume()
  const stop = async (): Promise<void> => {
    child.kill()
    await ended
  }
  return { url, stop }
}
