import { expect, test } from 'vitest'
import { StoreError } from '../shared/errors.ts'
import { unwrap } from '../shared/outcome.fixture.ts'
import {
  anonymous,
  CALLBACK,
  comeBack,
  leave,
  NOW,
  ORIGIN,
  open,
  sessionOf,
  settled,
  signedIn,
  tokenOf,
} from './auth.fixture.ts'
import { persistTransaction } from './auth.transaction.ts'

test('returning during the delay before the redirect cancels the sign-in, and the next sign-in redirects once', async () => {
  const page = anonymous()
  page.auth.commands.signIn()
  page.clock.increment(299)
  page.actor.send({ type: 'auth.returned' })
  expect(page.auth.getSnapshot().status).toBe('anonymous')
  page.clock.increment(1000)
  await settled()
  expect([page.begun, page.platform.visited]).toEqual([[], []])
  page.auth.commands.signIn()
  page.clock.increment(300)
  await settled()
  expect([page.begun.length, page.platform.visited.length]).toEqual([1, 1])
})

test('returning during the preparation cancels the sign-in, however late the preparation ends', async () => {
  const begun: (() => void)[] = []
  const pkce = { code_challenge: 'challenge', code_verifier: 'verifier', state: 'state' }
  const page = anonymous({
    begin: () =>
      new Promise((resolve) => begun.push(() => resolve({ href: `${ORIGIN}/as/authorization.oauth2`, pkce }))),
  })
  page.auth.commands.signIn()
  page.clock.increment(300)
  await settled()
  expect(begun).toHaveLength(1)
  page.actor.send({ type: 'auth.returned' })
  begun[0]?.()
  await settled()
  expect([page.platform.visited, page.auth.getSnapshot().status, page.types()]).toEqual([[], 'anonymous', []])
})

test('signing out while a callback waits for its stored value ends the wait', async () => {
  const page = anonymous()
  const outcome = unwrap(page.auth.commands.complete(`${CALLBACK}?code=abc&state=lost`)).catch(
    (cause: unknown) => cause,
  )
  await settled()
  expect(page.auth.getSnapshot().status).toBe('exchanging')
  page.auth.commands.signOut()
  expect(await outcome).toMatchObject({ code: 'ABORTED' })
  page.clock.increment(10_000)
  await settled()
  expect(page.exchanged).toEqual([])
  expect(page.events).toEqual([{ type: 'auth.signedOut', reason: 'requested' }])
  expect(page.auth.getSnapshot()).toMatchObject({ status: 'anonymous', isAuthenticated: false, error: null })
})

test.each([
  ['that is over', sessionOf({ exp: NOW / 1000 - 1 }), 'anonymous', [{ type: 'auth.signedOut', reason: 'expired' }]],
  ['of the other store', sessionOf({ channel: 2 }), 'anonymous', [{ type: 'auth.signedOut', reason: 'foreign-store' }]],
  ['that counts', sessionOf(), 'authenticated', [{ type: 'auth.restored' }]],
  ['that is not there', null, 'anonymous', []],
] as const)('a stored session %s, restored at the start', (_, session, status, events) => {
  const page = open()
  expect(page.auth.getSnapshot().status).toBe('unknown')
  page.actor.send({ type: 'auth.restore', session, now: page.now() })
  expect(page.auth.getSnapshot().status).toBe(status)
  expect(page.events).toMatchObject(events)
  expect(page.events).toHaveLength(events.length)
})

test.each([
  ['auth.signOut', 'requested'],
  ['auth.reject', 'unauthorized'],
] as const)('%s ends a session at once, and only once', (type, reason) => {
  const page = signedIn()
  page.actor.send({ type })
  page.actor.send({ type })
  expect(page.auth.getSnapshot()).toMatchObject({ status: 'anonymous', user: null })
  expect(page.events.slice(1)).toEqual([{ type: 'auth.signedOut', reason }])
})

test('after a return with the back button the user can sign in again', async () => {
  const page = anonymous()
  await leave(page)
  expect(page.auth.getSnapshot().status).toBe('leaving')
  page.actor.send({ type: 'auth.returned' })
  expect(page.auth.getSnapshot().status).toBe('anonymous')
  await leave(page)
  expect(page.platform.visited).toHaveLength(2)
})

test('signing out during the exchange of the code signs nobody in, however late the tokens arrive', async () => {
  const before = anonymous()
  const state = await leave(before)
  const exchange = Promise.withResolvers<{ accessToken: string; idToken: string; expiresIn: number }>()
  const page = comeBack(before, { exchange: () => exchange.promise })
  const outcome = unwrap(page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`)).catch(
    (cause: unknown) => cause,
  )
  await settled()
  page.auth.commands.signOut()
  exchange.resolve({ accessToken: tokenOf(), idToken: 'id', expiresIn: 3600 })
  expect(await outcome).toMatchObject({ code: 'ABORTED' })
  await settled()
  expect(page.events).toEqual([{ type: 'auth.signedOut', reason: 'requested' }])
  expect(page.auth.getSnapshot()).toMatchObject({ status: 'anonymous', user: null })
})

const own = sessionOf({ given_name: 'Ada' })
const other = sessionOf({ given_name: 'Grace' })
const foreign = sessionOf({ channel: 2 })

test.each([
  ['nobody', 'somebody', null, other, 'Grace', [{ type: 'auth.restored' }]],
  ['nobody', 'nobody', null, null, undefined, []],
  ['nobody', 'a customer of the other store', null, foreign, undefined, []],
  ['somebody', 'the same', own, own, 'Ada', []],
  ['somebody', 'somebody else', own, other, 'Grace', [{ type: 'auth.restored' }]],
  ['somebody', 'nobody', own, null, undefined, [{ type: 'auth.signedOut', reason: 'other-tab' }]],
  [
    'somebody',
    'a customer of the other store',
    own,
    foreign,
    undefined,
    [{ type: 'auth.signedOut', reason: 'foreign-store' }],
  ],
] as const)('%s is signed in in this tab, and %s in another tab', (_here, _there, here, there, firstName, emitted) => {
  const page = open()
  page.actor.send({ type: 'auth.restore', session: here, now: page.now() })
  const known = page.events.length
  page.actor.send({ type: 'auth.adopt', session: there, now: page.now() })
  expect(page.auth.getSnapshot().user?.firstName).toBe(firstName)
  expect(page.events.slice(known)).toMatchObject(emitted)
  expect(page.events.slice(known)).toHaveLength(emitted.length)
})

test('a check of the clock ends an expired session, and no other', () => {
  const page = signedIn({ exp: NOW / 1000 + 2 })
  page.actor.send({ type: 'auth.check', now: page.now() })
  expect(page.auth.getSnapshot().isAuthenticated).toBe(true)
  page.clock.increment(2000)
  page.actor.send({ type: 'auth.check', now: page.now() })
  page.actor.send({ type: 'auth.check', now: page.now() })
  expect(page.events.slice(1)).toEqual([{ type: 'auth.signedOut', reason: 'expired' }])
})

test.each([
  ['without an answer', CALLBACK],
  ['that was used', `${CALLBACK}?code=abc&state=used`],
  ['that the provider refused', `${CALLBACK}?error=access_denied`],
])('a callback %s does not redirect and does not end the session', async (_, href) => {
  const page = signedIn()
  expect(await unwrap(page.auth.commands.complete(href))).toEqual({ returnTo: null, intent: null })
  expect(page.auth.getSnapshot()).toMatchObject({ isAuthenticated: true, error: null })
  expect(page.types()).toEqual(['auth.restored'])
})

test('a forged callback beside a pending sign-in is an error and does not end the session', async () => {
  const before = anonymous()
  await leave(before)
  const page = open({ platform: before.platform })
  page.actor.send({ type: 'auth.restore', session: own, now: page.now() })
  await expect(unwrap(page.auth.commands.complete(`${CALLBACK}?code=abc&state=forged`))).rejects.toMatchObject({
    code: 'SIGN_IN',
  })
  expect(page.auth.getSnapshot().isAuthenticated).toBe(true)
  expect([page.types(), page.exchanged]).toEqual([['auth.restored', 'auth.failed'], []])
})

test.each([
  ['nobody is there', null, ['leaving', ['/de/de-de/cart']]],
  ['the stored session is over', sessionOf({ exp: NOW / 1000 - 1 }), ['leaving', ['/de/de-de/cart']]],
  ['somebody is signed in already', sessionOf(), ['authenticated', []]],
] as const)('a sign-in before the session is restored waits: %s', async (_, session, expected) => {
  const page = open()
  page.auth.commands.signIn({ returnTo: '/de/de-de/cart' })
  page.clock.increment(1000)
  await settled()
  expect([page.auth.getSnapshot().status, page.begun]).toEqual(['unknown', []])
  page.actor.send({ type: 'auth.restore', session, now: page.now() })
  page.clock.increment(300)
  await settled()
  const kept = [...page.platform.stored].filter(([name]) => name.startsWith('pkceData:'))
  expect([page.auth.getSnapshot().status, kept.map(([, text]) => JSON.parse(text).returnTo)]).toEqual(expected)
  // The shopper comes back to the page. The sign-in was requested only once, so the page must not redirect again.
  page.actor.send({ type: 'auth.returned' })
  page.clock.increment(1000)
  await settled()
  expect(page.platform.visited).toHaveLength(expected[1].length)
})

test('signing out before the session is restored cancels an earlier sign-in and signs out', async () => {
  const page = open()
  page.auth.commands.signIn()
  page.auth.commands.signOut()
  page.clock.increment(1000)
  await settled()
  expect([page.events, page.begun]).toEqual([[{ type: 'auth.signedOut', reason: 'requested' }], []])
  page.actor.send({ type: 'auth.restore', session: sessionOf(), now: page.now() })
  expect(page.auth.getSnapshot().status).toBe('anonymous')
})

test('signing out before the session is restored ends the callbacks that wait for it', async () => {
  const page = open()
  const outcome = page.auth.commands.complete(storeSignIn(page, 'own'))
  page.auth.commands.signOut()
  expect(await outcome).toMatchObject({ ok: false, error: { code: 'ABORTED' } })
  await settled()
  expect([page.exchanged, page.auth.getSnapshot().status]).toEqual([[], 'anonymous'])
})

test('requests prompt=login after a stored sign-out, until a user has signed in', async () => {
  const prompts: (string | undefined)[] = []
  const page = anonymous({
    begin: async ({ prompt }) => {
      prompts.push(prompt)
      const pkce = { code_challenge: 'challenge', code_verifier: 'verifier', state: 'state' }
      return { href: `${ORIGIN}/as/authorization.oauth2?state=state`, pkce }
    },
  })
  page.platform.storage.set('signedOut', '1')
  await leave(page)
  expect([prompts, page.platform.stored.has('signedOut')]).toEqual([['login'], true])
  const back = comeBack(page)
  back.actor.send({ type: 'auth.complete', href: `${CALLBACK}?code=c&state=state` })
  await settled()
  expect([back.auth.getSnapshot().isAuthenticated, page.platform.stored.has('signedOut')]).toEqual([true, false])
})

test('a stored session that cannot be read makes the visitor anonymous, with the error for the effects', async () => {
  const page = open()
  const emitted: unknown[] = []
  page.actor.on('@auth.anonymous', (event) => void emitted.push(event))
  const error = new StoreError('NETWORK', 'offline')
  page.actor.send({ type: 'auth.restoreFailed', error })
  expect(emitted).toEqual([{ type: '@auth.anonymous', wasForgotten: false, error }])
  expect([page.events, page.auth.getSnapshot()]).toMatchObject([[], { status: 'anonymous', error: null }])
  // A later attempt to restore a session succeeds, for example after another tab has changed the stored session.
  page.actor.send({ type: 'auth.adopt', session: sessionOf(), now: page.now() })
  expect(page.auth.getSnapshot().status).toBe('authenticated')
})

test('calls before a stored session that cannot be read go on as those of an anonymous visitor', async () => {
  const leaving = open()
  const signIn = leaving.auth.commands.signIn()
  leaving.actor.send({ type: 'auth.restoreFailed', error: new StoreError('NETWORK', 'offline') })
  leaving.clock.increment(300)
  expect(await signIn).toEqual({ ok: true, value: undefined })
  expect(leaving.platform.visited).toHaveLength(1)
  const returning = open()
  const complete = returning.auth.commands.complete(storeSignIn(returning, 'state-1'))
  returning.actor.send({ type: 'auth.restoreFailed', error: new StoreError('NETWORK', 'offline') })
  expect(await complete).toMatchObject({ ok: true, value: { returnTo: '/de/de-de/cart' } })
})

/** Stores a started sign-in, as another tab does, and returns the callback URL of this sign-in. */
const storeSignIn = ({ platform }: ReturnType<typeof open>, state: string): string => {
  const pkce = { code_challenge: 'challenge', code_verifier: `verifier-${state}`, state }
  persistTransaction(platform, { pkce, returnTo: '/de/de-de/cart', intent: null })
  return `${CALLBACK}?code=code-${state}&state=${state}`
}

/** Opens a page whose session was rejected. The page redirects to the home page after 2500 ms. */
const rejected = () => {
  const page = signedIn()
  page.actor.send({ type: 'auth.reject' })
  expect(page.actor.getSnapshot().value).toEqual({ anonymous: 'redirecting' })
  return page
}

test('a page with a rejected session goes home once, and is then the page of a guest', () => {
  const page = rejected()
  page.clock.increment(2500)
  expect(page.actor.getSnapshot().value).toEqual({ anonymous: 'idle' })
  page.clock.increment(10_000)
  expect(page.platform.visited).toEqual(['/de/de-de'])
})

test('a sign-in after a rejected session replaces the redirect home', async () => {
  const page = rejected()
  page.clock.increment(2499)
  await leave(page)
  page.clock.increment(10_000)
  await settled()
  expect(page.platform.visited).toEqual([expect.stringContaining(`${ORIGIN}/as/authorization.oauth2`)])
})

test('a callback after a rejected session signs in instead of going home', async () => {
  const page = rejected()
  const outcome = await unwrap(page.auth.commands.complete(storeSignIn(page, 'own')))
  page.clock.increment(2500)
  await settled()
  expect([outcome, page.platform.visited]).toEqual([{ returnTo: '/de/de-de/cart', intent: null }, []])
  expect(page.auth.getSnapshot().isAuthenticated).toBe(true)
})

test('a callback without an answer fails after a rejected session, and the page still goes home', async () => {
  const page = rejected()
  expect(await page.auth.commands.complete(CALLBACK)).toMatchObject({ ok: false, error: { code: 'SIGN_IN' } })
  expect(page.platform.visited).toEqual([])
  page.clock.increment(2500)
  expect(page.platform.visited).toEqual(['/de/de-de'])
})

test('a callback that arrives while another waits for its stored value is completed after it', async () => {
  const page = anonymous()
  const lost = page.auth.commands.complete(`${CALLBACK}?code=abc&state=lost`)
  await settled()
  expect(page.actor.getSnapshot().value).toEqual({ exchanging: 'pausing' })
  const found = page.auth.commands.complete(storeSignIn(page, 'found'))
  await settled()
  expect([page.actor.getSnapshot().value, page.exchanged]).toEqual([{ exchanging: 'pausing' }, []])
  page.clock.increment(1000)
  expect(await lost).toMatchObject({ ok: false, error: { code: 'SIGN_IN' } })
  expect(await found).toMatchObject({ ok: true, value: { returnTo: '/de/de-de/cart' } })
  expect(page.exchanged).toMatchObject([{ pkce: { state: 'found' } }])
})
