import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { readStyle } from '../pages/hostedPage.ts'
import { CHECKOUT_SHEETS, STYLE_PATH } from './checkout.layout.ts'

const SHEETS = [...CHECKOUT_SHEETS, new URL('./assets/order.css', import.meta.url)]
const SCRIPTS = [
  new URL('./assets/send.js', import.meta.url),
  new URL('./assets/request.js', import.meta.url),
  new URL('./assets/fields.js', import.meta.url),
  new URL('./assets/total.js', import.meta.url),
  new URL('./assets/draft.js', import.meta.url),
  new URL('./assets/placed.js', import.meta.url),
]

/** Serves the style sheet and the scripts of the checkout. */
export async function checkoutAssets(app: FastifyInstance): Promise<void> {
  const serveAsset = (path: string, type: string, text: string) =>
    app.get(path, async (_request, reply) =>
      reply.headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' }).send(text),
    )
  serveAsset(STYLE_PATH, 'text/css', await readStyle(...SHEETS))
  for (const script of SCRIPTS) {
    serveAsset(`/checkout/assets/${basename(script.pathname)}`, 'text/javascript', await readFile(script, 'utf8'))
  }
}
