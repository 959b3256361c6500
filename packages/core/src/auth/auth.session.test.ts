import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../platform/memory.ts'
import { anonymous, NOW, ORIGIN, open, sessionOf, settled, signedIn } from './auth.fixture.ts'

test('the status is unknown until the stored session is restored', () => {
  const { actor, auth, now } = open()
  expect(auth.getSnapshot()).toMatchObject({ status: 'unknown', isAuthenticated: false, user: null })
  actor.send({ type: 'auth.restore', session: sessionOf({ given_name: 'Zoë' }), now: now() })
  expect(auth.getSnapshot()).toMatchObject({
    status: 'authenticated',
    isAuthenticated: true,
    user: { firstName: 'Zoë' },
  })
})

test('a stored user of the other store is signed out, and so is one that another tab adopts', () => {
  const restored = open()
  restored.actor.send({ type: 'auth.restore', session: sessionOf({ channel: 'US' }), now: restored.now() })
  expect(restored.events).toEqual([{ type: 'auth.signedOut', reason: 'foreign-store' }])
  const member = signedIn()
  member.actor.send({ type: 'auth.adopt', session: sessionOf({ channel: [2] }), now: member.now() })
  expect(member.events.at(-1)).toEqual({ type: 'auth.signedOut', reason: 'foreign-store' })
})

test('a session ends with its token, at the next check of the clock', async () => {
  const page = signedIn({ exp: NOW / 1000 + 12 })
  page.clock.increment(10_000)
  await settled()
  expect(page.auth.getSnapshot().isAuthenticated).toBe(true)
  page.clock.increment(5000)
  await settled()
  expect(page.auth.getSnapshot()).toMatchObject({ isAuthenticated: false, user: null, expiresAt: null })
  expect(page.events.at(-1)).toEqual({ type: 'auth.signedOut', reason: 'expired' })
})

test('an expired session ends as soon as the page becomes visible again', () => {
  let now = NOW
  const page = open()
  Object.assign(page.platform.clock, { now: () => now })
  page.actor.send({ type: 'auth.restore', session: sessionOf(), now: page.now() })
  now = NOW + 3_599_999
  page.actor.send({ type: 'auth.check', now: page.now() })
  expect(page.auth.getSnapshot().isAuthenticated).toBe(true)
  now += 1
  page.actor.send({ type: 'auth.check', now: page.now() })
  expect(page.events.at(-1)).toEqual({ type: 'auth.signedOut', reason: 'expired' })
})

test('many refused calls end one session once', () => {
  const page = signedIn()
  for (let call = 0; call < 3; call += 1) page.actor.send({ type: 'auth.reject' })
  expect(page.events.filter(({ type }) => type === 'auth.signedOut')).toEqual([
    { type: 'auth.signedOut', reason: 'unauthorized' },
  ])
})

test('signing out removes the user', () => {
  const page = signedIn()
  page.auth.commands.signOut()
  expect(page.auth.getSnapshot()).toMatchObject({ status: 'anonymous', user: null })
  expect(page.events.at(-1)).toEqual({ type: 'auth.signedOut', reason: 'requested' })
})

test('this tab follows another tab: a sign-in, the same session again, a sign-out', () => {
  const page = anonymous()
  const session = sessionOf()
  page.actor.send({ type: 'auth.adopt', session, now: page.now() })
  page.actor.send({ type: 'auth.adopt', session: { ...session }, now: page.now() })
  page.actor.send({ type: 'auth.adopt', session: null, now: page.now() })
  expect(page.events).toEqual([
    { type: 'auth.restored', session },
    { type: 'auth.signedOut', reason: 'other-tab' },
  ])
})

test('when a server keeps the tokens, this tab still follows another tab to another user', () => {
  const page = anonymous()
  const sessionFor = (given_name: string) => ({ ...sessionOf({ given_name }), accessToken: 'cookie' })
  for (const session of [sessionFor('Ada'), sessionFor('Ada'), sessionFor('Grace')])
    page.actor.send({ type: 'auth.adopt', session, now: page.now() })
  expect(page.events).toMatchObject([
    { type: 'auth.restored', session: { user: { firstName: 'Ada' } } },
    { type: 'auth.restored', session: { user: { firstName: 'Grace' } } },
  ])
})

test.each([undefined, true])(
  'a visitor without a session is reported to the effects; forgotten: %s',
  (wasForgotten) => {
    const page = open()
    const reported: unknown[] = []
    page.actor.on('@auth.anonymous', (event) => void reported.push(event))
    page.actor.send({ type: 'auth.restore', session: null, now: page.now(), ...(wasForgotten && { wasForgotten }) })
    expect(reported).toEqual([{ type: '@auth.anonymous', wasForgotten: wasForgotten ?? false, error: undefined }])
  },
)

test('the view keeps its reference until its content changes', () => {
  const page = signedIn()
  const view = page.auth.getSnapshot()
  page.clock.increment(20_000)
  expect(page.auth.getSnapshot()).toBe(view)
  expect(page.platform.navigation.href().startsWith(ORIGIN)).toBe(true)
})

test('a session that another tab or the clock has ended emits one event and leaves a guest', () => {
  const other = signedIn()
  other.actor.send({ type: 'auth.adopt', session: null, now: other.now() })
  expect(other.auth.getSnapshot().status).toBe('anonymous')
  expect(other.events.slice(1)).toEqual([{ type: 'auth.signedOut', reason: 'other-tab' }])
  const foreign = signedIn()
  foreign.actor.send({ type: 'auth.adopt', session: sessionOf({ channel: 2 }), now: foreign.now() })
  expect(foreign.auth.getSnapshot().status).toBe('anonymous')
  expect(foreign.events.slice(1)).toEqual([{ type: 'auth.signedOut', reason: 'foreign-store' }])
  let now = NOW
  const platform = createMemoryPlatform({ href: `${ORIGIN}/de/de-de`, now: () => now })
  const page = open({ platform })
  page.actor.send({ type: 'auth.restore', session: sessionOf(), now: page.now() })
  now = NOW + 3_600_000
  page.actor.send({ type: 'auth.check', now: page.now() })
  expect(page.auth.getSnapshot().status).toBe('anonymous')
  expect(page.events.slice(1)).toEqual([{ type: 'auth.signedOut', reason: 'expired' }])
})
