import { fromPromise } from 'xstate'
import type { Platform } from '../platform/platform.types.ts'
import { LEFT_OPEN } from './auth.rules.ts'
import type { AuthGateway, Intent, PkceData, Session, SignedIn } from './auth.types.ts'

export interface BeginInput {
  readonly gateway: AuthGateway
  readonly platform: Platform
  readonly redirectUri: string
  readonly uiLocales: string
  readonly returnTo: string | null
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
}

/** Comes with the first sign-in: a page that needs none does not carry it. Before the code is spent, which would be for nothing without it. */
const loadSteps = () => import('./auth.steps.ts')

export const beginSignIn = fromPromise<Begun, BeginInput>(async ({ input }) => {
  const { begin } = await loadSteps()
  return begin(input, input.platform.storage.get(LEFT_OPEN) === null ? undefined : 'login')
})

export const completeSignIn = fromPromise<Completed, CompleteInput>(async ({ input, signal }) => {
  const { complete } = await loadSteps()
  const completed = await complete(input, signal)
  input.platform.storage.remove(LEFT_OPEN)
  return completed
})
