import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

/**
 * Refuses the character NUL wherever text comes from outside: PostgreSQL keeps it in no text, so every query would fail on it.
 * Cookies are not looked at: other applications of the same host set them too.
 */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    const field = findNul({ params, query, body })
    if (field === undefined) return
    throw new Problem({
      status: 400,
      code: 'invalid_request',
      title: 'Text may not contain the character NUL',
      errors: { [field]: 'contains the character NUL' },
    })
  })
}

/** The first field with a NUL in its name or text. Not recursive: a body may be nested deeper than the stack. */
function findNul(parts: Readonly<Record<string, unknown>>): string | undefined {
  const open: [string, unknown][] = Object.entries(parts)
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [field, value] = next
    if (typeof value === 'string' && value.includes('\0')) return field
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue
    for (const [name, inner] of Object.entries(value)) {
      if (name.includes('\0')) return field
      open.push([Array.isArray(value) ? field : name, inner])
    }
  }
  return undefined
}
