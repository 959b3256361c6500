import { createServer } from 'node:net'

/** Ports of the partner pages, one per test worker. The API accepts only the origins `http://localhost:{port}` of these ports. */
export const partnerPorts = (shopPort: number): readonly number[] => [shopPort + 10, shopPort + 11, shopPort + 12]

/**
 * Port of the shop whose store server a journey kills. Every shop uses its port for the storefront and the next port
 * for the store server.
 */
export const mortalShopPort = (shopPort: number): number => shopPort + 20

/** Port of the shop whose store server responds with hostile data. */
export const hostileShopPort = (shopPort: number): number => shopPort + 30

/** Port of the shop with edited content, which differs from the demonstration content. */
export const editedShopPort = (shopPort: number): number => shopPort + 40

/** Port of the shop with a support chat. The chat page uses this port plus two. */
export const chatShopPort = (shopPort: number): number => shopPort + 45

/** Returns every port that the journeys use for a shop at this port. */
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
    // Every other error means that the machine does not support this IP version, so the port is not in use.
    server.once('error', (error) => done(!('code' in error && error.code === 'EADDRINUSE')))
    server.listen(port, host, () => server.close(() => done(true)))
  })

/**
 * Returns whether all ports are free on both loopback addresses, because a browser may resolve `localhost` to either.
 */
const areFree = async (shopPort: number): Promise<boolean> => {
  for (const port of allPorts(shopPort)) {
    for (const host of ['127.0.0.1', '::1']) if (!(await isFreeAt(port, host))) return false
  }
  return true
}

// Each run of the journeys uses a block of 50 consecutive ports. All blocks lie above the ports that browsers refuse
// and below the ephemeral ports of operating systems.
const FIRST = 11_000
const BLOCK = 50
const BLOCKS = 400
const ATTEMPTS = 50

/** Returns the first ports of random blocks, so that two simultaneous runs rarely choose the same block. */
const someBlocks = (): readonly number[] =>
  Array.from({ length: ATTEMPTS }, () => FIRST + BLOCK * Math.floor(Math.random() * BLOCKS))

/** Returns the first port of a free block of ports. @throws if no candidate is free. */
export const findJourneysPort = async (candidates: readonly number[] = someBlocks()): Promise<number> => {
  for (const port of candidates) if (await areFree(port)) return port
  throw new Error('No free ports were found for the journeys: name the first of them with JOURNEYS_PORT.')
}
