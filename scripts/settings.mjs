// Reads the environment and refuses settings that cannot work. Each refusal is one sentence.
import { existsSync, mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** A reason not to start; its message is one sentence for the user of the command. */
export class StartError extends Error {}

/** Prints an error: a `StartError` as its message, any other error with its stack. */
export const explain = (error) => console.error(error instanceof StartError ? error.message : error)

const reasons = {
  EACCES: 'it belongs to somebody else',
  EPERM: 'it belongs to somebody else',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  ENOTDIR: 'there is a file in its place',
  EEXIST: 'there is a file in its place',
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its host is unknown',
  EAI_AGAIN: 'its host is unknown',
  EHOSTUNREACH: 'its host does not answer',
}
const reasonOf = (error) => reasons[error.code] ?? error.code ?? error.message

/** Returns an environment variable; an empty variable counts as not set. */
const given = (name) => process.env[name] || undefined

const listen = (port, host) =>
  new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(port, host, () => {
      const { port: taken } = server.address()
      server.close(() => done(taken))
    })
  })

const loopbacks = ['127.0.0.1', '::1']

const defaultHost = '127.0.0.1'

const readHost = async () => {
  const host = given('HOST') ?? defaultHost
  try {
    await listen(0, host)
  } catch {
    throw new StartError(`HOST is "${host}", but it must be an address of this machine, or 0.0.0.0 for all of them.`)
  }
  return host
}

const readPort = async (name, otherwise, host = defaultHost) => {
  const text = given(name) ?? String(otherwise)
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65535) {
    throw new StartError(`${name} is "${text}", but it must be a number between 1 and 65535.`)
  }
  for (const address of new Set([...loopbacks, host])) {
    try {
      await listen(port, address)
    } catch (error) {
      // `localhost` can mean 127.0.0.1 or ::1, so check both. A machine without IPv6 fails with another code than EADDRINUSE.
      if (address === '::1' && error.code !== 'EADDRINUSE') continue
      const reason = error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${error.code})`
      throw new StartError(`Port ${port} ${reason}: stop it, or choose another one, as in ${name}=${port + 100}.`)
    }
  }
  return port
}

const databasePatience = 3000

const checkDatabase = (text) =>
  new Promise((done, fail) => {
    const url = URL.parse(text)
    if (url === null)
      return fail(new StartError('DATABASE_URL is not an address like postgres://user:password@host/database.'))
    if (!['postgres:', 'postgresql:'].includes(url.protocol))
      return fail(new StartError('DATABASE_URL must begin with postgres:// or postgresql://.'))
    // A database URL without a host means a Unix socket, which only the driver can resolve.
    if (url.hostname === '') return done()
    const unreachable = (reason) =>
      fail(new StartError(`The database at ${url.host} cannot be reached: ${reason}; check DATABASE_URL.`))
    const socket = connect({
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port || 5432),
      timeout: databasePatience,
    })
    const end = (act) => {
      socket.destroy()
      act()
    }
    socket.once('connect', () => end(done))
    socket.once('timeout', () => end(() => unreachable('it does not answer')))
    socket.once('error', (error) => end(() => unreachable(reasonOf(error))))
  })

// Creates one level at a time, because Node's recursive mkdir never returns for paths such as /proc.
const makeFolder = (folder) => {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

const checkFolder = (folder) => {
  try {
    makeFolder(folder)
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' })
    // Test by writing: root seems to have every permission, even on a read-only disk.
    rmdirSync(mkdtempSync(join(folder, '.write-')))
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written: ${reasonOf(error)}; choose another one with DATA_DIR.`,
    )
  }
}

const readOrigin = (otherwise) => {
  const text = given('HOST_ORIGIN') ?? otherwise
  const url = URL.parse(text)
  if (!['http:', 'https:'].includes(url?.protocol) || url.origin !== text.replace(/\/$/, '')) {
    throw new StartError(
      `HOST_ORIGIN is "${text}", but it must be an origin without a path, like https://shop.example.`,
    )
  }
  return url.origin
}

const logLevels = ['silent', 'error', 'warn', 'info', 'debug']

const checkLogLevel = () => {
  const level = given('LOG_LEVEL')
  if (level === undefined || logLevels.includes(level)) return
  throw new StartError(`LOG_LEVEL is "${level}", but it must be one of ${logLevels.join(', ')}.`)
}

const checkProxies = () => {
  const proxies = given('TRUSTED_PROXIES') ?? '0'
  if (/^\d$/.test(proxies)) return
  throw new StartError(
    `TRUSTED_PROXIES is "${proxies}", but it must be how many proxies stand in front of the shop, 0 to 9.`,
  )
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

const checkVisitorCountry = () => {
  const country = given('VISITOR_COUNTRY')
  if (country === undefined || (/^[A-Za-z]{2}$/.test(country) && regions.of(country.toUpperCase()))) return
  throw new StartError(`VISITOR_COUNTRY is "${country}", but it must be a country code, like DE.`)
}

/** Reads and checks where the data is stored: the database URL and the data folder. */
export const readStorage = async () => {
  const databaseUrl = given('DATABASE_URL')
  if (databaseUrl !== undefined) await checkDatabase(databaseUrl)
  const dataFolder = resolve(root, given('DATA_DIR') ?? '.data')
  checkFolder(dataFolder)
  return { dataFolder }
}

/** Reads and checks the settings that the commands need. The servers read all others from the environment themselves. */
export const readSettings = async () => {
  checkLogLevel()
  checkProxies()
  checkVisitorCountry()
  const host = await readHost()
  const port = await readPort('PORT', 3000, host)
  const origin = readOrigin(`http://localhost:${port}`)
  const storePort = given('STORE_PORT') === undefined ? await listen(0, '127.0.0.1') : await readPort('STORE_PORT')
  return { host, port, origin, storePort, ...(await readStorage()) }
}
