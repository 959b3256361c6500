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
import { chooseLanguage, type Language, messagesIn } from './messages.ts'
import { pageHeaders, renderPage } from './page.ts'

const HEADERS = { ...pageHeaders([]), ...AWAY.headers }

/**
 * Renders the page for an unavailable database. The page's link reloads the current URL with a GET: after a failed
 * submit, the link shows the form and does not submit again.
 */
function awayPage(language: Language, home: string): string {
  const messages = messagesIn(language)
  const main = html`<h1>${messages.awayTitle}</h1><p class="lead">${messages.away}</p>
<p class="onwards"><a class="primary" href="">${messages.tryAgain}</a><a href="${home}">${messages.toShop}</a></p>`
  return renderPage({ language, messages, title: messages.awayTitle, main, home })
}

/**
 * Answers browsers with a page while the database is unavailable. Other clients and other errors get the standard error
 * body.
 */
export function answerAwayPages(app: FastifyInstance, config: Config): void {
  app.setErrorHandler((error, request, reply) => {
    const { accept = '', 'accept-language': languages } = request.headers
    // Rethrow the error, so that the app-wide error handler answers.
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

/**
 * Sends the page for an unavailable database when the database fails in the provider's own routes. Without this
 * function, the provider would answer with the error `server_error`, either as a 500 or in a redirect.
 */
export function answerAway(provider: Provider): void {
  const failures = new WeakMap<object, unknown>()
  provider.on('server_error', (ctx, error) => failures.set(ctx, error))
  provider.use(async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      // The provider saves the session after its own error handling, so an error while it saves the session arrives
      // here.
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
