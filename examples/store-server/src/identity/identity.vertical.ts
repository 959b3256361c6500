import { readFile } from 'node:fs/promises'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { refuseForeign } from '../contract/browserGuard.ts'
import { readStyle } from '../pages/hostedPage.ts'
import type { Context, Vertical } from '../vertical.ts'
import { purgeRecords } from './adapter.ts'
import { answerAwayPages } from './away.ts'
import { createAccountPages } from './createAccount.pages.ts'
import { mountProvider } from './mount.ts'
import { STYLE_PATH, SWITCH_PATH } from './page.ts'
import { createProvider } from './provider.ts'
import { shopOrigins } from './returnAddresses.ts'
import { accessTokenSeconds } from './settings.ts'
import { signInPages } from './signIn.pages.ts'
import { signOutRoute } from './signOut.ts'

const PURGE_INTERVAL_MS = 10 * 60_000

/** Adds the OpenID provider and its sign-in pages. */
export const identity: Vertical = {
  name: 'identity',
  pages: async (app, context) => {
    const { config, database, clock } = context
    const tokenSeconds = accessTokenSeconds(process.env)
    const provider = await createProvider({ config, database, clock, tokenSeconds })
    provider.on('server_error', (_ctx, error) => context.log.error({ err: error }, 'the OpenID provider failed'))
    answerAwayPages(app, config)
    await app.register(async (scope) => mountProvider(scope, context, provider))
    await app.register(async (scope) => {
      await scope.register(formbody)
      scope.addHook('onRequest', async (request) => {
        // Refuse forms from other sites, so that such a site cannot sign a visitor in or out (docs/security.md#c8). The
        // SameSite=Lax cookies are a second protection.
        if (request.method === 'POST') refuseForeign(request, shopOrigins(config))
      })
      await serveAssets(scope)
      signOutRoute(scope, context, provider)
      signInPages(scope, context, provider)
      createAccountPages(scope, context, provider)
    })
    purgeRegularly(app, context)
  },
}

async function serveAssets(app: FastifyInstance): Promise<void> {
  const cached = 'public, max-age=3600'
  const css = await readStyle(new URL('./signIn.css', import.meta.url))
  app.get(STYLE_PATH, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', cached).send(css),
  )
  const script = await readFile(new URL('./passwordSwitch.js', import.meta.url), 'utf8')
  app.get(SWITCH_PATH, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', cached).send(script),
  )
}

function purgeRegularly(app: FastifyInstance, { database, clock, log }: Context): void {
  const timer = setInterval(() => {
    purgeRecords(database, clock).catch((error: unknown) => log.warn({ err: error }, 'expired sessions stay for now'))
  }, PURGE_INTERVAL_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
