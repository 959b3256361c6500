// Runs the two processes of the shop as one: the store server behind, the storefront in front.
import { spawn } from 'node:child_process'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** A reason not to start, in one sentence for whoever typed the command. */
export class StartError extends Error {}

const listens = (port) =>
  new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(port, '127.0.0.1', () => {
      const { port: given } = server.address()
      server.close(() => done(given))
    })
  })

const checkPort = async (port) => {
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new StartError('PORT is not a number between 1 and 65535.')
  try {
    await listens(port)
  } catch (error) {
    const reason = error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${error.code})`
    throw new StartError(`Port ${port} ${reason}: stop it, or choose another one, as in PORT=3100 npm start.`)
  }
}

const checkDatabase = (url) =>
  new Promise((done, fail) => {
    const unreachable = (reason) =>
      fail(
        new StartError(
          `The database of DATABASE_URL cannot be reached (${reason}): start it, or leave DATABASE_URL out.`,
        ),
      )
    if (!URL.canParse(url)) return unreachable('it is not an address')
    const { hostname, port } = new URL(url)
    const socket = connect({ host: hostname || 'localhost', port: Number(port || 5432), timeout: 3000 })
    const end = (act) => {
      socket.destroy()
      act()
    }
    socket.once('connect', () => end(done))
    socket.once('timeout', () => end(() => unreachable('no answer within 3 s')))
    socket.once('error', (error) => end(() => unreachable(error.code ?? error.message)))
  })

const checkFolder = (folder) => {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written (${error.code}): choose another one with DATA_DIR.`,
    )
  }
}

/** Reads the environment and refuses early what could not work later. */
export const readSettings = async () => {
  const port = Number(process.env.PORT ?? 3000)
  const dataFolder = resolve(root, process.env.DATA_DIR ?? '.data')
  await checkPort(port)
  if (process.env.DATABASE_URL) await checkDatabase(process.env.DATABASE_URL)
  checkFolder(dataFolder)
  const origin = process.env.HOST_ORIGIN ?? `http://localhost:${port}`
  return { port, dataFolder, origin, storePort: Number(process.env.STORE_PORT ?? (await listens(0))) }
}

/** Runs a tool to its end; its output is shown only when it fails. */
export const runStep = (label, command, args) =>
  new Promise((done, fail) => {
    const startedAt = Date.now()
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
      shell: process.platform === 'win32',
    })
    const output = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.once('error', (error) => fail(new StartError(`${label} failed: ${error.message}`)))
    child.once('exit', (code) => {
      if (code === 0) {
        console.log(`${label}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
        return done()
      }
      process.stderr.write(Buffer.concat(output))
      fail(new StartError(`${label} failed; its message stands above.`))
    })
  })

const readyPatience = 60_000
const lastLines = 20

/** Starts a Node process and waits for its line that starts with `ready`. */
const startProcess = (name, args, env) =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let isReady = false
    const said = []
    const timer = setTimeout(() => giveUp(`did not answer within ${readyPatience / 1000} s`), readyPatience)
    const giveUp = (reason) => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      // What it said itself is the better sentence.
      fail(new StartError(said.length > 0 ? said.join('\n') : `The ${name} ${reason}.`))
    }
    const listen = (stream, isError) =>
      createInterface({ input: stream }).on('line', (line) => {
        if (isReady) (isError ? console.error : console.log)(line)
        else if (line.startsWith('ready')) {
          isReady = true
          clearTimeout(timer)
          done(child)
        } else {
          said.push(line)
          if (said.length > lastLines) said.shift()
        }
      })
    listen(child.stdout, false)
    listen(child.stderr, true)
    child.once('error', (error) => giveUp(`could not be started: ${error.message}`))
    // `close` comes after the last line of what it said.
    child.once('close', (code) => isReady || giveUp(`stopped while starting (code ${code})`))
  })

const restartPauses = [300, 1000, 2000, 4000, 8000]
const steadyAfter = 60_000
const stopPatience = 5000

const stopProcess = (child) =>
  new Promise((done) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return done()
    const timer = setTimeout(() => child.kill('SIGKILL'), stopPatience)
    child.once('exit', () => {
      clearTimeout(timer)
      done()
    })
    child.kill('SIGTERM')
  })

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

/** Starts both servers, keeps the store server alive and stops both on Ctrl-C or SIGTERM. Resolves when the shop answers. */
export const openShop = async ({ port, dataFolder, origin, storePort }, { isDevelopment }) => {
  let isStopping = false
  let store
  let storefront
  const stop = async (code) => {
    if (isStopping) return
    isStopping = true
    await stopProcess(storefront)
    await stopProcess(store)
    process.exit(code)
  }
  process.on('SIGINT', () => stop(0))
  process.on('SIGTERM', () => stop(0))

  const node = ['--conditions=@cairn/source', '--disable-warning=ExperimentalWarning']
  const nodeEnv = isDevelopment ? 'development' : 'production'
  const startStore = () =>
    startProcess(
      'store server',
      [...node, ...(isDevelopment ? ['--watch', '--watch-preserve-output'] : []), 'examples/store-server/src/main.ts'],
      {
        NODE_ENV: nodeEnv,
        HOST_ORIGIN: origin,
        STORE_PORT: String(storePort),
        DATA_DIR: dataFolder,
      },
    )

  const keepAlive = (child) => {
    const startedAt = Date.now()
    child.once('exit', async (code, signal) => {
      if (isStopping) return
      console.error(`The store server stopped (${signal ?? `code ${code}`}); starting it again …`)
      if (Date.now() - startedAt > steadyAfter) attempts = 0
      await restart()
    })
  }
  let attempts = 0
  const restart = async () => {
    while (attempts < restartPauses.length) {
      await pause(restartPauses[attempts])
      attempts += 1
      if (isStopping) return
      try {
        store = await startStore()
        if (isStopping) return void (await stopProcess(store))
        console.error('The store server answers again.')
        return keepAlive(store)
      } catch (error) {
        console.error(error.message)
      }
    }
    console.error('The store server does not stay up; stopping the shop.')
    await stop(1)
  }

  const storefrontEnv = {
    NODE_ENV: nodeEnv,
    PORT: String(port),
    STORE_URL: `http://127.0.0.1:${storePort}`,
    HOST_ORIGIN: origin,
  }
  const starting = [
    startStore().then((child) => {
      store = child
    }),
    startProcess('storefront', [...node, 'packages/reference-ui/server/main.ts'], storefrontEnv).then((child) => {
      storefront = child
    }),
  ]
  try {
    await Promise.all(starting)
  } catch (error) {
    isStopping = true
    await Promise.allSettled(starting)
    await Promise.all([stopProcess(storefront), stopProcess(store)])
    throw error
  }
  if (isStopping) return
  keepAlive(store)
  storefront.once('exit', (code) => {
    if (isStopping) return
    console.error(`The storefront stopped (code ${code}).`)
    stop(1)
  })
  console.log(`Cairn is open: ${origin}`)
}

/** Says why the shop did not open, in one sentence, and ends with code 1. */
export const refuse = (error) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
