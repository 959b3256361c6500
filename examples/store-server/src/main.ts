import { systemClock } from './clock.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database/database.ts'
import { accessTokenVerifier } from './identity/verifyAccessToken.ts'
import { createServer } from './server.ts'
import { errorCode, StartError } from './startError.ts'

/** Loopback only: the storefront's server is the door to the world. */
const HOST = '127.0.0.1'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const { database, close, description } = await openDatabase(config)
  const stop = async (app?: { close: () => Promise<unknown> }) => {
    await app?.close()
    await close()
  }
  try {
    const app = await createServer({
      config,
      database,
      verifyAccessToken: accessTokenVerifier(config, database, systemClock),
    })
    const address = await app.listen({ host: HOST, port: config.port }).catch((error: unknown) => {
      if (errorCode(error) !== 'EADDRINUSE') throw error
      throw new StartError(`Port ${config.port} is taken: stop what listens there, or set STORE_PORT to another port.`)
    })
    console.log(`ready: the store server listens on ${address} (${description})`)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        void stop(app).then(() => process.exit(0))
      })
    }
  } catch (error) {
    await stop()
    throw error
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
