import { createActor, SimulatedClock } from 'xstate'
import { createCalls } from '../kit/createCalls.ts'
import { createTestIds } from '../kit/testIds.fixture.ts'
import type { IdentityConfig } from '../platform/identity.types.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { isPrivateEvent } from '../shared/domain.ts'
import { siteAt, sites } from '../shared/sites.ts'
import { runTurns } from '../shared/turns.fixture.ts'
import { authMachine } from './auth.machine.ts'
import { createSession } from './auth.parse.ts'
// The machine loads these modules on demand. Importing them here makes them available without a wait.
import './auth.steps.ts'
import type { AuthEvent, AuthGateway, PkceData, Session } from './auth.types.ts'
import { createAuthDomain } from './auth.view.ts'

export const NOW = Date.UTC(2026, 10, 21)
export const ORIGIN = 'https://shop.example'
export const CALLBACK = `${ORIGIN}/de/de-de/auth-callback`
export const CHANNELS = { EU: [1], US: [2] } as const

export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

export const encoded = (value: unknown): string => base64url(new TextEncoder().encode(JSON.stringify(value)))

/** Creates a token with the given claims and an invalid signature; valid for an hour unless `exp` says otherwise. */
export const tokenOf = (claims: object = {}): string =>
  `${encoded({ alg: 'RS256' })}.${encoded({ exp: NOW / 1000 + 3600, channel: 1, ...claims })}.c2ln`

export const sessionOf = (claims: object = {}): Session =>
  createSession({ accessToken: tokenOf(claims), idToken: 'id', expiresIn: 3600 }, NOW)

export const settled = (): Promise<void> => runTurns(5)

/** Creates the auth domain with a platform in memory, a provider that accepts every sign-in, and a simulated clock. */
export const open = ({
  platform,
  prefix = 'de/de-de',
  identity = {},
  ...answers
}: Partial<AuthGateway> & {
  platform?: ReturnType<typeof createMemoryPlatform>
  prefix?: string
  identity?: IdentityConfig
} = {}) => {
  const clock = new SimulatedClock()
  const world =
    platform ?? createMemoryPlatform({ href: `${ORIGIN}/${prefix}/p/fleece?size=m`, now: () => NOW + clock.now() })
  const exchanged: { href: string; redirectUri: string; pkce: PkceData }[] = []
  const begun: { redirectUri: string; uiLocales: string }[] = []
  const gateway: AuthGateway = {
    begin: async (request) => {
      begun.push(request)
      const state = `state-${crypto.randomUUID()}`
      return {
        href: `${ORIGIN}/as/authorization.oauth2?state=${state}`,
        pkce: { code_challenge: 'challenge', code_verifier: `verifier-${state}`, state },
      }
    },
    exchange: async (request) => {
      exchanged.push(request)
      return { accessToken: tokenOf({ given_name: 'Jörg' }), idToken: 'id', expiresIn: 3600 }
    },
    ...answers,
  }
  const site = siteAt(prefix, sites)
  const actor = createActor(authMachine, {
    clock,
    input: { gateway, platform: world, site, channels: CHANNELS, origin: ORIGIN, identity },
  })
  const events: AuthEvent[] = []
  actor.on('*', (event) => {
    if (isPublic(event)) events.push(event)
  })
  actor.start()
  const calls = createCalls(actor, createTestIds())
  const auth = createAuthDomain(actor, calls.start)
  const stop = () => {
    actor.stop()
    calls.stop()
  }
  const types = () => events.map(({ type }) => type)
  return { actor, auth, begun, clock, exchanged, events, now: () => world.clock.now(), platform: world, stop, types }
}

/** Whether the event is public, so that shops receive it. */
const isPublic = (event: { readonly type: string }): event is AuthEvent => !isPrivateEvent(event)

/** Starts a sign-in, waits for the redirect, and returns the `state` of the authorization URL. */
export const leave = async ({ auth, clock, platform }: ReturnType<typeof open>): Promise<string> => {
  auth.commands.signIn()
  clock.increment(300)
  await settled()
  return new URL(platform.visited.at(-1) ?? '').searchParams.get('state') ?? ''
}

/** Opens the callback page, as after the redirect of the provider: with the same storage and a new store. */
export const comeBack = (
  from: ReturnType<typeof open>,
  answers: Partial<AuthGateway> = {},
): ReturnType<typeof open> => {
  const page = open({ platform: from.platform, ...answers })
  page.actor.send({ type: 'auth.restore', session: null, now: page.now() })
  return page
}

/** Opens a page of a guest: no session is stored. */
export const anonymous = (world: Parameters<typeof open>[0] = {}) => {
  const page = open(world)
  page.actor.send({ type: 'auth.restore', session: null, now: page.now() })
  return page
}

/** Opens a page with a restored session. */
export const signedIn = (claims: object = {}) => {
  const page = open()
  page.actor.send({ type: 'auth.restore', session: sessionOf(claims), now: page.now() })
  return page
}

/** Returns all stored values that contain a PKCE verifier. */
export const verifiersIn = ({ platform }: ReturnType<typeof open>) =>
  [...platform.stored.values()].filter((text) => text.includes('verifier'))
