import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { FastifyInstance } from 'fastify'

const SCRIPTS = [
  new URL('./assets/send.js', import.meta.url),
  new URL('./assets/request.js', import.meta.url),
  new URL('./assets/fields.js', import.meta.url),
  new URL('./assets/problems.js', import.meta.url),
  new URL('./assets/total.js', import.meta.url),
  new URL('./assets/draft.js', import.meta.url),
  new URL('./assets/placed.js', import.meta.url),
]

/** Serves the scripts of the checkout. */
export async function checkoutAssets(app: FastifyInstance): Promise<void> {
  for (const script of SCRIPTS) {
    const text = await readFile(script, 'utf8')
    app.get(`/checkout/assets/${basename(script.pathname)}`, async (_request, reply) =>
      reply
        .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=3600' })
        .send(text),
    )
  }
}
