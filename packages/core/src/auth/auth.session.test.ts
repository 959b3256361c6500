import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../platform/memory.ts'
import { anonymous, NOW, ORIGIN, open, sessionOf, signedIn } from './auth.fixture.ts'

test('it is unknown who is there until the stored session was read', () => {
  const { actor, auth } = open()
  expect(auth.getSnapshot()).toMatchObject({ status: 'unknown', isAuthenticated: false, user: null })
  actor.send({ type: 'auth.restore', session: sessionOf({ given_name: 'Zoë' }) })
  expect(auth.getSnapshot()).toMatchObject({
    status: 'authenticated',
    isAuthenticated: true,
    user: { firstName: 'Zoë' },
  })
})

test('a stored user of the other store is let go, and one that another tab adopts as well', () => {
  const restored = open()
  restored.actor.send({ type: 'auth.restore', session: sessionOf({ channel: 'US' }) })
  expect(restored.facts).toEqual([{ type: 'auth.signedOut', reason: 'foreign-store' }])
  const member = signedIn()
  member.actor.send({ type: 'auth.adopt', session: sessionOf({ channel: [2] }) })
  expect(member.facts.at(-1)).toEqual({ type: 'auth.signedOut', reason: 'foreign-store' })
})

test('a session ends when its token does, at the next look at the clock', () => {
  const page = signedIn({ exp: NOW / 1000 + 12 })
  page.clock.increment(10_000)
  expect(page.auth.getSnapshot().isAuthenticated).toBe(true)
  page.clock.increment(5000)
  expect(page.auth.getSnapshot()).toMatchObject({ isAuthenticated: false, user: null, expiresAt: null })
  expect(page.facts.at(-1)).toEqual({ type: 'auth.signedOut', reason: 'expired' })
})

test('whoever looks at the page again is told at once that the session is over', () => {
  let now = NOW
  const page = open()
  Object.assign(page.platform.clock, { now: () => now })
  page.actor.send({ type: 'auth.restore', session: sessionOf() })
  now = NOW + 3_599_999
  page.actor.send({ type: 'auth.check' })
  expect(page.auth.getSnapshot().isAuthenticated).toBe(true)
  now += 1
  page.actor.send({ type: 'auth.check' })
  expect(page.facts.at(-1)).toEqual({ type: 'auth.signedOut', reason: 'expired' })
})

test('many refused calls end one session once', () => {
  const page = signedIn()
  for (let call = 0; call < 3; call += 1) page.actor.send({ type: 'auth.reject' })
  expect(page.facts.filter(({ type }) => type === 'auth.signedOut')).toEqual([
    { type: 'auth.signedOut', reason: 'unauthorized' },
  ])
})

test('signing out forgets the user', () => {
  const page = signedIn()
  page.auth.commands.signOut()
  expect(page.auth.getSnapshot()).toMatchObject({ status: 'anonymous', user: null })
  expect(page.facts.at(-1)).toEqual({ type: 'auth.signedOut', reason: 'requested' })
})

test('what another tab does is done here: signing in, the same again, signing out', () => {
  const page = anonymous()
  const session = sessionOf()
  page.actor.send({ type: 'auth.adopt', session })
  page.actor.send({ type: 'auth.adopt', session: { ...session } })
  page.actor.send({ type: 'auth.adopt', session: null })
  expect(page.facts).toEqual([
    { type: 'auth.restored', session },
    { type: 'auth.signedOut', reason: 'other-tab' },
  ])
})

test('the view keeps its reference while nothing that it shows changes', () => {
  const page = signedIn()
  const view = page.auth.getSnapshot()
  page.clock.increment(20_000)
  expect(page.auth.getSnapshot()).toBe(view)
  expect(page.platform.navigation.href().startsWith(ORIGIN)).toBe(true)
})

test('a session that another tab has ended or changed, or that the clock has ended, is lost once, and nobody is there', () => {
  const other = signedIn()
  other.actor.send({ type: 'auth.adopt', session: null })
  expect(other.auth.getSnapshot().status).toBe('anonymous')
  expect(other.facts.slice(1)).toEqual([{ type: 'auth.signedOut', reason: 'other-tab' }])
  const foreign = signedIn()
  foreign.actor.send({ type: 'auth.adopt', session: sessionOf({ channel: 2 }) })
  expect(foreign.auth.getSnapshot().status).toBe('anonymous')
  expect(foreign.facts.slice(1)).toEqual([{ type: 'auth.signedOut', reason: 'foreign-store' }])
  let now = NOW
  const platform = createMemoryPlatform({ href: `${ORIGIN}/de/de-de`, now: () => now })
  const page = open({ platform })
  page.actor.send({ type: 'auth.restore', session: sessionOf() })
  now = NOW + 3_600_000
  page.actor.send({ type: 'auth.check' })
  expect(page.auth.getSnapshot().status).toBe('anonymous')
  expect(page.facts.slice(1)).toEqual([{ type: 'auth.signedOut', reason: 'expired' }])
})
