import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import { createSessionServer } from './session/createSessionServer.ts'
import { requestOf, writeResponse } from './session/node.ts'
import type { Drawn } from './src/entry-server.tsx'

const { env } = process
const shop = env.SHOP_URL ?? 'http://localhost:3000'
const port = Number(env.PORT ?? 5175)
const root = import.meta.dirname
/** The pages of this example: the search, and the page to which a sign-in returns. */
const PAGES = ['/', '/us/en-us/signed-in']
const HOME = '/us/en-us/home'

/** Creates the session server; `origin` is the origin at which the browser reaches this server. */
const createSessions = (origin: string) =>
  createSessionServer({
    origin,
    api: shop,
    issuer: env.ISSUER ?? shop,
    clientId: env.CLIENT_ID ?? 'cairn-storefront',
    clientSecret: env.CLIENT_SECRET,
    scope: 'openid profile',
    // The shop's provider accepts this path as a redirect URI on every origin in the shop's `ALLOWED_ORIGINS`.
    callbackPath: env.CALLBACK_PATH ?? '/us/en-us/auth-callback',
    homePath: HOME,
    claims: ['sub', 'given_name', 'preferred_username'],
  })
let answerSession: ReturnType<typeof createSessionServer> | null = null
let origin = env.ORIGIN ?? `http://localhost:${port}`

const server = createServer((request, response) => {
  // The session server answers the paths of sessions and services. Vite answers the paths of the scripts, and
  // `answerPage` answers every other path.
  const answerPage = async (): Promise<unknown> => {
    try {
      const url = new URL(request.url ?? '/', 'http://localhost')
      if (url.pathname === HOME) return response.writeHead(302, { location: '/' }).end()
      if (!PAGES.includes(url.pathname)) return response.writeHead(404).end()
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
  }
  answerSession ??= createSessions(origin)
  const answer = answerSession
  requestOf(request, origin)
    .then(answer)
    .then((found) =>
      found === null ? vite.middlewares(request, response, answerPage) : writeResponse(found, response),
    )
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      if (response.headersSent) response.destroy()
      else response.writeHead(502, { 'content-type': 'application/json' }).end('{"title":"The shop cannot be reached"}')
    })
})

const vite = await createVite({ root, server: { middlewareMode: true, ws: { server } } })

/** Returns the HTML of the page, or null when the shop rejects the search term. */
const draw = async ({ pathname, searchParams }: URL): Promise<string | null> => {
  const { render } = await vite.ssrLoadModule('/src/entry-server.tsx')
  const drawn: Drawn | null = await render(shop, searchParams.get('q') ?? '')
  if (drawn === null) return null
  const { html, data } = drawn
  const template = await vite.transformIndexHtml(pathname, await readFile(join(root, 'index.html'), 'utf8'))
  const block = `<script type="application/json" id="data">${data}</script>`
  // Pass functions to `replace`, because a `$` in a product name would have a special meaning in a replacement string.
  return template.replace('<!--app-->', () => html).replace('<!--data-->', () => block)
}

server.listen(port, '127.0.0.1', () => {
  const address = server.address()
  if (address === null || typeof address !== 'object') return
  if (port === 0 && env.ORIGIN === undefined) origin = `http://127.0.0.1:${address.port}`
  console.log(`ready: http://127.0.0.1:${address.port}`)
})
