import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'

/**
 * Maximum API reads per minute from one IP address, far above the needs of people: a page of the shop causes about
 * three reads, so this allows some 200 pages a minute.
 */
export const READS_PER_MINUTE = 600

/** Maximum number of IP addresses that are counted at the same time. An IPv6 address counts as its /64 network. */
const MAX_ADDRESSES = 20_000

/** Error of the rate limiter; `problems.ts` reads its status. */
class TooManyReads extends Error {
  readonly statusCode = 429
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** Registers the rate limiter. It applies only to routes that have `limitedReads`. */
export const registerReadLimit = async (app: FastifyInstance): Promise<void> => {
  let hasWarned = false
  await app.register(rateLimit, {
    global: false,
    cache: MAX_ADDRESSES,
    // No limit headers: a shared cache may store API responses, and one visitor's count would be wrong for others.
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
 * Returns the route option that limits reads by client address. Changes have their own limits at the store server, and
 * the reads of a server-rendered page go through no route, so they are never limited.
 */
export const limitedReads = (max: number): NonNullable<RouteShorthandOptions['config']> => ({
  rateLimit: { max, timeWindow: '1 minute', allowList: (request) => !isRead(request) },
})
