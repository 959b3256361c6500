import type { FastifyInstance } from 'fastify'
import { findField } from './findField.ts'
import { Problem } from './problem.ts'

const hasNul = (part: unknown): boolean => typeof part === 'string' && part.includes('\0')

/**
 * Refuses the character NUL wherever text comes from outside: PostgreSQL keeps it in no text, so every query would fail on it.
 * Cookies are not looked at: other applications of the same host set them too.
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
