import { fileURLToPath } from 'node:url'
import { chatOrigin } from './chatOrigin.ts'
import { createDevelopment } from './developmentRenderer.ts'
import { createProductionRenderer } from './productionRenderer.ts'
import { READS_PER_MINUTE } from './readLimit.ts'
import { createStorefront } from './storefront.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const host = process.env.HOST || '127.0.0.1'
const port = Number(process.env.PORT ?? 3000)
const origin = process.env.HOST_ORIGIN ?? `http://localhost:${port}`
const storeUrl = process.env.STORE_URL ?? 'http://127.0.0.1:4000'
const logLevel = process.env.LOG_LEVEL || 'error'
// Only tests switch the rate limit off. The store server validates RATE_LIMITS, so this server does not.
const isLimited = !['0', 'false'].includes(process.env.RATE_LIMITS ?? '')

const readChatOrigin = (): string | undefined => {
  try {
    return chatOrigin(process.env.SUPPORT_CHAT_URL)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

const development = process.env.NODE_ENV === 'development' ? await createDevelopment(root) : undefined
const renderer = development?.renderer ?? (await createProductionRenderer(`${root}dist`))
const app = await createStorefront({
  storeUrl,
  origin: new URL(origin).origin,
  renderer,
  chatOrigin: readChatOrigin(),
  logLevel,
  proxies: Number(process.env.TRUSTED_PROXIES ?? 0),
  readsPerMinute: isLimited ? READS_PER_MINUTE : undefined,
  clientFolder: development ? undefined : `${root}dist/client`,
  ...(development && { serverFactory: development.serverFactory }),
})

// A page may start a slow read and then respond with "not found", so nothing awaits that read. Its rejection must not
// end the process.
process.on('unhandledRejection', (error) => app.log.error({ err: error }, 'nobody awaited this'))

/**
 * Milliseconds that a stopping server waits for responses in progress before it closes all connections. A connection
 * that a browser opened in advance and never used would delay the stop for longer.
 */
const stopPatience = 3000

const stop = async (): Promise<void> => {
  setTimeout(() => app.server.closeAllConnections(), stopPatience).unref()
  await Promise.all([app.close(), development?.close()])
  process.exit(0)
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

await app.listen({ port, host })
console.log(`ready ${origin}`)
