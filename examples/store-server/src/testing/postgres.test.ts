import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startPostgres } from './postgres.ts'

/**
 * A folder with fake `id`, `groupadd` and `useradd` commands that log their calls; it is first in the PATH. The
 * commands simulate a machine without the user `postgres` until `useradd` runs; afterwards, `id` returns the ids of the
 * unprivileged user `nobody`.
 */
let machine: string
beforeEach(async () => {
  machine = await mkdtemp(join(tmpdir(), 'cairn-machine-'))
  const commands = {
    id: `test -e ${machine}/made && exec /usr/bin/id "$1" nobody`,
    groupadd: `echo "groupadd $*" >> ${machine}/calls`,
    useradd: `echo "useradd $*" >> ${machine}/calls && touch ${machine}/made`,
  }
  for (const [name, command] of Object.entries(commands)) {
    await writeFile(join(machine, name), `#!/bin/sh\n${command}\n`)
    await chmod(join(machine, name), 0o755)
  }
  await writeFile(join(machine, 'calls'), '')
  vi.stubEnv('PATH', `${machine}:${process.env.PATH}`)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(machine, { recursive: true, force: true })
})

it('starts without a postgres user: root creates one, other users run PostgreSQL themselves', async () => {
  const { url, stop } = await startPostgres()
  try {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await client.end()
  } finally {
    await stop()
  }
  const calls = await readFile(join(machine, 'calls'), 'utf8')
  expect(calls).toBe(process.getuid?.() === 0 ? 'groupadd postgres\nuseradd -g postgres postgres\n' : '')
})

it.each([0, 3])('keeps the exit code %i of a process', (code) => {
  const script = `await import('./postgres.ts'); process.exitCode = ${code}`
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
  })
  expect(status).toBe(code)
})
