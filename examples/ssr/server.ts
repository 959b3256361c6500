import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import type { Drawn } from './src/entry-server.tsx'

const shop = process.env.SHOP_URL ?? 'http://localhost:3000'
const root = import.meta.dirname

const server = createServer((request, response) => {
  // Vite serves the scripts and proxies the shop's paths; this server renders every other path.
  vite.middlewares(request, response, async () => {
    try {
      const url = new URL(request.url ?? '/', 'http://localhost')
      if (url.pathname !== '/') return response.writeHead(404).end()
      const page = await draw(url)
      if (page === null)
        return response.writeHead(400, { 'content-type': 'text/plain' }).end('This search is not possible.')
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=10' })
        .end(page)
    } catch (error) {
      console.error(error)
      response.writeHead(503, { 'content-type': 'text/plain' }).end('The shop cannot be reached.')
    }
  })
})

const vite = await createVite({ root, server: { middlewareMode: true, ws: { server } } })

/** Renders the HTML of the page; null when the shop rejects the search. */
const draw = async ({ pathname, searchParams }: URL): Promise<string | null> => {
  const { render } = await vite.ssrLoadModule('/src/entry-server.tsx')
  const drawn: Drawn | null = await render(shop, searchParams.get('q') ?? '')
  if (drawn === null) return null
  const { html, data } = drawn
  const template = await vite.transformIndexHtml(pathname, await readFile(join(root, 'index.html'), 'utf8'))
  const block = `<script type="application/json" id="data">${data}</script>`
  // Replace with functions: a `$` in a product name has a special meaning in a replacement string.
  return template.replace('<!--app-->', () => html).replace('<!--data-->', () => block)
}

server.listen(Number(process.env.PORT ?? 5175), '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object') console.log(`ready: http://127.0.0.1:${address.port}`)
})
