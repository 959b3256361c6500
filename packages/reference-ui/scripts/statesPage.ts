import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const page = new URL('../src/states/index.html', import.meta.url)

/** Serves the state gallery at `/__states` in the development server only. A production build does not contain it. */
export const statesPage = (): Plugin => ({
  name: 'states-page',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/__states', async (request, response, next) => {
      try {
        const html = await server.transformIndexHtml(request.originalUrl ?? '/__states', await readFile(page, 'utf8'))
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(html)
      } catch (error) {
        next(error)
      }
    })
  },
})
