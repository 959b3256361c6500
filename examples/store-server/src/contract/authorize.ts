import type { FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../database/away.ts'
import type { Claims, VerifyAccessToken } from './claims.ts'
import type { SecurityRequirement } from './documents.ts'
import { unauthorized } from './problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    claims: Claims | null
  }
}

const SCHEME = 'bearer'

/**
 * Returns the hook for an operation's `security`; it runs before the body is parsed, so an unauthorised caller learns
 * nothing about the fields of the body. A token must be valid even if the operation requires none, so that an expired
 * session gets a 401 instead of a guest's response.
 */
export function authorize(
  security: readonly SecurityRequirement[],
  verify: VerifyAccessToken,
): ((request: FastifyRequest) => Promise<void>) | undefined {
  if (!security.some((requirement) => SCHEME in requirement)) return undefined
  const required = security.every((requirement) => SCHEME in requirement)
  return async (request) => {
    const header = request.headers.authorization
    if (header === undefined) {
      if (required) throw unauthorized()
      return
    }
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1]
    if (token === undefined) throw unauthorized()
    try {
      request.claims = await verify(token)
    } catch (error) {
      // Rethrow: the token may be valid, and a 401 would sign the shopper out.
      if (isDatabaseAway(error)) throw error
      request.log.debug({ err: error }, 'access token refused')
      throw unauthorized()
    }
  }
}
