import { expect, test } from 'vitest'
import { anonymous, CALLBACK, NOW, ORIGIN, open, sessionOf, settled, signedIn } from './auth.fixture.ts'

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
