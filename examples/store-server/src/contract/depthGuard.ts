import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

/** Deeper than any body of the contracts; far below the depth at which `JSON.stringify` overflows the call stack. */
const MAX_DEPTH = 64

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}

/** Refuses bodies that are nested too deeply, because the server writes parts of them as JSON again. */
export function refuseDeep(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body }) => {
    if (!isDeeper(body, MAX_DEPTH)) return
    throw new Problem({
      status: 400,
      code: 'invalid_request',
      title: `The body may have at most ${MAX_DEPTH} levels`,
    })
  })
}
