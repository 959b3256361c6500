import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Config } from '../config.ts'
import { AWAY } from '../contract/away.ts'
import { PROBLEM_TYPE, problemBody } from '../contract/problem.ts'
import { isDatabaseAway } from '../database/away.ts'
import { html } from '../pages/html.ts'
import { acceptedLanguage } from '../sites/acceptedLanguage.ts'
import { lastShop } from './lastShop.ts'
import { pageHeaders, renderPage } from './page.ts'
import { chooseLanguage, type Language, wordsIn } from './words.ts'

const HEADERS = { ...pageHeaders([]), ...AWAY.headers }

/** The link leads to the address itself: a form that was sent is opened again, and not sent again. */
function awayPage(language: Language, home: string): string {
  const words = wordsIn(language)
  const main = html`<h1>${words.awayTitle}</h1><p class="lead">${words.away}</p>
<p class="onwards"><a class="primary" href="">${words.tryAgain}</a><a href="${home}">${words.toShop}</a></p>`
  return renderPage({ language, words, title: words.awayTitle, main, home })
}

/** Answers browsers with a page while the database cannot be reached; programs and other errors get the problem of the shop. */
export function answerAwayPages(app: FastifyInstance, config: Config): void {
  app.setErrorHandler((error, request, reply) => {
    const { accept = '', 'accept-language': languages } = request.headers
    // Thrown again it reaches the shop's own handler.
    if (!accept.includes('text/html') || !isDatabaseAway(error)) throw error
    request.log.error({ err: error, requestId: request.id }, 'request failed')
    const shop = lastShop(request, config)
    const language = shop === undefined ? acceptedLanguage(languages) : chooseLanguage(undefined, `${shop}/`)
    return reply
      .code(AWAY.status)
      .headers(HEADERS)
      .send(awayPage(language, shop ?? '/'))
  })
}

/** The same for what the provider answers itself: it would make each of them its `server_error`, a 500 or a redirect. */
export function answerAway(provider: Provider): void {
  const failures = new WeakMap<object, unknown>()
  provider.on('server_error', (ctx, error) => failures.set(ctx, error))
  provider.use(async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      // The session is saved after everything else, where the provider itself catches nothing.
      if (!isDatabaseAway(error)) throw error
      failures.set(ctx, error)
    }
    if (isDatabaseAway(failures.get(ctx))) sendAway(ctx)
  })
}

type Answerable = Pick<KoaContextWithOIDC, 'accepts' | 'body' | 'get' | 'remove' | 'set' | 'status'>

function sendAway(ctx: Answerable): void {
  ctx.remove('location')
  ctx.status = AWAY.status
  if (ctx.accepts('json', 'html') === 'html') {
    ctx.set(HEADERS)
    ctx.body = awayPage(acceptedLanguage(ctx.get('accept-language') || undefined), '/')
    return
  }
  ctx.set({ 'content-type': PROBLEM_TYPE, 'cache-control': 'no-store', ...AWAY.headers })
  ctx.body = JSON.stringify(problemBody(AWAY, randomUUID()))
}
