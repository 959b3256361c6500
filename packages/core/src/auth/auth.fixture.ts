import { createActor, SimulatedClock } from 'xstate'
import { createMemoryPlatform } from '../platform/memory.ts'
import { siteAt, sites } from '../shared/sites.ts'
import { authMachine } from './auth.machine.ts'
import { createSession } from './auth.parse.ts'
// The machine imports it when it needs it; here it must be there within a turn.
import './auth.steps.ts'
import type { AuthFact, AuthGateway, PkceData, Session } from './auth.types.ts'
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

/** An unsigned token that holds the claims; valid for an hour unless they say otherwise. */
export const tokenOf = (claims: object = {}): string =>
  `${encoded({ alg: 'RS256' })}.${encoded({ exp: NOW / 1000 + 3600, channel: 1, ...claims })}.c2ln`

export const sessionOf = (claims: object = {}): Session =>
  createSession({ accessToken: tokenOf(claims), idToken: 'id', expiresIn: 3600 }, NOW)

export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}

/** A sign-in as the browser sees it: a page with a memory, a provider that says yes, and a clock that stands still. */
export const open = ({
  platform,
  prefix = 'de/de-de',
  ...answers
}: Partial<AuthGateway> & { platform?: ReturnType<typeof createMemoryPlatform>; prefix?: string } = {}) => {
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
    input: { gateway, platform: world, site, channels: CHANNELS, origin: ORIGIN },
  })
  const facts: AuthFact[] = []
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  const auth = createAuthDomain(actor)
  const types = () => facts.map(({ type }) => type)
  return { actor, auth, begun, clock, exchanged, facts, platform: world, types }
}

/** Presses the button and waits until the browser has left; gives the state that the provider sends back. */
export const leave = async ({ auth, clock, platform }: ReturnType<typeof open>): Promise<string> => {
  auth.commands.signIn()
  clock.increment(300)
  await settled()
  return new URL(platform.visited.at(-1) ?? '').searchParams.get('state') ?? ''
}

/** The page that the provider sends the browser to: the same storage, a fresh store. */
export const comeBack = (
  from: ReturnType<typeof open>,
  answers: Partial<AuthGateway> = {},
): ReturnType<typeof open> => {
  const page = open({ platform: from.platform, ...answers })
  page.actor.send({ type: 'auth.restore', session: null })
  return page
}

/** A visitor who is known to be nobody. */
export const anonymous = (world: Parameters<typeof open>[0] = {}) => {
  const page = open(world)
  page.actor.send({ type: 'auth.restore', session: null })
  return page
}

/** A visitor whose stored session was read. */
export const signedIn = (claims: object = {}) => {
  const page = open()
  page.actor.send({ type: 'auth.restore', session: sessionOf(claims) })
  return page
}

/** Every stored text that holds a verifier. */
export const verifiersIn = ({ platform }: ReturnType<typeof open>) =>
  [...platform.stored.values()].filter((text) => text.includes('verifier'))
