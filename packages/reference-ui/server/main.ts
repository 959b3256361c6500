import { fileURLToPath } from 'node:url'
import { createDevelopment } from './developmentRenderer.ts'
import { createProductionRenderer } from './productionRenderer.ts'
import { createStorefront } from './storefront.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = Number(process.env.PORT ?? 3000)
const origin = process.env.HOST_ORIGIN ?? `http://localhost:${port}`
const storeUrl = process.env.STORE_URL ?? 'http://127.0.0.1:4000'
const logLevel = process.env.LOG_LEVEL ?? 'error'

const development = process.env.NODE_ENV === 'development' ? await createDevelopment(root) : undefined
const renderer = development?.renderer ?? (await createProductionRenderer(`${root}dist`))
const app = await createStorefront({
  storeUrl,
  origin: new URL(origin).origin,
  renderer,
  logLevel,
  clientFolder: development ? undefined : `${root}dist/client`,
  ...(development && { serverFactory: development.serverFactory }),
})

const stop = async (): Promise<void> => {
  await Promise.all([app.close(), development?.close()])
  process.exit(0)
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

await app.listen({ port, host: '127.0.0.1' })
console.log(`ready ${origin}`)
