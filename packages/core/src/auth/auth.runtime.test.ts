import { expect, test } from 'vitest'
import { SimulatedClock } from 'xstate'
import type { IdentityConfig } from '../platform/identity.types.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import type { EventLike } from '../shared/domain.ts'
import { environmentOf } from '../store/environmentOf.ts'
import { CALLBACK, NOW, ORIGIN, sessionOf, settled } from './auth.fixture.ts'
import { authRuntime } from './auth.runtime.ts'

/** Creates the domain as a store does, for a shop whose EU store has the channel 7 and whose US store has the channel 8. */
const create = (identity?: IdentityConfig | false) => {
  const platform = createMemoryPlatform({ href: `${ORIGIN}/de/de-de/cart`, now: () => NOW })
  const clock = new SimulatedClock()
  const events: EventLike[] = []
  const begun: string[] = []
  const instance = authRuntime.create({
    environment: environmentOf({ site: 'de/de-de', platform, channels: { EU: [7], US: [8] }, identity }),
    gateway: {
      begin: async ({ redirectUri }) => {
        begun.push(redirectUri)
        const pkce = { code_challenge: 'challenge', code_verifier: 'verifier', state: 'state' }
        return { href: `${ORIGIN}/authorize`, pkce }
      },
      exchange: () => Promise.reject(new Error('No exchange')),
    },
    settings: { clock },
    blockers: () => [],
    emit: (event) => void events.push(event),
  })
  instance.start()
  return { begun, clock, events, instance, platform }
}

test.each([
  [undefined, CALLBACK],
  [false, CALLBACK],
  [{ redirectPath: '/signed-in' }, `${ORIGIN}/de/de-de/signed-in`],
] as const)('the definition opens a domain that signs in; identity: %o, redirect: %s', async (identity, redirect) => {
  expect(authRuntime.name).toBe('auth')
  const { begun, clock, instance, platform } = create(identity)
  instance.send({ type: 'auth.restore', session: null, now: NOW })
  const outcome = instance.domain.commands.signIn()
  clock.increment(300)
  expect(await outcome).toEqual({ ok: true, value: undefined })
  expect([begun, platform.visited]).toEqual([[redirect], [`${ORIGIN}/authorize`]])
})

test('the definition gives the store the session and the events, and knows the channels of each store', async () => {
  const { events, instance } = create()
  expect(instance.getSession?.()).toBeNull()
  const session = sessionOf({ channel: 7 })
  instance.send({ type: 'auth.restore', session, now: NOW })
  await settled()
  expect(instance.getSession?.()).toBe(session)
  instance.send({ type: 'auth.adopt', session: sessionOf({ channel: 8 }), now: NOW })
  expect(instance.getSession?.()).toBeNull()
  expect(events).toEqual([
    { type: 'auth.restored', session },
    { type: 'auth.signedOut', reason: 'foreign-store' },
  ])
})
