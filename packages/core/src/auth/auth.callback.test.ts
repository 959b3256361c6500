import { expect, test } from 'vitest'
import { StoreError } from '../shared/errors.ts'
import { unwrap } from '../shared/outcome.fixture.ts'
import { anonymous, CALLBACK, comeBack, leave, open, settled, signedIn, tokenOf, verifiersIn } from './auth.fixture.ts'
import type { Intent } from './auth.types.ts'

test('the callback of the provider creates a session and returns to the previous page', {
  meta: { spec: ['4.auth.return'] },
}, async () => {
  const before = anonymous()
  const state = await leave(before)
  const page = comeBack(before)
  const where = await unwrap(page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`))
  expect(where).toEqual({ returnTo: '/de/de-de/p/fleece?size=m', intent: null })
  expect(page.auth.getSnapshot()).toMatchObject({ isAuthenticated: true, user: { firstName: 'Jörg' }, error: null })
  expect(page.types()).toEqual(['auth.signedIn'])
  expect(page.exchanged).toMatchObject([{ redirectUri: CALLBACK, pkce: { code_verifier: `verifier-${state}` } }])
})

test('the intent is returned with the session', async () => {
  const before = anonymous()
  const intent = { kind: 'wishlist.add', productId: '7', variantId: '71' } as const
  before.auth.commands.signIn({ intent, returnTo: '/de/de-de/account/wishlist' })
  before.clock.increment(300)
  await settled()
  const state = new URL(before.platform.visited[0] ?? '').searchParams.get('state')
  const page = comeBack(before)
  const where = await unwrap(page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`))
  expect(where).toEqual({ returnTo: '/de/de-de/account/wishlist', intent })
  expect(page.events).toMatchObject([{ type: 'auth.signedIn', intent }])
})

test('an intent whose ids are strings is returned with the session', async () => {
  const before = anonymous()
  // Simulates a back end whose ids are texts that are not numbers.
  const intent: Intent = JSON.parse(
    '{"kind":"wishlist.add","productId":"prod_01HZX3","variantId":"gid://shop/Variant/7"}',
  )
  before.auth.commands.signIn({ intent })
  before.clock.increment(300)
  await settled()
  const state = new URL(before.platform.visited[0] ?? '').searchParams.get('state')
  const page = comeBack(before)
  await unwrap(page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`))
  expect(page.events).toMatchObject([{ type: 'auth.signedIn', intent }])
})

test('code and verifier are removed before the token request, and a second callback finds none', {
  meta: { spec: ['3.storage.pkce-data-once'] },
}, async () => {
  const before = anonymous()
  const state = await leave(before)
  const seen: unknown[] = []
  const page = comeBack(before, {
    exchange: async () => {
      seen.push(page.platform.navigation.href(), verifiersIn(page))
      return { accessToken: tokenOf(), idToken: 'id', expiresIn: 3600 }
    },
  })
  page.platform.navigation.replace(`${CALLBACK}?code=abc&state=${state}`)
  await unwrap(page.auth.commands.complete(page.platform.navigation.href()))
  expect(seen).toEqual([CALLBACK, []])
  const second = comeBack(before)
  const outcome = unwrap(second.auth.commands.complete(`${CALLBACK}?code=def&state=${state}`)).catch(
    (cause: unknown) => cause,
  )
  for (let pause = 0; pause <= 5; pause += 1) {
    await settled()
    second.clock.increment(1000)
  }
  expect(await outcome).toMatchObject({ code: 'STORAGE' })
  expect(second.exchanged).toEqual([])
})

test('the tokens are requested under the lock of the sign-in, so that tabs exchange one after another', async () => {
  const before = anonymous()
  const state = await leave(before)
  const page = comeBack(before)
  const taken: string[] = []
  Object.assign(page.platform.locks, {
    run: async (name: string, task: () => Promise<unknown>) => {
      taken.push(name, `${page.exchanged.length} before`)
      const value = await task()
      taken.push(`${page.exchanged.length} after`)
      return value
    },
  })
  await unwrap(page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`))
  expect(taken).toEqual(['cairn-sign-in', '0 before', '1 after'])
})

test('two calls of complete, at once or later, cause one exchange', {
  meta: { spec: ['2.auth.callback-reload'] },
}, async () => {
  const before = anonymous()
  const state = await leave(before)
  const page = comeBack(before)
  const address = `${CALLBACK}?code=abc&state=${state}`
  const first = unwrap(page.auth.commands.complete(address))
  const both = await Promise.all([first, unwrap(page.auth.commands.complete(address))])
  expect(both[0]).toEqual(both[1])
  expect(await unwrap(page.auth.commands.complete(address))).toEqual(both[0])
  // The code identifies the callback; other parameters of the URL do not matter.
  expect(await unwrap(page.auth.commands.complete(`${address}&utm=x`))).toEqual(both[0])
  expect(page.exchanged).toHaveLength(1)
})

test('an address without a code is checked at each call, and its result is not cached', async () => {
  const before = anonymous()
  const state = await leave(before)
  const page = comeBack(before)
  await expect(unwrap(page.auth.commands.complete(CALLBACK))).rejects.toMatchObject({
    code: 'SIGN_IN',
    message: 'There is no sign-in to complete',
  })
  await unwrap(page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`))
  await expect(unwrap(page.auth.commands.complete(CALLBACK))).resolves.toEqual({ returnTo: null, intent: null })
})

test('complete waits until the stored session is restored', async () => {
  const before = anonymous()
  const state = await leave(before)
  const page = open({ platform: before.platform })
  const completing = unwrap(page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`))
  await settled()
  expect(page.exchanged).toEqual([])
  page.actor.send({ type: 'auth.restore', session: null, now: page.now() })
  await completing
  expect(page.auth.getSnapshot().isAuthenticated).toBe(true)
})

test('a completed sign-in does not redirect again', async () => {
  const before = anonymous()
  const state = await leave(before)
  const page = comeBack(before)
  const where = await unwrap(page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`))
  expect(where.returnTo).not.toBeNull()
  await expect(unwrap(page.auth.commands.complete(CALLBACK))).resolves.toEqual({ returnTo: null, intent: null })
})

test('a used callback that loads again is ignored for a signed-in user and an error for a guest', async () => {
  const member = signedIn()
  await expect(unwrap(member.auth.commands.complete(CALLBACK))).resolves.toEqual({ returnTo: null, intent: null })
  expect(member.auth.getSnapshot().error).toBeNull()
  const visitor = anonymous()
  const refused = await unwrap(visitor.auth.commands.complete(CALLBACK)).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'SIGN_IN' })
  expect(visitor.auth.getSnapshot().error).toBe(refused)
})

test('a refusal of the provider appears in the view and rejects the promise with the same error, and a retry is possible', {
  meta: { spec: ['4.auth.error-return'] },
}, async () => {
  const before = anonymous()
  const state = await leave(before)
  const denied = new StoreError('SIGN_IN', 'denied', { problem: 'access_denied' })
  const page = comeBack(before, { exchange: () => Promise.reject(denied) })
  await expect(unwrap(page.auth.commands.complete(`${CALLBACK}?error=access_denied&state=${state}`))).rejects.toBe(
    denied,
  )
  expect(page.auth.getSnapshot()).toMatchObject({ status: 'anonymous', isAuthenticated: false })
  expect(page.auth.getSnapshot().error).toBe(denied)
  expect(page.types()).toEqual(['auth.failed'])
  expect(page.platform.stored.size).toBe(0)
  await leave(page)
  expect(page.platform.visited).toHaveLength(2)
  expect(page.auth.getSnapshot()).toMatchObject({ status: 'leaving', error: null })
})

test.each(['?code=abc&state=forged', '?code=abc', '?code=abc&state='])(
  'a callback with another state (%s) is refused at once, and the pending sign-in stays usable',
  async (answer) => {
    const before = anonymous()
    const state = await leave(before)
    const page = comeBack(before)
    await expect(unwrap(page.auth.commands.complete(`${CALLBACK}${answer}`))).rejects.toMatchObject({
      code: 'SIGN_IN',
      message: 'The answer belongs to no sign-in of this browser',
    })
    expect(page.exchanged).toEqual([])
    await unwrap(page.auth.commands.complete(`${CALLBACK}?code=def&state=${state}`))
    expect(page.auth.getSnapshot()).toMatchObject({ isAuthenticated: true, error: null })
  },
)
