import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, expect, inject, it } from 'vitest'
import { fillFolder } from '../testing/templates.ts'
import { openDatabase } from './openDatabase.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})
async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-opening-'))
  folders.push(folder)
  return folder
}

it('refuses a folder in use, and opens it with all its data once it is released', async () => {
  const dataDir = await emptyFolder()
  await fillFolder(dataDir, 'migrated')
  const first = await openDatabase({ dataDir })
  await first.database.execute(sql`CREATE TABLE notes (text text)`)
  await first.database.execute(sql`INSERT INTO notes VALUES ('kept')`)
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    `The data folder ${dataDir} is in use by another store server`,
  )
  await first.close()
  const second = await openDatabase({ dataDir })
  expect((await second.database.execute(sql`SELECT text FROM notes`)).rows).toEqual([{ text: 'kept' }])
  await second.close()
})

it('refuses a path that cannot be a folder', async () => {
  const folder = await emptyFolder()
  await writeFile(join(folder, 'file'), '')
  await expect(openDatabase({ dataDir: join(folder, 'file') })).rejects.toThrow(
    /cannot be written \(E[A-Z]+\): set DATA_DIR/,
  )
})

it('names an unreachable server without its password', async () => {
  const opening = openDatabase({ dataDir: '', databaseUrl: 'postgres://shop:hunter2@127.0.0.1:1/shop' })
  await expect(opening).rejects.toThrow(
    'PostgreSQL at 127.0.0.1:1/shop cannot be reached: nothing listens there. Check DATABASE_URL.',
  )
})

it('distinguishes a wrong password from a missing database', async () => {
  const server = inject('postgres')
  if ('failure' in server) throw new Error(server.failure)
  const wrongPassword = new URL(server.url)
  wrongPassword.password = 'wrong'
  await expect(openDatabase({ dataDir: '', databaseUrl: wrongPassword.href })).rejects.toThrow(
    'it refuses the user or password',
  )
  const nowhere = new URL(server.url)
  nowhere.pathname = '/nowhere'
  await expect(openDatabase({ dataDir: '', databaseUrl: nowhere.href })).rejects.toThrow('it has no such database')
})
