import type { FastifyInstance } from 'fastify'
import { notFound } from '../contract/problem.ts'
import { problemOf } from '../contract/problems.plugin.ts'
import { acceptedLanguage } from '../sites/acceptedLanguage.ts'
import { PAGE_HEADERS, type Place } from './checkout.layout.ts'
import { awayPage, noticePage } from './confirmation.page.ts'
import { checkoutMessages } from './messages/index.ts'

/** Answers an error with a page if the client accepts HTML, and with the standard error body otherwise. */
export function answerLostBrowsers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    // Rethrow the error, so that the app-wide error handler answers.
    if (!request.headers.accept?.includes('text/html')) throw error
    const { status, headers = {} } = problemOf(error)
    if (status >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed')
    const language = acceptedLanguage(request.headers['accept-language'])
    const place: Place = { hreflang: language, home: '' }
    const messages = checkoutMessages[language]
    const reason = status === 404 || status === 400 ? 'unknown' : 'failed'
    const page = status === 503 ? awayPage(place, messages) : noticePage(place, messages, reason)
    return reply
      .code(status)
      .headers({ ...headers, ...PAGE_HEADERS })
      .send(page.text)
  })
  app.get('/checkout/*', { exposeHeadRoute: false }, async () => {
    throw notFound('This checkout does not exist')
  })
}
