import type { FastifyInstance } from 'fastify'

/** The date on which the shop began to obey the signal, as the specification of Global Privacy Control asks. */
const SINCE = '2026-11-28'

/**
 * Says that the shop obeys Global Privacy Control. The pages are the same for everyone, so the server needs no header
 * `Sec-GPC`; the consent in the browser reads the signal (`src/consent/privacyControl.ts`).
 */
export const servePrivacyControl = (app: FastifyInstance): void => {
  app.get('/.well-known/gpc.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send({ gpc: true, lastUpdate: SINCE }),
  )
}
