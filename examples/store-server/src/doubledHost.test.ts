import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from './database/database.ts'
import { openMemory } from './testing/memories.ts'
import { serveVerticals } from './testing/serveVerticals.ts'
import { testVerticals } from './testing/shop.ts'

let opened: OpenDatabase
let port: number
let app: Awaited<ReturnType<typeof serveVerticals>>
beforeAll(async () => {
  opened = await openMemory()
  app = await serveVerticals(opened.database, testVerticals)
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await app.close()
  await opened.close()
})

/** Sends the headers over a raw socket, because HTTP clients do not send a header twice. */
const ask = async (path: string, ...headers: readonly string[]): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${[`GET ${path} HTTP/1.1`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  return text(socket)
}

it.each(['/api/store/sites', '/livez', '/checkout/assets/send.js', '/nowhere'])(
  'a request for %s with two Host headers gets 400, even when both are equal',
  async (path) => {
    for (const second of ['Host: shop.test', 'HOST: evil.example']) {
      const answer = await ask(path, 'Host: shop.test', second)
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
      expect(answer).toContain('"code":"bad_request"')
    }
  },
)

it('a request with one Host header succeeds, whatever its other headers contain', async () => {
  expect(await ask('/livez', 'Host: shop.test', 'X-Name: host')).toMatch(/^HTTP\/1\.1 200 /)
})
