import { createServer } from 'node:net'

/** Ports of the pages of another shop, one for each worker: `http://localhost:{port}` may call the API, nothing else may. */
export const partnerPorts = (shopPort: number): readonly number[] => [shopPort + 10, shopPort + 11, shopPort + 12]

/** The shop whose store server a journey kills. Each shop has its storefront on its port and its store server on the next. */
export const mortalShopPort = (shopPort: number): number => shopPort + 20

/** The shop whose store server answers with an attacker's data. */
export const hostileShopPort = (shopPort: number): number => shopPort + 30

/** The shop whose editors wrote what the demonstration content has not. */
export const editedShopPort = (shopPort: number): number => shopPort + 40

/** The shop with a support chat, whose page is served at the port after the next. */
export const chatShopPort = (shopPort: number): number => shopPort + 45

/** Every port that the journeys take, wherever their shop stands. */
const allPorts = (shopPort: number): readonly number[] => [
  ...[
    shopPort,
    mortalShopPort(shopPort),
    hostileShopPort(shopPort),
    editedShopPort(shopPort),
    chatShopPort(shopPort),
  ].flatMap((port) => [port, port + 1]),
  chatShopPort(shopPort) + 2,
  ...partnerPorts(shopPort),
]

const isFreeAt = (port: number, host: string): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer()
    // Other errors come from a machine that speaks only one of the two protocols.
    server.once('error', (error) => done(!('code' in error && error.code === 'EADDRINUSE')))
    server.listen(port, host, () => server.close(() => done(true)))
  })

/** Whether the journeys can run there: on both loopbacks, because a browser may read `localhost` as either. */
const areFree = async (shopPort: number): Promise<boolean> => {
  for (const port of allPorts(shopPort)) {
    for (const host of ['127.0.0.1', '::1']) if (!(await isFreeAt(port, host))) return false
  }
  return true
}

// Below the ports that systems hand to outgoing connections, above those that browsers refuse to open.
const FIRST = 11_000
const BLOCK = 50
const BLOCKS = 400
const ATTEMPTS = 50

/** At random, so that two runs which begin together rarely choose the same. */
const someBlocks = (): readonly number[] =>
  Array.from({ length: ATTEMPTS }, () => FIRST + BLOCK * Math.floor(Math.random() * BLOCKS))

/** The first port of a block that is free. @throws when all of them are taken. */
export const findJourneysPort = async (candidates: readonly number[] = someBlocks()): Promise<number> => {
  for (const port of candidates) if (await areFree(port)) return port
  throw new Error('No free ports were found for the journeys: name the first of them with JOURNEYS_PORT.')
}
