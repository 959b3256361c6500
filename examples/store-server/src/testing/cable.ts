import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type Cable = {
  port: number
  /** Closes all connections and refuses new ones. */
  pull: () => Promise<void>
  plug: () => Promise<void>
}

/** Opens a TCP proxy to a local port. `pull` simulates a network failure and `plug` ends it. */
export async function layCable(target: number): Promise<Cable> {
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one)
      one
        .on('error', () => {})
        .once('close', () => {
          ends.delete(one)
          other.destroy()
        })
      one.pipe(other)
    }
  })
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the cable has no port')
  const { port } = address
  return {
    port,
    pull: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const end of ends) end.destroy()
      await closed
    },
    plug: () => listen(port),
  }
}
