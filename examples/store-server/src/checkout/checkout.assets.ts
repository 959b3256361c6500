import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { readStyle } from '../pages/hostedPage.ts'
import { CHECKOUT_SHEETS, PLACED_SCRIPT_PATH, SCRIPT_PATH, STYLE_PATH } from './checkout.layout.ts'

const SHEETS = [...CHECKOUT_SHEETS, new URL('./assets/order.css', import.meta.url)]
const SCRIPT = new URL('./assets/send.js', import.meta.url)
const PLACED_SCRIPT = new URL('./assets/placed.js', import.meta.url)

/** Serves the style sheet and the scripts of the checkout. */
export async function checkoutAssets(app: FastifyInstance): Promise<void> {
  const serveAsset = (path: string, type: string, text: string) =>
    app.get(path, async (_request, reply) =>
      reply.headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' }).send(text),
    )
  serveAsset(STYLE_PATH, 'text/css', await readStyle(...SHEETS))
  serveAsset(SCRIPT_PATH, 'text/javascript', await readFile(SCRIPT, 'utf8'))
  serveAsset(PLACED_SCRIPT_PATH, 'text/javascript', await readFile(PLACED_SCRIPT, 'utf8'))
}
