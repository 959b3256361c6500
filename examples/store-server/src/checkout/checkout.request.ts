import type { FastifyRequest } from 'fastify'

/** The cookie that binds a checkout to one browser. */
export const SESSION_COOKIE = 'checkout_session'

export const PARAMS = {
  type: 'object',
  properties: { id: { type: 'string', pattern: '^[\\w-]{43}$' } },
  required: ['id'],
} as const

export type CheckoutRequest = FastifyRequest<{ Params: { id: string } }>
