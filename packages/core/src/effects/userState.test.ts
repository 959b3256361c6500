import { expect, test } from 'vitest'
import { anna as profile, wireProfile } from '../account/account.fixture.ts'
import { anonymous, CALLBACK, comeBack, leave, NOW, sessionOf } from '../auth/auth.fixture.ts'
import { NO_MEMBERSHIP } from '../membership/membership.rules.ts'
import { unwrap } from '../shared/outcome.fixture.ts'
import { leaveToSignIn, openBrowser, settled, storedUser } from '../store/session.fixture.ts'
import { storedText } from './userState.fixture.ts'
import { parseUser as parse } from './userState.parse.ts'
import { STORED_VERSION, serialiseUserState, userStateOf } from './userState.ts'

const membership = { ...NO_MEMBERSHIP, isActive: true, customerGroupId: '7', discount: 30 }

const parseUser = (text: string | null, now: number) => parse(text, STORED_VERSION, now)

const userOf = ({ actor }: ReturnType<typeof anonymous>) => {
  const { session, pkce } = actor.getSnapshot().context
  return userStateOf({ session, pkce, profile: null, membership: NO_MEMBERSHIP })
}

test('the user state has exactly its nine members', { meta: { spec: ['3.auth.user-state'] } }, async () => {
  const before = anonymous()
  const state = await leave(before)
  const page = comeBack(before)
  await unwrap(page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`))
  const { session } = page.actor.getSnapshot().context
  expect(userOf(page)).toEqual({
    isAuthenticated: true,
    userInfo: session?.user,
    access_token: session?.accessToken,
    expires_in: 3600,
    expires_at: NOW + 3_600_000,
    id_token: 'id',
    profile: null,
    pingPkce: null,
    membership: NO_MEMBERSHIP,
  })
})

test('the user state contains a sign-in in progress, and afterwards no verifier', {
  meta: { spec: ['3.auth.ping-pkce'] },
}, async () => {
  const before = anonymous()
  expect(userOf(before).pingPkce).toBeNull()
  const state = await leave(before)
  expect(userOf(before)).toMatchObject({
    isAuthenticated: false,
    pingPkce: { code_challenge: 'challenge', code_verifier: `verifier-${state}`, state },
  })
  const page = comeBack(before)
  await unwrap(page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`))
  expect(userOf(page).pingPkce).toBeNull()
  expect(serialiseUserState(userOf(page))).not.toContain('verifier-')
})

test('a cancelled sign-in is removed from the user state when another callback completes', {
  meta: { spec: ['3.auth.ping-pkce'] },
}, async () => {
  const page = anonymous()
  const state = await leave(page)
  page.actor.send({ type: 'auth.returned' })
  await unwrap(page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`))
  expect(userOf(page)).toMatchObject({ isAuthenticated: true, pingPkce: null })
})

test('a stored state is read back unchanged', () => {
  const session = sessionOf({ given_name: 'Zoë' })
  expect(parseUser(storedText(session, { profile, membership }), NOW)).toEqual({ session, profile, membership })
})

test('data of the team in a profile are read back, and anything else than an object is left out', () => {
  const session = sessionOf()
  const stored = (custom: unknown) => {
    const state: { user: { profile: object } } = JSON.parse(storedText(session, { profile }))
    Object.assign(state.user.profile, { custom })
    return parseUser(JSON.stringify(state), NOW)?.profile
  }
  expect(stored({ loyalty: { points: 3 } })).toEqual({ ...profile, custom: { loyalty: { points: 3 } } })
  for (const hostile of [[1], 'text', null]) expect(stored(hostile)).toStrictEqual(profile)
})

test('ids are stored under the names that earlier builds read, and any text is read back unchanged', () => {
  const session = sessionOf({ given_name: 'Zoë', bigCommCustomerID: 'cus_01HZX3', bigCommCustomerGroupID: 7 })
  const known = {
    profile: { ...profile, customerId: 'cus_01HZX3' },
    membership: { ...membership, customerGroupId: 'gid://shop/Group/7' },
  }
  const text = storedText(session, known)
  expect(JSON.parse(text).user).toMatchObject({
    userInfo: { bigCommCustomerID: 'cus_01HZX3', bigCommCustomerGroupID: '7' },
    profile: { bigCommCustomerID: 'cus_01HZX3' },
    membership: { bigCommCustomerGroupID: 'gid://shop/Group/7' },
  })
  expect(text).not.toMatch(/customerId|customerGroupId/)
  expect(parseUser(text, NOW)).toEqual({ session, ...known })
})

const stored: { version: number; user: object } = JSON.parse(storedText(sessionOf(), { profile, membership }))

test.each([
  ['nothing', null],
  ['no text', ''],
  ['half of it', '{"a":'],
  ['no object', 'null'],
  ['a list', '[]'],
  ['no user', '{"version":2}'],
  ['an old version', JSON.stringify({ ...stored, version: 1 })],
  ['the old shape', JSON.stringify({ version: 1, isAuthenticated: true, ...stored.user })],
  ['a text for a time', JSON.stringify({ ...stored, user: { ...stored.user, expires_at: '9e99' } })],
  ['an opaque token', JSON.stringify({ ...stored, user: { ...stored.user, access_token: 'opaque' } })],
  ['a sign-in half done', JSON.stringify({ version: 2, user: { isAuthenticated: false, isLoading: true } })],
])('a storage with %s gives no user', { meta: { spec: ['3.storage.persisted-content'] } }, (_name, text) => {
  expect(parseUser(text, NOW)).toBeNull()
})

test('a stored session expires with its token', { meta: { spec: ['4.auth.valid-until'] } }, () => {
  const { expiresAt } = sessionOf()
  const text = JSON.stringify(stored)
  expect([expiresAt - 1, expiresAt, expiresAt + 1].map((now) => parseUser(text, now) !== null)).toEqual([
    true,
    false,
    false,
  ])
})

test('a token without an expiry of its own lasts until the stored expiry', () => {
  const text = storedText(sessionOf({ exp: undefined }))
  expect(parseUser(text, NOW + 3_599_999)?.session.expiresAt).toBe(NOW + 3_600_000)
  expect(parseUser(text, NOW + 3_600_000)).toBeNull()
})

test('an edited expiry or user in the storage is ignored', {
  meta: { spec: ['3.auth.decoding'] },
}, () => {
  const edited = { ...stored.user, expires_at: NOW * 2, userInfo: { bigCommCustomerGroupID: 1 } }
  expect(parseUser(JSON.stringify({ ...stored, user: edited }), NOW)?.session).toEqual(sessionOf())
})

test('a profile or membership with the wrong type becomes null, and the user stays signed in', () => {
  const edited = { ...stored.user, profile: { firstName: 5 }, membership: 'gold' }
  const user = parseUser(JSON.stringify({ ...stored, user: edited }), NOW)
  expect(user).toEqual({ session: sessionOf(), profile: null, membership: null })
})

test('a cancelled sign-in leaves no verifier when another tab signs in', async () => {
  const browser = openBrowser({
    answers: {
      'GET /api/account/profile': () => Response.json({ profile: wireProfile(profile) }),
      'GET /api/store/orders': () => Response.json({ data: [], meta: { pagination: { page: 1, total: 0 } } }),
    },
  })
  const page = await browser.openPage()
  await leaveToSignIn(browser, page)
  browser.platform.comeBack()
  await settled()
  browser.platform.changeInOtherTab('persist:EU', storedUser())
  await settled()
  page.store.account.commands.load()
  await settled()
  expect(browser.platform.stored.get('persist:EU')).toContain(profile.userName)
  expect(browser.platform.stored.get('persist:EU')).not.toContain('code_verifier')
})
