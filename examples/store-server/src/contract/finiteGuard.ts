import type { FastifyInstance } from 'fastify'
import { findField } from './findField.ts'
import { Problem } from './problem.ts'

const isInfinite = (part: unknown): boolean => typeof part === 'number' && !Number.isFinite(part)

/**
 * Refuses numbers that are not finite. The contracts' validation reads `1e309` in an address as the number Infinity, which
 * every limit that is no upper limit lets pass, and which no database keeps.
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
