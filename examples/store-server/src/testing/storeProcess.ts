import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type StoreProcess = {
  /** The origin, `http://127.0.0.1:port`. */
  address: string
  /** Kills the process at once with SIGKILL. */
  kill: () => Promise<void>
  /** Sends SIGTERM and returns the exit code. */
  stop: () => Promise<number | null>
}

/**
 * Starts a store server as a child process and waits until the server is ready. @throws an error with the stderr output
 * if the process exits before it is ready.
 */
export async function startStore(entry: URL, env: Record<string, string>): Promise<StoreProcess> {
  const child = spawn(process.execPath, ['--conditions=@cairn/source', fileURLToPath(entry)], {
    env: { ...process.env, HOST: '', STORE_PORT: '0', PREBAKE: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk
  })
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const listening = /^ready: .*(http:\/\/127\.0\.0\.1:\d+)/.exec(line)?.[1]
      if (listening !== undefined) resolve(listening)
    })
    child.once('close', (code) => reject(new Error(`exit ${code}: ${complaint.trim()}`)))
  })
  return {
    address,
    kill: async () => {
      await end(child, 'SIGKILL')
    },
    stop: () => end(child, 'SIGTERM'),
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const closed = once(child, 'close')
  child.kill(signal)
  await closed
  return child.exitCode
}
