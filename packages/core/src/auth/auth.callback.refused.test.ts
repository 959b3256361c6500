import { expect, test } from 'vitest'
import { unwrap } from '../shared/outcome.fixture.ts'
import { anonymous, CALLBACK, comeBack, leave, open, settled, signedIn, tokenOf, verifiersIn } from './auth.fixture.ts'

test('a forged callback does not sign the user out', async () => {
  const page = signedIn({ given_name: 'Zoë' })
  page.platform.stored.set('pkceData', JSON.stringify({ code_challenge: 'c', code_verifier: 'v', state: 'mine' }))
  await expect(unwrap(page.auth.commands.complete(`${CALLBACK}?code=abc&state=forged`))).rejects.toMatchObject({
    code: 'SIGN_IN',
  })
  expect(page.auth.getSnapshot()).toMatchObject({ isAuthenticated: true, user: { firstName: 'Zoë' } })
})

test('a missing stored value is read five more times, one second apart', {
  meta: { spec: ['8.auth.token-missing', '8.auth.token-retry-count'] },
}, async () => {
  const page = anonymous()
  const reads: string[] = []
  const { get } = page.platform.storage
  Object.assign(page.platform.storage, {
    get: (name: string) => {
      if (name === 'pkceData:lost') reads.push(name)
      return get(name)
    },
  })
  const outcome = unwrap(page.auth.commands.complete(`${CALLBACK}?code=abc&state=lost`)).catch(
    (error: unknown) => error,
  )
  await settled()
  for (let retry = 1; retry <= 5; retry += 1) {
    expect(reads).toHaveLength(retry)
    page.clock.increment(999)
    await settled()
    expect(reads).toHaveLength(retry)
    expect(page.auth.getSnapshot().status).toBe('exchanging')
    page.clock.increment(1)
    await settled()
  }
  expect(reads).toHaveLength(6)
  const error = await outcome
  expect(error).toMatchObject({ code: 'STORAGE', message: 'Could not get value from localStorage' })
  expect(page.auth.getSnapshot()).toMatchObject({ status: 'anonymous', error })
  expect(page.exchanged).toEqual([])
})

test('a stored value that appears late completes the sign-in', async () => {
  const page = anonymous()
  const completing = unwrap(page.auth.commands.complete(`${CALLBACK}?code=abc&state=late`))
  await settled()
  page.platform.stored.set('pkceData', JSON.stringify({ code_challenge: 'c', code_verifier: 'v', state: 'late' }))
  page.clock.increment(1000)
  await expect(completing).resolves.toEqual({ returnTo: null, intent: null })
  expect(page.exchanged).toMatchObject([{ pkce: { code_verifier: 'v' } }])
})

test.each([
  [0, 1],
  [1, 0],
])('sign-ins that were started in two tabs both complete, in either order (%i, %i)', async (...order) => {
  const one = anonymous()
  const other = comeBack(one)
  const states = [await leave(one), await leave(other)]
  for (const index of order) {
    const page = comeBack(one)
    await unwrap(page.auth.commands.complete(`${CALLBACK}?code=code-${index}&state=${states[index]}`))
    expect(page.exchanged).toMatchObject([{ pkce: { code_verifier: `verifier-${states[index]}` } }])
  }
  expect(verifiersIn(one)).toEqual([])
})

test('a stored return address is validated too', async () => {
  const before = anonymous()
  const state = await leave(before)
  const name = `pkceData:${state}`
  const kept: object = JSON.parse(before.platform.stored.get(name) ?? '')
  before.platform.stored.set(name, JSON.stringify({ ...kept, returnTo: '//evil.example' }))
  const page = comeBack(before)
  expect(await unwrap(page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`))).toMatchObject({
    returnTo: null,
  })
})

test('an unreadable access token gives no session, and no error contains it', {
  meta: { spec: ['3.auth.user-info'] },
}, async () => {
  const before = anonymous()
  const state = await leave(before)
  const page = comeBack(before, { exchange: async () => ({ accessToken: 'opaque', idToken: 'id', expiresIn: 1 }) })
  const error = await unwrap(page.auth.commands.complete(`${CALLBACK}?code=a&state=${state}`)).catch(
    (cause: unknown) => cause,
  )
  expect(error).toMatchObject({ code: 'CONTRACT', message: 'The user cannot be read from the tokens' })
  expect(error).not.toHaveProperty('cause')
  expect(page.auth.getSnapshot().isAuthenticated).toBe(false)
})

test('a mapped claim that is missing fails the sign-in with an error that names it', async () => {
  const before = anonymous()
  const state = await leave(before)
  const page = open({ platform: before.platform, identity: { claims: { customerId: 'customer' } } })
  page.actor.send({ type: 'auth.restore', session: null, now: page.now() })
  expect(await page.auth.commands.complete(`${CALLBACK}?code=a&state=${state}`)).toMatchObject({
    ok: false,
    error: {
      code: 'SIGN_IN',
      problem: 'missing_claim',
      message: 'identity.claims.customerId: the claim "customer" is missing',
    },
  })
})

test('after the exchange, a user of the other store is not signed in', async () => {
  const before = anonymous()
  const state = await leave(before)
  const page = comeBack(before, {
    exchange: async () => ({ accessToken: tokenOf({ channel: 2 }), idToken: 'id', expiresIn: 3600 }),
  })
  const error = await unwrap(page.auth.commands.complete(`${CALLBACK}?code=a&state=${state}`)).catch(
    (cause: unknown) => cause,
  )
  expect(error).toMatchObject({
    code: 'SIGN_IN',
    problem: 'foreign_store',
    message: 'This account belongs to another store',
  })
  expect(page.auth.getSnapshot()).toMatchObject({ status: 'anonymous', user: null, error })
  expect(page.events).toEqual([{ type: 'auth.signedOut', reason: 'foreign-store' }])
})

test.each([
  ['a second ago', 1],
  ['this very moment', 0],
])('a session that ended %s is refused, and the caller gets an error', async (_, ago) => {
  const before = anonymous()
  const state = await leave(before)
  const page = comeBack(before, {
    exchange: async () => ({
      accessToken: tokenOf({ exp: page.platform.clock.now() / 1000 - ago }),
      idToken: 'id',
      expiresIn: 3600,
    }),
  })
  const error = await unwrap(page.auth.commands.complete(`${CALLBACK}?code=a&state=${state}`)).catch(
    (cause: unknown) => cause,
  )
  expect(error).toMatchObject({ code: 'SIGN_IN', message: 'The session is over already' })
  expect(page.auth.getSnapshot()).toMatchObject({ status: 'anonymous', user: null, error })
  expect(page.events).toEqual([{ type: 'auth.failed', error }])
})

test('signing out during the exchange of a code cancels the sign-in', async () => {
  const before = anonymous()
  const state = await leave(before)
  let answer: (tokens: { accessToken: string; idToken: string; expiresIn: number }) => void = () => undefined
  const signals: (AbortSignal | undefined)[] = []
  const page = comeBack(before, {
    exchange: (_, options) =>
      new Promise((resolve) => {
        signals.push(options?.signal)
        answer = resolve
      }),
  })
  const outcome = unwrap(page.auth.commands.complete(`${CALLBACK}?code=a&state=${state}`)).catch(
    (cause: unknown) => cause,
  )
  await settled()
  expect(signals.map((signal) => signal?.aborted)).toEqual([false])
  page.auth.commands.signOut()
  expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  answer({ accessToken: tokenOf(), idToken: 'id', expiresIn: 3600 })
  expect(await outcome).toMatchObject({ code: 'ABORTED' })
  expect(page.auth.getSnapshot().isAuthenticated).toBe(false)
})

test('stopping the store during the exchange ends the pending call', async () => {
  const before = anonymous()
  const state = await leave(before)
  const page = comeBack(before, { exchange: () => new Promise(() => undefined) })
  const completing = unwrap(page.auth.commands.complete(`${CALLBACK}?code=a&state=${state}`))
  await settled()
  page.stop()
  await expect(completing).rejects.toMatchObject({ code: 'ABORTED' })
})

test('a callback on another origin is refused, and the page continues to work', async () => {
  const page = anonymous()
  const address = page.platform.navigation.href()
  page.platform.stored.set('pkceData', JSON.stringify({ code_challenge: 'c', code_verifier: 'v', state: 'mine' }))
  await expect(unwrap(page.auth.commands.complete('https://evil.example/?code=a&state=x'))).rejects.toMatchObject({
    code: 'SIGN_IN',
  })
  expect(page.platform.navigation.href()).toBe(address)
  expect(page.actor.getSnapshot().status).toBe('active')
})
