import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'

/** Far above what people do: a page of the shop reads about three times, so this is some 200 pages a minute from one address. */
export const READS_PER_MINUTE = 600

/** Addresses whose reads are counted at the same time; an IPv6 address counts as its /64 network. */
const MAX_ADDRESSES = 20_000

/** The answer of the limiter, as `problems.ts` reads it. */
class TooManyReads extends Error {
  readonly statusCode = 429
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** Makes the limiter available to routes; only those that carry `limitedReads` are limited. */
export const registerReadLimit = async (app: FastifyInstance): Promise<void> => {
  let hasWarned = false
  await app.register(rateLimit, {
    global: false,
    cache: MAX_ADDRESSES,
    // The answers of the API may stand in a shared cache, where one visitor's count means nothing.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    onExceeded: ({ log, headers, ip }) => {
      if (hasWarned || headers['x-forwarded-for'] === undefined) return
      hasWarned = true
      log.warn({ ip }, 'too many reads from one address: if it is a proxy of yours, set TRUSTED_PROXIES')
    },
    errorResponseBuilder: () => new TooManyReads('Too many reads from one address'),
  })
}

/**
 * The route option that limits reads by the visitor's address. Changes have limits of their own at the store server, and what the storefront
 * reads to draw a page passes no route: it is never limited.
 */
export const limitedReads = (max: number): NonNullable<RouteShorthandOptions['config']> => ({
  rateLimit: { max, timeWindow: '1 minute', allowList: (request) => !isRead(request) },
})
