import { expect, test } from 'vitest'
import { StoreError } from '../shared/errors.ts'
import { anonymous, CALLBACK, comeBack, leave, open, settled, signedIn, tokenOf, verifiersIn } from './auth.fixture.ts'

test('the answer of the provider becomes a session and leads back to where one was', {
  meta: { spec: ['4.auth.return'] },
}, async () => {
  const before = anonymous()
  const state = await leave(before)
  const page = comeBack(before)
  const where = await page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`)
  expect(where).toEqual({ returnTo: '/de/de-de/p/fleece?size=m', intent: null })
  expect(page.auth.getSnapshot()).toMatchObject({ isAuthenticated: true, user: { firstName: 'Jörg' }, error: null })
  expect(page.types()).toEqual(['auth.signedIn'])
  expect(page.exchanged).toMatchObject([{ redirectUri: CALLBACK, pkce: { code_verifier: `verifier-${state}` } }])
})

test('the intent comes back with the session', async () => {
  const before = anonymous()
  const intent = { kind: 'wishlist.add', productId: 7, variantId: 71 } as const
  before.auth.commands.signIn({ intent, returnTo: '/de/de-de/account/wishlist' })
  before.clock.increment(300)
  await settled()
  const state = new URL(before.platform.visited[0] ?? '').searchParams.get('state')
  const page = comeBack(before)
  const where = await page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`)
  expect(where).toEqual({ returnTo: '/de/de-de/account/wishlist', intent })
  expect(page.facts).toMatchObject([{ type: 'auth.signedIn', intent }])
})

test('code and verifier are gone before the provider is asked, and a second callback finds none', {
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
  await page.auth.commands.complete(page.platform.navigation.href())
  expect(seen).toEqual([CALLBACK, []])
  const second = comeBack(before)
  const outcome = second.auth.commands.complete(`${CALLBACK}?code=def&state=${state}`).catch((cause: unknown) => cause)
  for (let pause = 0; pause <= 5; pause += 1) {
    await settled()
    second.clock.increment(1000)
  }
  expect(await outcome).toMatchObject({ code: 'STORAGE' })
  expect(second.exchanged).toEqual([])
})

test('completing twice, at once or later, is one exchange', {
  meta: { spec: ['2.auth.callback-reload'] },
}, async () => {
  const before = anonymous()
  const state = await leave(before)
  const page = comeBack(before)
  const address = `${CALLBACK}?code=abc&state=${state}`
  const first = page.auth.commands.complete(address)
  const both = await Promise.all([first, page.auth.commands.complete(address)])
  expect(both[0]).toEqual(both[1])
  expect(await page.auth.commands.complete(address)).toEqual(both[0])
  expect(page.exchanged).toHaveLength(1)
})

test('completing before the stored session was read waits for it', async () => {
  const before = anonymous()
  const state = await leave(before)
  const page = open({ platform: before.platform })
  const completing = page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`)
  await settled()
  expect(page.exchanged).toEqual([])
  page.actor.send({ type: 'auth.restore', session: null })
  await completing
  expect(page.auth.getSnapshot().isAuthenticated).toBe(true)
})

test('a sign-in that is done leads nowhere a second time', async () => {
  const before = anonymous()
  const state = await leave(before)
  const page = comeBack(before)
  const where = await page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`)
  expect(where.returnTo).not.toBeNull()
  await expect(page.auth.commands.complete(CALLBACK)).resolves.toEqual({ returnTo: null, intent: null })
})

test('a used callback that is loaded again is quiet for who is signed in, an error for who is not', async () => {
  const member = signedIn()
  await expect(member.auth.commands.complete(CALLBACK)).resolves.toEqual({ returnTo: null, intent: null })
  expect(member.auth.getSnapshot().error).toBeNull()
  const visitor = anonymous()
  const refused = await visitor.auth.commands.complete(CALLBACK).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'SIGN_IN' })
  expect(visitor.auth.getSnapshot().error).toBe(refused)
})

test('what the provider refuses is in the view and in the promise, the same, and one may try again', {
  meta: { spec: ['4.auth.error-return'] },
}, async () => {
  const before = anonymous()
  const state = await leave(before)
  const denied = new StoreError('SIGN_IN', 'denied', { problem: 'access_denied' })
  const page = comeBack(before, { exchange: () => Promise.reject(denied) })
  await expect(page.auth.commands.complete(`${CALLBACK}?error=access_denied&state=${state}`)).rejects.toBe(denied)
  expect(page.auth.getSnapshot()).toMatchObject({ status: 'anonymous', isAuthenticated: false })
  expect(page.auth.getSnapshot().error).toBe(denied)
  expect(page.types()).toEqual(['auth.failed'])
  expect(page.platform.stored.size).toBe(0)
  await leave(page)
  expect(page.platform.visited).toHaveLength(2)
  expect(page.auth.getSnapshot()).toMatchObject({ status: 'leaving', error: null })
})

test.each(['?code=abc&state=forged', '?code=abc', '?code=abc&state='])(
  'an answer with another state (%s) is refused at once, and the sign-in that waits stays usable',
  async (answer) => {
    const before = anonymous()
    const state = await leave(before)
    const page = comeBack(before)
    await expect(page.auth.commands.complete(`${CALLBACK}${answer}`)).rejects.toMatchObject({ code: 'SIGN_IN' })
    expect(page.exchanged).toEqual([])
    await page.auth.commands.complete(`${CALLBACK}?code=def&state=${state}`)
    expect(page.auth.getSnapshot()).toMatchObject({ isAuthenticated: true, error: null })
  },
)

test('a forged answer signs nobody out', async () => {
  const page = signedIn({ given_name: 'Zoë' })
  page.platform.stored.set('pkceData', JSON.stringify({ code_challenge: 'c', code_verifier: 'v', state: 'mine' }))
  await expect(page.auth.commands.complete(`${CALLBACK}?code=abc&state=forged`)).rejects.toMatchObject({
    code: 'SIGN_IN',
  })
  expect(page.auth.getSnapshot()).toMatchObject({ isAuthenticated: true, user: { firstName: 'Zoë' } })
})

test('a stored value that does not turn up is asked for five more times, a second apart', {
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
  const outcome = page.auth.commands.complete(`${CALLBACK}?code=abc&state=lost`).catch((error: unknown) => error)
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

test('a stored value that turns up late completes the sign-in', async () => {
  const page = anonymous()
  const completing = page.auth.commands.complete(`${CALLBACK}?code=abc&state=late`)
  await settled()
  page.platform.stored.set('pkceData', JSON.stringify({ code_challenge: 'c', code_verifier: 'v', state: 'late' }))
  page.clock.increment(1000)
  await expect(completing).resolves.toEqual({ returnTo: null, intent: null })
  expect(page.exchanged).toMatchObject([{ pkce: { code_verifier: 'v' } }])
})

test.each([
  [0, 1],
  [1, 0],
])('sign-ins begun in two tabs both complete, in either order (%i, %i)', async (...order) => {
  const one = anonymous()
  const other = comeBack(one)
  const states = [await leave(one), await leave(other)]
  for (const index of order) {
    const page = comeBack(one)
    await page.auth.commands.complete(`${CALLBACK}?code=code-${index}&state=${states[index]}`)
    expect(page.exchanged).toMatchObject([{ pkce: { code_verifier: `verifier-${states[index]}` } }])
  }
  expect(verifiersIn(one)).toEqual([])
})

test('a stored place to return to is not believed either', async () => {
  const before = anonymous()
  const state = await leave(before)
  const name = `pkceData:${state}`
  const kept: object = JSON.parse(before.platform.stored.get(name) ?? '')
  before.platform.stored.set(name, JSON.stringify({ ...kept, returnTo: '//evil.example' }))
  const page = comeBack(before)
  expect(await page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`)).toMatchObject({ returnTo: null })
})

test('an access token that cannot be read is no session, and is not quoted', {
  meta: { spec: ['3.auth.user-info'] },
}, async () => {
  const before = anonymous()
  const state = await leave(before)
  const page = comeBack(before, { exchange: async () => ({ accessToken: 'opaque', idToken: 'id', expiresIn: 1 }) })
  const error = await page.auth.commands.complete(`${CALLBACK}?code=a&state=${state}`).catch((cause: unknown) => cause)
  expect(error).toMatchObject({ code: 'CONTRACT' })
  expect(error).not.toHaveProperty('cause')
  expect(page.auth.getSnapshot().isAuthenticated).toBe(false)
})

test('a user of the other store is not signed in after the exchange', async () => {
  const before = anonymous()
  const state = await leave(before)
  const page = comeBack(before, {
    exchange: async () => ({ accessToken: tokenOf({ channel: 2 }), idToken: 'id', expiresIn: 3600 }),
  })
  const error = await page.auth.commands.complete(`${CALLBACK}?code=a&state=${state}`).catch((cause: unknown) => cause)
  expect(error).toMatchObject({ code: 'SIGN_IN', problem: 'foreign_store' })
  expect(page.auth.getSnapshot()).toMatchObject({ status: 'anonymous', user: null, error })
  expect(page.facts).toEqual([{ type: 'auth.signedOut', reason: 'foreign-store' }])
})

test('signing out while a code is exchanged wins over the exchange', async () => {
  const before = anonymous()
  const state = await leave(before)
  let answer: (tokens: { accessToken: string; idToken: string; expiresIn: number }) => void = () => undefined
  const page = comeBack(before, {
    exchange: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  const outcome = page.auth.commands.complete(`${CALLBACK}?code=a&state=${state}`).catch((cause: unknown) => cause)
  await settled()
  page.auth.commands.signOut()
  answer({ accessToken: tokenOf(), idToken: 'id', expiresIn: 3600 })
  expect(await outcome).toMatchObject({ code: 'SIGN_IN' })
  expect(page.auth.getSnapshot().isAuthenticated).toBe(false)
})

test('a store that stops while a code is exchanged leaves nobody waiting', async () => {
  const before = anonymous()
  const state = await leave(before)
  const page = comeBack(before, { exchange: () => new Promise(() => undefined) })
  const completing = page.auth.commands.complete(`${CALLBACK}?code=a&state=${state}`)
  await settled()
  page.actor.stop()
  await expect(completing).rejects.toMatchObject({ code: 'ABORTED' })
})
