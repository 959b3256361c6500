import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

export type Origins = { hostOrigin: string; allowedOrigins: readonly string[] }

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * What a foreign page may do (threats C8, C9). Reading needs an exact origin on the list, never one that is reflected. Changing is refused
 * from any other origin before anything runs, also where the browser would not have asked first.
 * Callers that are not browsers send neither `Origin` nor `Sec-Fetch-Site` and carry no cookies of a victim.
 */
export async function guardBrowsers(app: FastifyInstance, origins: Origins): Promise<void> {
  const known = [origins.hostOrigin, ...origins.allowedOrigins]
  await app.register(cors, {
    origin: known,
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'accept-language'],
    exposedHeaders: ['retry-after', 'etag'],
    maxAge: 600,
  })
  app.addHook('onRequest', async (request) => {
    if (!SAFE_METHODS.has(request.method)) refuseForeign(request, known)
  })
}

/** @throws Problem 403 when a browser says that the request comes from another site. */
export function refuseForeign(request: FastifyRequest, known: readonly string[]): void {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  const foreign = origin === undefined ? site === 'cross-site' || site === 'same-site' : !known.includes(origin)
  if (foreign)
    throw new Problem({ status: 403, code: 'foreign_origin', title: 'This request may not come from another site' })
}
