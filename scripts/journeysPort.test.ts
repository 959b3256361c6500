import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { findJourneysPort, hostileShopPort, mortalShopPort, partnerPorts } from '../packages/reference-ui/e2e/ports.ts'

const servers: Server[] = []
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const server of servers.splice(0)) await new Promise((done) => server.close(done))
})

const take = async (port: number): Promise<void> => {
  const server = createServer().listen(port, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
}

/** Reads the Playwright settings in a fresh module, as each process of the end-to-end tests (journeys) does. */
const readPorts = async () => {
  vi.resetModules()
  const { default: config } = await import('../packages/reference-ui/playwright.config.ts')
  const { env = {}, url } = Object(config.webServer)
  return { port: Number(env.PORT), storePort: Number(env.STORE_PORT), url, baseURL: config.use?.baseURL }
}

it('the journeys use free ports when none is named, also when 4310 is taken', async () => {
  // The test needs a port that is in use, so ignore the error of `take` if another program already uses the port.
  await take(4310).catch(() => undefined)
  vi.stubEnv('JOURNEYS_PORT', undefined)
  const { port, storePort, url, baseURL } = await readPorts()
  expect(port).not.toBe(4310)
  expect(storePort).toBe(port + 1)
  expect(url).toBe(`http://localhost:${port}/us/en-us`)
  expect(baseURL).toBe(`http://localhost:${port}`)
  await Promise.all([port, storePort, ...partnerPorts(port)].map((free) => take(free)))
})

it('a worker of the journeys uses the port that the first process chose', async () => {
  vi.stubEnv('JOURNEYS_PORT', undefined)
  const first = await readPorts()
  await take(first.port)
  expect(await readPorts()).toEqual(first)
})

it('a port that JOURNEYS_PORT names is used', async () => {
  vi.stubEnv('JOURNEYS_PORT', '4711')
  expect((await readPorts()).port).toBe(4711)
})

it.each([
  ['the shop', (port: number) => port],
  ['its store server', (port: number) => port + 1],
  ['a partner', (port: number) => partnerPorts(port)[2] ?? 0],
  ['the shop that is killed', mortalShopPort],
  ['the store server of the hostile shop', (port: number) => hostileShopPort(port) + 1],
])('the journeys choose other ports when the port of %s is taken', async (_, portOf) => {
  const first = await findJourneysPort()
  await take(portOf(first))
  const second = await findJourneysPort()
  expect(await findJourneysPort([first, second])).toBe(second)
})

it('the error says how to name a port when none is free', async () => {
  const taken = await findJourneysPort()
  await take(taken)
  await expect(findJourneysPort([taken])).rejects.toThrow('JOURNEYS_PORT')
})
