// npm run dev: opens the shop from source with hot reload in all packages. A server that cannot reload its code is restarted.
import { end, endWhenAsked, isStopping, runStep, stopProcess } from './processes.mjs'
import { explain, readSettings } from './settings.mjs'
import { sayOpen, serversOf } from './shop.mjs'
import { onChange } from './watch.mjs'

const generate = () => runStep('Generate', 'turbo', ['run', 'generate', '--output-logs=errors-only'])
const isSource = (file) => !/(\.test\.tsx?|~|\.sw\w)$/.test(file)

/** Restarts a server when its source changes. A server that crashed stays down until the next change. */
const keepFresh = async (name, start, folders) => {
  let running
  const open = async () => {
    const server = await start()
    running = server
    server.once('exit', (code, signal) => {
      if (running === server && !isStopping()) {
        console.error(`The ${name} stopped (${signal ?? `code ${code}`}); it waits for a change.`)
      }
    })
  }
  await open()
  onChange(folders, isSource, async () => {
    const old = running
    running = undefined
    await stopProcess(old)
    if (isStopping()) return
    await open()
    console.log(`The ${name} was started again.`)
  })
}

endWhenAsked()
try {
  const settings = await readSettings()
  await generate()
  console.log('Opening the shop …')
  const start = serversOf(settings, 'development')
  await Promise.all([
    keepFresh('store server', start.store, ['examples/store-server/src', 'examples/garments/src', 'openapi/dist']),
    keepFresh('storefront', start.storefront, ['packages/reference-ui/server']),
  ])
  onChange(['openapi'], (file) => /^(components\/.*|[^/\\]+)\.yaml$/.test(file), generate)
  sayOpen(settings)
} catch (error) {
  if (!isStopping()) explain(error)
  await end(1)
}
