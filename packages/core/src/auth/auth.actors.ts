import { fromPromise } from 'xstate'
import type { Platform } from '../platform/platform.types.ts'
import { UNCONFIRMED_SIGN_OUT } from './auth.rules.ts'
import type { BeginInput, Begun, Completed, CompleteInput, Renewed, RenewInput } from './auth.steps.ts'

/** Returns the current time in epoch milliseconds, for the expiry check. */
export const readClock = fromPromise<number, Platform>(async ({ input }) => input.clock.now())

/**
 * Loads the sign-in steps only when they are needed, so that other pages do not load them. The code exchange comes
 * after this load, so a failed load does not use up the authorization code.
 */
const loadSteps = () => import('./auth.steps.ts')

export const beginSignIn = fromPromise<Begun, BeginInput>(async ({ input }) => {
  const { begin } = await loadSteps()
  return begin(input, input.platform.storage.get(UNCONFIRMED_SIGN_OUT) === null ? undefined : 'login')
})

export const completeSignIn = fromPromise<Completed, CompleteInput>(async ({ input, signal }) => {
  const { complete } = await loadSteps()
  const completed = await complete(input, signal)
  input.platform.storage.remove(UNCONFIRMED_SIGN_OUT)
  return completed
})

export const renewSession = fromPromise<Renewed, RenewInput>(async ({ input, signal }) => {
  const { renew } = await loadSteps()
  return renew(input, signal)
})
