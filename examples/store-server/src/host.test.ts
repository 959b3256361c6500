import { mkdtemp, rm } from 'node:fs/promises'
import { createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { type Running, run } from './run.ts'
import { createServer } from './server.ts'
import { addressBesideLoopback } from './testing/addressBesideLoopback.ts'
import { openMemory } from './testing/memories.ts'
import { testVerticals, verifyTestToken } from './testing/shop.ts'
import { fillFolder } from './testing/templates.ts'
import type { Vertical } from './vertical.ts'

let dataDir: string
let running: Running | undefined
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cairn-host-'))
  await fillFolder(dataDir, 'migrated')
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))
afterEach(async () => {
  await running?.stop()
  running = undefined
})

const start = async (env: Record<string, string>): Promise<number> => {
  const config = readConfig({ STORE_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env })
  running = await run(config, { verticals: testVerticals, verifier: () => verifyTestToken })
  return Number(new URL(running.address).port)
}
const isAnswered = (host: string, port: number): Promise<boolean> =>
  fetch(`http://${host}:${port}/livez`).then(
    ({ ok }) => ok,
    () => false,
  )

it('the store server listens on the loopback address only when HOST is unset', async () => {
  const port = await start({ HOST: '' })
  expect(await isAnswered('127.0.0.1', port)).toBe(true)
  expect(await isAnswered(addressBesideLoopback(), port)).toBe(false)
})

it('the store server listens on its HOST', async () => {
  const port = await start({ HOST: '0.0.0.0' })
  expect(await isAnswered(addressBesideLoopback(), port)).toBe(true)
})

it('the store server rejects a HOST that is no address of this machine with a one-sentence error', async () => {
  await expect(start({ HOST: '203.0.113.7' })).rejects.toThrow(
    'HOST is set to "203.0.113.7", but it must be an address of this machine.',
  )
})

it('the store server rejects a port in use with a one-sentence error', async () => {
  const other = createTcpServer().listen(0, '127.0.0.1')
  const port = await new Promise((done) => other.once('listening', () => done(Object(other.address()).port)))
  try {
    await expect(start({ STORE_PORT: String(port) })).rejects.toThrow(
      `Port ${port} is taken: stop what listens there, or set STORE_PORT to another port.`,
    )
  } finally {
    other.close()
  }
})

it.each([
  ['', '192.0.2.5'],
  ['192.0.2.0/24', '198.51.100.7'],
])(
  'the store server with STOREFRONTS "%s" resolves a request forwarded by 192.0.2.5 to the client address %s',
  async (storefronts, expected) => {
    const opened = await openMemory()
    const seen: string[] = []
    const echo: Vertical = {
      name: 'echo',
      pages: async (app) => {
        app.get('/echo', async ({ ip }) => seen.push(ip))
      },
    }
    const app = await createServer({
      config: { ...readConfig({ STOREFRONTS: storefronts }), logLevel: 'silent' },
      database: opened.database,
      verifyAccessToken: verifyTestToken,
      verticals: [...testVerticals, echo],
    })
    await app.inject({ url: '/echo', remoteAddress: '192.0.2.5', headers: { 'x-forwarded-for': '198.51.100.7' } })
    expect(seen).toEqual([expected])
    await app.close()
    await opened.close()
  },
)
