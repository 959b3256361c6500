import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

export type Origins = { hostOrigin: string; allowedOrigins: readonly string[] }

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Restricts requests from other origins (docs/security.md#c8, docs/security.md#c9): only listed origins may read a
 * response, and writes from any other origin are refused before a handler runs, even without a CORS preflight. Clients
 * that are not browsers send neither `Origin` nor `Sec-Fetch-Site`; they pass, because they carry no cookies of a
 * victim.
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

/**
 * Refuses a request that a page of another site has sent.
 * @throws Problem 403 when the request headers name another site as the origin.
 */
export function refuseForeign(request: FastifyRequest, known: readonly string[]): void {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  const foreign = origin === undefined ? site === 'cross-site' || site === 'same-site' : !known.includes(origin)
  if (foreign)
    throw new Problem({ status: 403, code: 'foreign_origin', title: 'This request may not come from another site' })
}
