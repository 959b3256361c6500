import { expect, test, vi } from 'vitest'
import { StoreError } from '../shared/errors.ts'
import { CALLBACK, NOW, open, sessionOf, settled, tokenOf } from './auth.fixture.ts'
import type { AuthGateway } from './auth.types.ts'

type Renew = NonNullable<AuthGateway['renew']>

const HOUR = 3600
const tokenUntil = (seconds: number, claims: object = {}) => tokenOf({ exp: NOW / 1000 + seconds, ...claims })
const renewed = (seconds: number, claims: object = {}): Awaited<ReturnType<Renew>> => ({
  accessToken: tokenUntil(seconds, claims),
  idToken: '',
  expiresIn: HOUR,
})

/** Opens a page with a session of one hour, and moves the clock to `seconds` before the end of the session. */
const openBefore = async (renew: Renew, { isOn = true, seconds = 30, identity = {} } = {}) => {
  const calls: string[] = []
  let passed = 0
  const page = open({
    identity: { refreshTokens: isOn, ...identity },
    renew: async (request, options) => {
      calls.push(request.accessToken)
      return renew(request, options)
    },
  })
  Object.assign(page.platform.clock, { now: () => NOW + passed + page.clock.now() })
  page.actor.send({ type: 'auth.restore', session: sessionOf(), now: NOW })
  await settled()
  passed = (HOUR - seconds) * 1000
  const check = async () => {
    page.clock.increment(5000)
    await settled()
  }
  return { ...page, calls, check, wake: () => page.actor.send({ type: 'auth.check', now: page.now() }) }
}

/** Opens a page in the middle of a renewal, which ends when the test resolves `answer`. */
const pauseRenewal = async () => {
  const answer = Promise.withResolvers<Awaited<ReturnType<Renew>>>()
  const page = await openBefore(() => answer.promise)
  await page.check()
  return { answer, page }
}

test('a session is renewed in its last minute, and keeps its ID token and its user', async () => {
  const page = await openBefore(async () => renewed(2 * HOUR, { given_name: 'Zoë' }))
  const events: unknown[] = []
  page.actor.on('@auth.renewed', (event) => events.push(event))
  await page.check()
  expect(page.calls).toEqual([tokenOf()])
  expect(page.auth.getSnapshot()).toMatchObject({ isAuthenticated: true, user: { firstName: 'Zoë' } })
  expect(page.auth.getSnapshot().expiresAt).toBe(NOW + 2 * HOUR * 1000)
  expect(events).toEqual([expect.objectContaining({ previous: tokenOf() })])
  expect(events).toMatchObject([{ session: { idToken: 'id' } }])
  await page.check()
  expect(page.calls).toHaveLength(1)
})

test('nothing is renewed earlier, or without the option', async () => {
  const early = await openBefore(async () => renewed(2 * HOUR), { seconds: 90 })
  await early.check()
  expect(early.calls).toEqual([])
  const off = await openBefore(async () => renewed(2 * HOUR), { isOn: false })
  await off.check()
  expect(off.calls).toEqual([])
})

test('a laptop that wakes after the expiry renews its session instead of ending it', async () => {
  const page = await openBefore(async () => renewed(5 * HOUR), { seconds: -HOUR })
  page.wake()
  await settled()
  expect(page.auth.getSnapshot()).toMatchObject({ isAuthenticated: true, expiresAt: NOW + 5 * HOUR * 1000 })
  expect(page.types()).not.toContain('auth.signedOut')
})

test('a renewed session is renewed again before it expires', async () => {
  const page = await openBefore(async () => renewed(HOUR + 50 * page.calls.length))
  await page.check()
  expect(page.auth.getSnapshot().expiresAt).toBe(NOW + (HOUR + 50) * 1000)
  for (let turn = 0; turn < 6; turn += 1) await page.check()
  expect(page.calls).toEqual([tokenOf(), tokenUntil(HOUR + 50)])
  expect(page.auth.getSnapshot().expiresAt).toBe(NOW + (HOUR + 100) * 1000)
})

test.each([
  ['a check of the clock', 1],
  ['a renewal', 2],
])('an error during %s ends no check: the session still ends in time', async (_, failing) => {
  const page = await openBefore(async () => null)
  const { now } = page.platform.clock
  let reads = 0
  Object.assign(page.platform.clock, {
    now: () => {
      reads += 1
      if (reads === failing) throw new Error('The clock failed')
      return now()
    },
  })
  await page.check()
  expect([reads, page.auth.getSnapshot().isAuthenticated]).toEqual([failing, true])
  for (let turn = 0; turn < 6; turn += 1) await page.check()
  expect(page.auth.getSnapshot().status).toBe('anonymous')
  expect(page.events.at(-1)).toEqual({ type: 'auth.signedOut', reason: 'expired' })
})

test('checks during a renewal start no second one', async () => {
  const { answer, page } = await pauseRenewal()
  page.wake()
  page.wake()
  await page.check()
  expect(page.calls).toHaveLength(1)
  answer.resolve(renewed(2 * HOUR))
  await settled()
  expect(page.auth.getSnapshot().expiresAt).toBe(NOW + 2 * HOUR * 1000)
})

const failures: readonly (readonly [string, Renew])[] = [
  ['refused', () => Promise.reject(new StoreError('SIGN_IN', 'No', { problem: 'invalid_grant' }))],
  ['impossible without a network', () => Promise.reject(new StoreError('NETWORK', 'No'))],
  ['impossible without a refresh token', async () => null],
  ['about another user', async () => renewed(2 * HOUR, { bigCommCustomerID: 43 })],
  ['over already', async () => renewed(1)],
  ['over at this moment', async () => renewed(HOUR - 25)],
  ['unreadable', async () => ({ accessToken: 'opaque', idToken: '', expiresIn: HOUR })],
]

test.each(failures)(
  'a renewal that is %s leaves the session until its expiry, without an error',
  async (_name, renew) => {
    const page = await openBefore(renew)
    await page.check()
    expect(page.auth.getSnapshot()).toMatchObject({ isAuthenticated: true, error: null, expiresAt: NOW + HOUR * 1000 })
    for (let turn = 0; turn < 6; turn += 1) await page.check()
    expect(page.auth.getSnapshot()).toMatchObject({ status: 'anonymous', user: null })
    expect(page.events.at(-1)).toEqual({ type: 'auth.signedOut', reason: 'expired' })
    expect(page.types()).not.toContain('auth.failed')
  },
)

test('a renewal that ends after another tab has renewed the session changes nothing', async () => {
  const { answer, page } = await pauseRenewal()
  const other = { ...sessionOf({ exp: NOW / 1000 + 3 * HOUR }), expiresAt: NOW + 3 * HOUR * 1000 }
  page.actor.send({ type: 'auth.adopt', session: other, now: page.now() })
  answer.resolve(renewed(2 * HOUR))
  await settled()
  expect(page.auth.getSnapshot().expiresAt).toBe(NOW + 3 * HOUR * 1000)
})

test('a sign-out during a renewal stays a sign-out', async () => {
  const aborted = vi.fn()
  const page = await openBefore(
    (_, { signal }): Promise<null> =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          aborted()
          reject(new StoreError('ABORTED', 'ended'))
        })
      }),
  )
  await page.check()
  page.auth.commands.signOut()
  await settled()
  expect(aborted).toHaveBeenCalledOnce()
  expect(page.auth.getSnapshot().isAuthenticated).toBe(false)
})

test('a session that the server rejects during its renewal ends, and a late renewal does not bring it back', async () => {
  const { answer, page } = await pauseRenewal()
  page.actor.send({ type: 'auth.reject' })
  answer.resolve(renewed(2 * HOUR))
  await settled()
  expect(page.events.at(-1)).toEqual({ type: 'auth.signedOut', reason: 'unauthorized' })
  expect(page.auth.getSnapshot().isAuthenticated).toBe(false)
})

test('a reloaded callback page during a renewal is confirmed, and the renewal goes on', async () => {
  const { answer, page } = await pauseRenewal()
  const outcome = await page.auth.commands.complete(CALLBACK)
  expect(outcome).toEqual({ ok: true, value: { returnTo: null, intent: null } })
  answer.resolve(renewed(2 * HOUR))
  await settled()
  expect(page.auth.getSnapshot().expiresAt).toBe(NOW + 2 * HOUR * 1000)
})

test('an intent that arrives during a renewal does not disturb it', async () => {
  const { answer, page } = await pauseRenewal()
  page.actor.send({ type: 'auth.setIntent', intent: { kind: 'wishlist.add', productId: '11', variantId: '1' } })
  answer.resolve(renewed(2 * HOUR))
  await settled()
  expect(page.auth.getSnapshot()).toMatchObject({ isAuthenticated: true, expiresAt: NOW + 2 * HOUR * 1000 })
})
