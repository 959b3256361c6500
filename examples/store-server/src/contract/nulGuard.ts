import type { FastifyInstance } from 'fastify'
import { findField } from './findField.ts'
import { Problem } from './problem.ts'

const hasNul = (part: unknown): boolean => typeof part === 'string' && part.includes('\0')

/**
 * Refuses the character NUL in parameters and bodies, because PostgreSQL cannot store it and the query would fail.
 * Cookies are not checked: other applications on the same host set cookies too, and these must not fail the shop's
 * requests.
 */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    const field = findField({ params, query, body }, hasNul)
    if (field === undefined) return
    throw new Problem({
      status: 400,
      code: 'invalid_request',
      title: 'Text may not contain the character NUL',
      errors: { [field]: 'contains the character NUL' },
    })
  })
}
