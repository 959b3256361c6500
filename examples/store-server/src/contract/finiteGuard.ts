import type { FastifyInstance } from 'fastify'
import { findField } from './findField.ts'
import { Problem } from './problem.ts'

const isInfinite = (part: unknown): boolean => typeof part === 'number' && !Number.isFinite(part)

/**
 * Refuses numbers that are not finite. The validator converts `1e309` in a URL to Infinity, which the database cannot
 * store and which a schema refuses only if it has a maximum.
 */
export function refuseInfinite(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ params, query, headers, body }) => {
    const field = findField({ params, query, headers, body }, isInfinite)
    if (field === undefined) return
    throw new Problem({
      status: 400,
      code: 'invalid_request',
      title: 'A number must be finite',
      errors: { [field]: 'must be a finite number' },
    })
  })
}
