import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addressBesideLoopback } from '../examples/store-server/src/testing/addressBesideLoopback.ts'
import { freePort } from '../examples/store-server/src/testing/freePort.ts'
import { expectNothingLeft, isAnyAlive, npmStart, type ShopCommand } from './testing/shopCommand.ts'
import { createShopper } from './testing/shopper.ts'

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

describe('npm start refuses with one sentence and code 1', { timeout: 15_000 }, () => {
  const refusal = async (env: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const command = type(env)
    expect(await command.ended).toBe(1)
    return command.lines
  }

  it('an invalid port', async () => {
    expect(await refusal({ PORT: 'eighty' })).toEqual([
      'PORT is "eighty", but it must be a number between 1 and 65535.',
    ])
  })

  it('a database that cannot be reached, without its password', async () => {
    const nobody = await freePort()
    expect(await refusal({ DATABASE_URL: `postgres://shop:hunter2@127.0.0.1:${nobody}/shop` })).toEqual([
      `The database at 127.0.0.1:${nobody} cannot be reached: nothing listens there; check DATABASE_URL.`,
    ])
  })

  it.each([
    ['below a file', 'file', 'file/data'],
    ['that is a file', 'file', 'file'],
  ])('a data folder %s', async (_, file, data) => {
    await writeFile(join(folder, file), '')
    expect(await refusal({ DATA_DIR: join(folder, data) })).toEqual([
      `The data folder ${join(folder, data)} cannot be written: there is a file in its place; choose another one with DATA_DIR.`,
    ])
  })

  it('a database of another kind, without its password', async () => {
    expect(await refusal({ DATABASE_URL: 'mysql://shop:hunter2@db.example/shop' })).toEqual([
      'DATABASE_URL must begin with postgres:// or postgresql://.',
    ])
  })

  it('an unknown visitor country', async () => {
    expect(await refusal({ VISITOR_COUNTRY: 'Germany' })).toEqual([
      'VISITOR_COUNTRY is "Germany", but it must be a country code, like DE.',
    ])
  })

  it('an address of another machine', async () => {
    // Reserved for documentation (RFC 5737), so no machine has this address.
    expect(await refusal({ HOST: '203.0.113.7' })).toEqual([
      'HOST is "203.0.113.7", but it must be an address of this machine, or 0.0.0.0 for all of them.',
    ])
  })

  it('a port that another program has taken at HOST', async () => {
    const other = createServer().listen(port, '0.0.0.0')
    await once(other, 'listening')
    try {
      expect(await refusal({ HOST: '0.0.0.0' })).toEqual([
        `Port ${port} is taken by another program: stop it, or choose another one, as in PORT=${port + 100}.`,
      ])
    } finally {
      other.close()
    }
  })

  it('an unknown log level', async () => {
    expect(await refusal({ LOG_LEVEL: 'foo' })).toEqual([
      'LOG_LEVEL is "foo", but it must be one of silent, error, warn, info, debug.',
    ])
  })

  it('an invalid number of proxies', async () => {
    expect(await refusal({ TRUSTED_PROXIES: 'all' })).toEqual([
      'TRUSTED_PROXIES is "all", but it must be how many proxies stand in front of the shop, 0 to 9.',
    ])
  })

  it('an address of the shop that has a path', async () => {
    expect(await refusal({ HOST_ORIGIN: 'https://shop.example/eu' })).toEqual([
      'HOST_ORIGIN is "https://shop.example/eu", but it must be an origin without a path, like https://shop.example.',
    ])
  })
})

// The first start fills a database and may have to build, so this test has a long timeout.
describe('npm start', { timeout: 120_000 }, () => {
  it('has every confirmed account, order and cart again after all its processes were killed', async () => {
    const origin = `http://localhost:${port}`
    const first = type()
    await first.isOpen
    const shopper = await createShopper(origin)
    await shopper.openAccount()
    const token = await shopper.signIn()
    await shopper.placeOrder(await shopper.fillCart(1, token), token)
    const orders = await shopper.orderNumbers(token)
    expect(orders).toHaveLength(1)
    const cart = await shopper.fillCart(3)

    first.signalGroup('SIGKILL')
    await expectNothingLeft(first, port)
    const second = type()
    await second.isOpen
    const returned = await createShopper(origin, shopper.userName)
    const fresh = await returned.signIn()
    expect(await returned.fullName(fresh)).toBe('Ada Walker')
    expect(await returned.orderNumbers(fresh)).toEqual(orders)
    expect(await returned.piecesIn(cart)).toEqual([3])

    // A terminal signals the whole process group on Ctrl-C.
    second.signalGroup('SIGINT')
    expect(await second.ended).toBe(0)
    await expectNothingLeft(second, port)
    expect(second.lines.filter((line) => !/^(Build: |Opening |Cairn is open)/.test(line))).toEqual([])
  })

  it('opens the shop at HOST and the store server on the loopback address only, and leaves no process behind when npm is asked to end', async () => {
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
})
