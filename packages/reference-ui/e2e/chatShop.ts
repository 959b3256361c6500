import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endServer, startServer, startStorefront } from './startServer.ts'

export interface ChatShop {
  readonly origin: string
  /** URL of the chat page in the iframe. */
  readonly chatUrl: string
  readonly close: () => Promise<void>
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const FOLDER = 'test-results/chat-shop'

export const CHAT_GREETING = 'Hello, how can we help?'

/** Opens a fake chat provider with its own origin. The script of its page shows the greeting. */
const openChat = (port: number): Promise<Server> =>
  new Promise((done, fail) => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(`<!doctype html><html lang="en"><title>Chat</title><p></p>
<script>document.querySelector('p').textContent = ${JSON.stringify(CHAT_GREETING)}</script></html>`)
    })
    server.once('error', fail)
    server.listen(port, '127.0.0.1', () => done(server))
  })

/**
 * Opens a shop with configured contact details: the storefront at `port`, the store server at `port + 1`, and the chat
 * at `port + 2`.
 */
export const openChatShop = async (port: number): Promise<ChatShop> => {
  const origin = `http://localhost:${port}`
  const chatUrl = `http://localhost:${port + 2}/cairn`
  const env = {
    SUPPORT_PHONE: '+49 (0)30 / 5550-100',
    SUPPORT_HOURS: 'Mo–Fr 9–18 Uhr',
    SUPPORT_EMAIL: 'none',
    SUPPORT_CHAT_URL: chatUrl,
  }
  // Remove the database: a server reuses an existing catalogue when it starts, and the catalogue of an earlier run
  // would be outdated.
  rmSync(join(root, FOLDER, 'database'), { recursive: true, force: true })
  const [chat, ...servers] = await Promise.all([
    openChat(port + 2),
    startServer('examples/store-server/src/main.ts', {
      HOST_ORIGIN: origin,
      STORE_PORT: String(port + 1),
      DATA_DIR: FOLDER,
      PREBAKE: '0',
      PICTURES: 'draft',
      ALLOW_COUNTRY_OVERRIDE: '1',
      ...env,
    }),
    startStorefront(port, port + 1, origin, env),
  ])
  return {
    origin,
    chatUrl,
    close: async () => {
      chat.closeAllConnections()
      await Promise.all([
        ...servers.map((server) => endServer(server, 'SIGTERM')),
        new Promise((done) => chat.close(done)),
      ])
    },
  }
}
