import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { readStyle } from '../pages/hostedPage.ts'
import { CHECKOUT_SHEETS, STYLE_PATH } from './checkout.layout.ts'

const SHEETS = [...CHECKOUT_SHEETS, new URL('./assets/order.css', import.meta.url)]
const SCRIPTS = ['send', 'request', 'fields', 'total', 'draft', 'placed']

/** Serves the style sheet and the scripts of the checkout. */
export async function checkoutAssets(app: FastifyInstance): Promise<void> {
  const serveAsset = (path: string, type: string, text: string) =>
    app.get(path, async (_request, reply) =>
      reply.headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' }).send(text),
    )
  serveAsset(STYLE_PATH, 'text/css', await readStyle(...SHEETS))
  for (const name of SCRIPTS) {
    const script = await readFile(new URL(`./assets/${name}.js`, import.meta.url), 'utf8')
    serveAsset(`/checkout/assets/${name}.js`, 'text/javascript', script)
  }
}
