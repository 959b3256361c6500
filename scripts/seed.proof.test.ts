import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../examples/store-server/src/database/openDatabase.ts'
import { freePort } from '../examples/store-server/src/testing/freePort.ts'
import { fillFolder } from '../examples/store-server/src/testing/templates.ts'
import { isAnyAlive, npm, npmStart, type ShopCommand } from './testing/shopCommand.ts'

let folder: string
let port: number
const commands: ShopCommand[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-seed-'))
  await fillFolder(folder, 'migrated')
  port = await freePort()
}, 120_000)
afterEach(() => {
  for (const command of commands.splice(0)) if (isAnyAlive(command)) command.signalGroup('SIGKILL')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const seed = async (...args: string[]): Promise<{ code: unknown; lines: readonly string[] }> => {
  const command = npm(['run', 'seed', '--', ...args], { DATA_DIR: folder })
  commands.push(command)
  return { code: await command.ended, lines: command.lines }
}

// Simulates a merchant who started with older demonstration data, changed a product, and now runs a newer version of
// the shop.
const growCatalogue = async (): Promise<void> => {
  const { database, close } = await openDatabase({ dataDir: folder })
  await database.execute("UPDATE products SET slug = 'own-product' WHERE id = 101")
  await database.execute("UPDATE seed_edition SET edition = 'demonstration-0'")
  await close()
}

const findOwnProduct = async (): Promise<unknown> => {
  const { database, close } = await openDatabase({ dataDir: folder })
  const { rows } = await database.execute("SELECT id FROM products WHERE slug = 'own-product'")
  await close()
  return rows
}

// `seedCommand.proof.test.ts` tests what each flag does; these tests only start the command.
describe('npm run seed', { timeout: 120_000 }, () => {
  it('fills the database; npm start then keeps the changes of a merchant and names the command for newer data', async () => {
    expect(await seed()).toEqual({ code: 0, lines: [expect.stringMatching(/^Filled the catalogue of /)] })
    await growCatalogue()

    const shop = npmStart({ PORT: String(port), DATA_DIR: folder, PREBAKE: '0' })
    commands.push(shop)
    await shop.isOpen
    expect(await seed('--replace')).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^The data folder .* is in use by another store server: stop that one/)],
    })
    shop.signalGroup('SIGINT')
    await shop.ended
    expect(shop.lines.filter((line) => line.includes('npm run seed'))).toHaveLength(1)
    expect(await findOwnProduct()).toEqual([{ id: 101 }])
  })

  it('refuses an unknown flag with one sentence and code 1', async () => {
    expect(await seed('--everything')).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^npm run seed takes --replace .* not "--everything"\.$/)],
    })
  })

  it('refuses a database that does not answer with one sentence and code 1', async () => {
    const nobody = await freePort()
    const command = npm(['run', 'seed'], {
      DATA_DIR: folder,
      DATABASE_URL: `postgres://shop:hunter2@127.0.0.1:${nobody}/shop`,
    })
    commands.push(command)
    expect([await command.ended, command.lines]).toEqual([
      1,
      [`The database at 127.0.0.1:${nobody} cannot be reached: nothing listens there; check DATABASE_URL.`],
    ])
  })
})
