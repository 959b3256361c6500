import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { addressBesideLoopback } from '../examples/store-server/src/testing/addressBesideLoopback.ts'
import { freePort } from '../examples/store-server/src/testing/freePort.ts'
import { expectNothingLeft, isAnyAlive, npmStart, type ShopCommand } from './testing/shopCommand.ts'

let folder: string
let port: number
const commands: ShopCommand[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-start-'))
  port = await freePort()
})
afterEach(() => {
  for (const command of commands.splice(0)) if (isAnyAlive(command)) command.signalGroup('SIGKILL')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const type = (env: Readonly<Record<string, string>> = {}): ShopCommand => {
  const command = npmStart({ PORT: String(port), DATA_DIR: join(folder, 'data'), PREBAKE: '0', ...env })
  commands.push(command)
  return command
}

// `start.proof.test.ts` tests all refusals, and that nothing is lost when the processes are killed.
it('npm start refuses a taken port with one sentence and code 1', { timeout: 15_000 }, async () => {
  const other = createServer().listen(0, '127.0.0.1')
  const taken = String(await new Promise((done) => other.once('listening', () => done(Object(other.address()).port))))
  try {
    const command = type({ PORT: taken })
    expect(await command.ended).toBe(1)
    expect(command.lines).toEqual([
      `Port ${taken} is taken by another program: stop it, or choose another one, as in PORT=${Number(taken) + 100}.`,
    ])
  } finally {
    other.close()
  }
})

// The first start fills a database and may have to build, so this test has a long timeout.
it('npm start opens the shop at HOST and the store server on the loopback address only, and leaves no process behind when npm is asked to end', {
  timeout: 120_000,
}, async () => {
  const storePort = await freePort()
  const command = type({ HOST: '0.0.0.0', STORE_PORT: String(storePort) })
  await command.isOpen
  const address = addressBesideLoopback()
  expect((await fetch(`http://${address}:${port}/readyz`)).status).toBe(200)
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  await expect(fetch(`http://${address}:${storePort}/livez`)).rejects.toThrow()
  expect((await fetch(`http://127.0.0.1:${storePort}/livez`)).status).toBe(200)
  command.signal('SIGTERM')
  expect(await command.ended).toBe(0)
  await expectNothingLeft(command, port)
})
