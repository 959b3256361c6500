import type { FastifyRequest } from 'fastify'

/** The schema of paths with the secret of an order link. */
export const TOKEN_PARAMS = {
  type: 'object',
  properties: { token: { type: 'string', pattern: '^[\\w-]{43}$' } },
  required: ['token'],
} as const

export type TokenRequest = FastifyRequest<{ Params: { token: string } }>

export const pathOf = ({ params }: TokenRequest): string => `/orders/${params.token}`
