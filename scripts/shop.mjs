// Runs the two servers of the shop together: the storefront in front, the store server behind it.
import { end, isStopping, startServer } from './processes.mjs'

const restartPauses = [300, 1000, 2000, 4000, 8000]
const steadyAfter = 60_000

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

/** Returns one start function for each server. */
export const serversOf = ({ host, port, dataFolder, origin, storePort }, nodeEnv) => ({
  store: () =>
    startServer('store server', 'examples/store-server/src/main.ts', {
      NODE_ENV: nodeEnv,
      HOST_ORIGIN: origin,
      // Only the storefront calls the store server, so the store server always listens on the loopback address.
      HOST: '127.0.0.1',
      STORE_PORT: String(storePort),
      DATA_DIR: dataFolder,
    }),
  storefront: () =>
    startServer('storefront', 'packages/reference-ui/server/main.ts', {
      NODE_ENV: nodeEnv,
      HOST: host,
      PORT: String(port),
      STORE_URL: `http://127.0.0.1:${storePort}`,
      HOST_ORIGIN: origin,
    }),
})

/**
 * Prints the URL of the shop. On localhost it also mentions VISITOR_COUNTRY: without a proxy, the shop detects no
 * country and suggests no site.
 */
export const sayOpen = ({ origin }) => {
  const isUnknown = new URL(origin).hostname === 'localhost' && !process.env.VISITOR_COUNTRY
  console.log(`Cairn is open: ${origin}${isUnknown ? ' (VISITOR_COUNTRY=DE makes it a visit from Germany)' : ''}`)
}

/** Restarts the store server when it crashes; ends the shop when the restarts fail. */
const keepAlive = (child, start) => {
  let attempts = 0
  const restart = async () => {
    while (attempts < restartPauses.length) {
      await pause(restartPauses[attempts])
      attempts += 1
      if (isStopping()) return
      try {
        const next = await start()
        console.error('The store server answers again.')
        return watch(next)
      } catch (error) {
        if (!isStopping()) console.error(error.message)
      }
    }
    console.error('The store server does not stay up; stopping the shop.')
    await end(1)
  }
  const watch = (running) => {
    const startedAt = Date.now()
    running.once('exit', (code, signal) => {
      if (isStopping()) return
      console.error(`The store server stopped (${signal ?? `code ${code}`}); starting it again …`)
      if (Date.now() - startedAt > steadyAfter) attempts = 0
      restart()
    })
  }
  watch(child)
}

/** Starts the built shop and resolves when both servers answer. From then on a crashed store server is restarted. */
export const openShop = async (settings) => {
  const start = serversOf(settings, 'production')
  const [store, storefront] = await Promise.all([start.store(), start.storefront()])
  keepAlive(store, start.store)
  storefront.once('exit', (code, signal) => {
    if (isStopping()) return
    console.error(`The storefront stopped (${signal ?? `code ${code}`}).`)
    end(1)
  })
  sayOpen(settings)
}
