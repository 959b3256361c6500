import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

/** Returns a port that is free now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

export interface Running {
  /** Ends the process and its children. */
  stop(): Promise<void>
}

interface Start {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Runs a command to its end, and returns its output. Throws with the last lines of the output when it fails. */
export const run = ({ command, args, cwd, env = {} }: Start): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk
      })
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.slice(-2000)}`))
    })
  })

/** Ends a process and its children. The negative id stands for the whole process group, which the process leads. */
const kill = (child: ChildProcess): boolean =>
  child.exitCode === null && child.signalCode === null && child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')

const end = async (child: ChildProcess): Promise<void> => {
  const closed = new Promise((resolve) => child.once('close', resolve))
  if (kill(child)) await closed
}

const isAnswered = async (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts a server, and waits until `url` answers. Throws with the last lines of its output when it ends or takes too long. */
export const start = async (
  { command, args, cwd, env = {} }: Start,
  url: string,
  seconds: number,
): Promise<Running> => {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  let failure: Error | null = null
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-4000)
    })
  child.once('error', (error) => {
    failure = error
  })
  const stop = () => end(child)
  // This program may exit before it calls `stop`. The server must then end too.
  process.once('exit', () => kill(child))
  for (let waited = 0; waited < seconds * 4; waited += 1) {
    if (failure !== null) throw failure
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}:\n${output}`)
    if (await isAnswered(url)) return { stop }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  await stop()
  throw new Error(`${command} did not answer at ${url} in ${seconds} seconds:\n${output}`)
}
