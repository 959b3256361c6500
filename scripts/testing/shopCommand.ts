import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Environment variables of the test run, which the started shop must not inherit. */
const foreign = /^(npm_|VITEST|NODE_ENV$|NODE_OPTIONS$|TEST$|STORE_PORT$|HOST_ORIGIN$|DATABASE_URL$)/

export interface ShopCommand {
  readonly pid: number
  /** The lines of output so far. */
  readonly lines: readonly string[]
  /** Resolves when the shop prints that it is open; rejects with its output when it ends before that. */
  readonly isOpen: Promise<void>
  /** The exit code, or the name of the signal. */
  readonly ended: Promise<number | string | null>
  /** Sends a signal to the npm process only, as a supervisor does. */
  readonly signal: (signal: NodeJS.Signals) => void
  /** Sends a signal to the whole process group, as a terminal does. */
  readonly signalGroup: (signal: NodeJS.Signals) => void
}

/** Runs an npm command, without the step that installs packages. */
export const npm = (command: readonly string[], env: Readonly<Record<string, string>>): ShopCommand => {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)))
  const child = spawn('npm', ['--silent', '--ignore-scripts', ...command], {
    cwd: root,
    env: { ...own, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const { pid } = child
  if (pid === undefined) throw new Error('npm cannot be started')
  const lines: string[] = []
  const ended = once(child, 'close').then(([code, signal]: (number | string | null)[]) => code ?? signal ?? null)
  const opened = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        if (line.startsWith('Cairn is open')) resolve()
      })
    }
  })
  const isOpen = Promise.race([
    opened,
    ended.then((code) => {
      throw new Error(`ended with ${code}: ${lines.join('\n')}`)
    }),
  ])
  // This handler prevents an unhandled rejection, because a test may ignore `isOpen`.
  isOpen.catch(() => undefined)
  return {
    pid,
    lines,
    isOpen,
    ended,
    signal: (signal) => process.kill(pid, signal),
    signalGroup: (signal) => process.kill(-pid, signal),
  }
}

/** Runs `npm start`. */
export const npmStart = (env: Readonly<Record<string, string>>): ShopCommand => npm(['start'], env)

/** Whether the command or a process that it started still runs. */
export const isAnyAlive = ({ pid }: ShopCommand): boolean => {
  try {
    process.kill(-pid, 0)
    return true
  } catch {
    return false
  }
}

/** Fails if a process of the command still runs after five seconds, or if the port is still in use. */
export const expectNothingLeft = async (command: ShopCommand, port: number): Promise<void> => {
  await expect.poll(() => isAnyAlive(command), { timeout: 5000, interval: 20 }).toBe(false)
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  server.close()
}
