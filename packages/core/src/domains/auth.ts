import { httpAuth } from '../api/httpGateways.ts'
import { authRuntime } from '../auth/auth.runtime.ts'
import type { AuthTypes } from '../auth/auth.types.ts'
import { authEffects } from '../effects/auth.effects.ts'
import { adoptUser, restoreUser } from '../effects/persistence.ts'
import { shouldEndSession } from '../effects/shouldEndSession.ts'
import { publish } from '../kit/publish.ts'
import { createAuthenticatedCalls } from '../store/authenticatedCalls.ts'
import { authAnswers } from '../store/portAnswers.ts'

/** The domain `auth` with its effects and its default gateway: `createStore({ domains: [auth] })`. */
export const auth = publish<AuthTypes>()({
  ...authRuntime,
  answers: authAnswers,
  effects: authEffects,
  createGateway: httpAuth,
  restore: restoreUser,
  session: {
    authenticate: ({ environment, getAccessToken, send }) =>
      createAuthenticatedCalls({
        currentToken: getAccessToken,
        readStored: () => adoptUser(environment, send),
        failed: (error) => {
          if (shouldEndSession(error, environment.onNetworkError)) send({ type: 'auth.reject' })
        },
      }),
    restoreFailed: (error) => ({ type: 'auth.restoreFailed' as const, error }),
  },
})
