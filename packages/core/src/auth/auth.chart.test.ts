import { expect, test } from 'vitest'
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

test('coming back during the pause before leaving takes the press back, and the next press leaves once', async () => {
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

test('coming back while the sign-in is prepared takes the press back, however late that is ready', async () => {
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

test('signing out while a callback waits for its stored value ends the waiting', async () => {
  const page = anonymous()
  const outcome = page.auth.commands.complete(`${CALLBACK}?code=abc&state=lost`).catch((cause: unknown) => cause)
  await settled()
  expect(page.auth.getSnapshot().status).toBe('exchanging')
  page.auth.commands.signOut()
  expect(await outcome).toMatchObject({ code: 'SIGN_IN' })
  page.clock.increment(10_000)
  await settled()
  expect(page.exchanged).toEqual([])
  expect(page.facts).toEqual([{ type: 'auth.signedOut', reason: 'requested' }])
  expect(page.auth.getSnapshot()).toMatchObject({ status: 'anonymous', isAuthenticated: false, error: null })
})

test.each([
  ['that is over', sessionOf({ exp: NOW / 1000 - 1 }), 'anonymous', [{ type: 'auth.signedOut', reason: 'expired' }]],
  ['of the other store', sessionOf({ channel: 2 }), 'anonymous', [{ type: 'auth.signedOut', reason: 'foreign-store' }]],
  ['that counts', sessionOf(), 'authenticated', [{ type: 'auth.restored' }]],
  ['that is not there', null, 'anonymous', []],
] as const)('a stored session %s, read at the start', (_, session, status, facts) => {
  const page = open()
  expect(page.auth.getSnapshot().status).toBe('unknown')
  page.actor.send({ type: 'auth.restore', session })
  expect(page.auth.getSnapshot().status).toBe(status)
  expect(page.facts).toMatchObject(facts)
  expect(page.facts).toHaveLength(facts.length)
})

test.each([
  ['auth.signOut', 'requested'],
  ['auth.reject', 'unauthorized'],
] as const)('%s ends a session at once, and once', (type, reason) => {
  const page = signedIn()
  page.actor.send({ type })
  page.actor.send({ type })
  expect(page.auth.getSnapshot()).toMatchObject({ status: 'anonymous', user: null })
  expect(page.facts.slice(1)).toEqual([{ type: 'auth.signedOut', reason }])
})

test('coming back by the back button after the browser has left lets one sign in again', async () => {
  const page = anonymous()
  await leave(page)
  expect(page.auth.getSnapshot().status).toBe('leaving')
  page.actor.send({ type: 'auth.returned' })
  expect(page.auth.getSnapshot().status).toBe('anonymous')
  await leave(page)
  expect(page.platform.visited).toHaveLength(2)
})

test('signing out while the code is exchanged signs nobody in, however late the tokens come', async () => {
  const before = anonymous()
  const state = await leave(before)
  const exchange = Promise.withResolvers<{ accessToken: string; idToken: string; expiresIn: number }>()
  const page = comeBack(before, { exchange: () => exchange.promise })
  const outcome = page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`).catch((cause: unknown) => cause)
  await settled()
  page.auth.commands.signOut()
  exchange.resolve({ accessToken: tokenOf(), idToken: 'id', expiresIn: 3600 })
  expect(await outcome).toMatchObject({ code: 'SIGN_IN' })
  await settled()
  expect(page.facts).toEqual([{ type: 'auth.signedOut', reason: 'requested' }])
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
] as const)('%s is signed in here, and %s in another tab', (_here, _there, here, there, firstName, told) => {
  const page = open()
  page.actor.send({ type: 'auth.restore', session: here })
  const known = page.facts.length
  page.actor.send({ type: 'auth.adopt', session: there })
  expect(page.auth.getSnapshot().user?.firstName).toBe(firstName)
  expect(page.facts.slice(known)).toMatchObject(told)
  expect(page.facts.slice(known)).toHaveLength(told.length)
})

test('a look at the clock ends a session that is over, and no other', () => {
  const page = signedIn({ exp: NOW / 1000 + 2 })
  page.actor.send({ type: 'auth.check' })
  expect(page.auth.getSnapshot().isAuthenticated).toBe(true)
  page.clock.increment(2000)
  page.actor.send({ type: 'auth.check' })
  page.actor.send({ type: 'auth.check' })
  expect(page.facts.slice(1)).toEqual([{ type: 'auth.signedOut', reason: 'expired' }])
})

test.each([
  ['without an answer', CALLBACK],
  ['that was used', `${CALLBACK}?code=abc&state=used`],
  ['that the provider refused', `${CALLBACK}?error=access_denied`],
])('a callback %s leads nowhere and signs nobody out', async (_, href) => {
  const page = signedIn()
  expect(await page.auth.commands.complete(href)).toEqual({ returnTo: null, intent: null })
  expect(page.auth.getSnapshot()).toMatchObject({ isAuthenticated: true, error: null })
  expect(page.types()).toEqual(['auth.restored'])
})

test('a forged callback beside a sign-in that has begun says so and signs nobody out', async () => {
  const before = anonymous()
  await leave(before)
  const page = open({ platform: before.platform })
  page.actor.send({ type: 'auth.restore', session: own })
  await expect(page.auth.commands.complete(`${CALLBACK}?code=abc&state=forged`)).rejects.toMatchObject({
    code: 'SIGN_IN',
  })
  expect(page.auth.getSnapshot().isAuthenticated).toBe(true)
  expect([page.types(), page.exchanged]).toEqual([['auth.restored', 'auth.failed'], []])
})

test.each([
  ['nobody is there', null, ['leaving', ['/de/de-de/cart']]],
  ['the stored session is over', sessionOf({ exp: NOW / 1000 - 1 }), ['leaving', ['/de/de-de/cart']]],
  ['somebody is signed in already', sessionOf(), ['authenticated', []]],
] as const)('a press on sign-in before it is known who is there waits: %s', async (_, session, expected) => {
  const page = open()
  page.auth.commands.signIn({ returnTo: '/de/de-de/cart' })
  page.clock.increment(1000)
  await settled()
  expect([page.auth.getSnapshot().status, page.begun]).toEqual(['unknown', []])
  page.actor.send({ type: 'auth.restore', session })
  page.clock.increment(300)
  await settled()
  const kept = [...page.platform.stored].filter(([name]) => name.startsWith('pkceData:'))
  expect([page.auth.getSnapshot().status, kept.map(([, text]) => JSON.parse(text).returnTo)]).toEqual(expected)
  // It was one press: coming back does not leave again.
  page.actor.send({ type: 'auth.returned' })
  page.clock.increment(1000)
  await settled()
  expect(page.platform.visited).toHaveLength(expected[1].length)
})

test('signing out before it is known who is there signs out, and takes back a press on sign-in before it', async () => {
  const page = open()
  page.auth.commands.signIn()
  page.auth.commands.signOut()
  page.clock.increment(1000)
  await settled()
  expect([page.facts, page.begun]).toEqual([[{ type: 'auth.signedOut', reason: 'requested' }], []])
  page.actor.send({ type: 'auth.restore', session: sessionOf() })
  expect(page.auth.getSnapshot().status).toBe('anonymous')
})

test('asks for the password where a sign-out is remembered, until somebody has signed in', async () => {
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
