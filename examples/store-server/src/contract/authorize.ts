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
 * The hook for an operation's `security`. A token that is sent must hold, also where none is needed: an expired session must be told,
 * not be treated as a guest. It runs before the body is read, so that a stranger learns nothing about the contract's fields.
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
      // A token that could not be checked is no bad token: with a 401 the shopper would be signed out.
      if (isDatabaseAway(error)) throw error
      request.log.debug({ err: error }, 'access token refused')
      throw unauthorized()
    }
  }
}
