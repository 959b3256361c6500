// Starts the processes of a command, waits for them, and ends them together with the command.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root, StartError } from './settings.mjs'

/** A slow or busy machine needs minutes for the first start, which fills the database. */
const readyPatience = 180_000
/** Milliseconds that a server has to finish its running requests. */
const stopPatience = 10_000
const orphanInterval = 250
const lastLines = 20
const isWindows = process.platform === 'win32'

/** The newest process of each name, in the order of the first start. */
const processes = new Map()
let isEnding = false
export const isStopping = () => isEnding

const signalTo = (child, signal) => {
  // A tool runs in its own process group, because npm starts tools through a wrapper process.
  if (child.isGroup && !isWindows) process.kill(-child.pid, signal)
  else child.kill(signal)
}

/** Sends SIGTERM to a process, and SIGKILL when it does not end in time. */
export const stopProcess = (child) =>
  new Promise((done) => {
    if (!child || child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return done()
    const timer = setTimeout(() => signalTo(child, 'SIGKILL'), stopPatience)
    child.once('exit', () => {
      clearTimeout(timer)
      done()
    })
    signalTo(child, 'SIGTERM')
  })

/** Ends all processes, the last started first, and then this process. */
export const end = async (code) => {
  if (isEnding) return
  isEnding = true
  for (const child of [...processes.values()].reverse()) await stopProcess(child)
  process.exit(code)
}

/** Ends with code 0 on Ctrl-C and SIGTERM, and when the parent npm process is gone. */
export const endWhenAsked = () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0))
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => process.ppid === parent || end(0), orphanInterval).unref()
}

/** Runs a tool to its end and shows its output only on failure. */
export const runStep = (label, command, args) =>
  new Promise((done, fail) => {
    const startedAt = Date.now()
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
      shell: isWindows,
      detached: !isWindows,
    })
    child.isGroup = true
    processes.set(label, child)
    const output = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.once('error', (error) => fail(new StartError(`${label} failed: ${error.message}`)))
    child.once('close', (code) => {
      if (isEnding) return
      if (code === 0) {
        console.log(`${label}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
        return done()
      }
      process.stderr.write(Buffer.concat(output))
      fail(new StartError(`${label} failed; its message stands above.`))
    })
  })

/** Starts a server from its source, and waits until the server prints a line that starts with `ready`. */
export const startServer = (name, file, env) =>
  new Promise((done, fail) => {
    const options = ['--conditions=@cairn/source', '--disable-warning=ExperimentalWarning']
    const child = spawn(process.execPath, [...options, '--import', './scripts/followParent.mjs', file], {
      cwd: root,
      // Cache compiled code, so that the next start is faster.
      env: { NODE_COMPILE_CACHE: 'node_modules/.cache/node', ...process.env, ...env },
      stdio: 'pipe',
    })
    processes.set(name, child)
    let isReady = false
    const said = []
    const giveUp = (reason) => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      // The last lines that the server printed explain the failure better than `reason`.
      fail(new StartError(said.length > 0 ? said.join('\n') : `The ${name} ${reason}.`))
    }
    const timer = setTimeout(() => giveUp(`did not answer within ${readyPatience / 1000} s`), readyPatience)
    const read = (stream, print) =>
      createInterface({ input: stream }).on('line', (line) => {
        if (isReady) print(line)
        else if (line.startsWith('ready')) {
          isReady = true
          clearTimeout(timer)
          done(child)
        } else {
          said.push(line)
          if (said.length > lastLines) said.shift()
        }
      })
    read(child.stdout, console.log)
    read(child.stderr, console.error)
    // When a server dies, its standard input closes, which can cause a write error. Ignore this error, because the exit
    // of the server is reported separately.
    child.stdin.on('error', () => undefined)
    child.once('error', (error) => giveUp(`could not be started: ${error.message}`))
    // `close` comes after the last line of output.
    child.once('close', (code) => isReady || giveUp(`stopped while starting (code ${code})`))
  })
