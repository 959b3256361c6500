import { fromCallback, fromPromise } from 'xstate'
import type { Platform } from '../platform/platform.types.ts'
import { UNCONFIRMED_SIGN_OUT } from './auth.rules.ts'
import type { AuthGateway, Intent, PkceData, Session, SignedIn } from './auth.types.ts'

export interface BeginInput {
  readonly gateway: AuthGateway
  readonly platform: Platform
  readonly redirectUri: string
  readonly uiLocales: string
  /** Where to return to, as the caller names it; the page that is open now by default. */
  readonly returnTo: string | undefined
  readonly intent: Intent | null
}

export interface Begun {
  readonly href: string
  readonly pkce: PkceData
}

export interface CompleteInput {
  readonly gateway: AuthGateway
  readonly maxSessionSeconds?: number | undefined
  readonly platform: Platform
  readonly redirectUri: string
  readonly href: string
}

export interface Completed extends SignedIn {
  readonly session: Session
  /** When it was completed, epoch milliseconds. */
  readonly now: number
}

/** Sends the time once, for the check whether the session has expired. */
export const readClock = fromCallback<{ type: 'auth.check'; now: number }, Platform>(({ input, sendBack }) =>
  sendBack({ type: 'auth.check', now: input.clock.now() }),
)

/** Comes with the first sign-in: a page that needs none does not carry it. Before the code is spent, which would be for nothing without it. */
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
