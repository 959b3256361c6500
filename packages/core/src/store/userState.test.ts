import { expect, test } from 'vitest'
import { anonymous, CALLBACK, comeBack, leave, NOW, sessionOf } from '../auth/auth.fixture.ts'
import { NO_MEMBERSHIP } from '../membership/membership.rules.ts'
import { leaveToSignIn, openBrowser, settled, storedUser } from './session.fixture.ts'
import { storedText } from './userState.fixture.ts'
import { parseUser as parse } from './userState.parse.ts'
import { STORED_VERSION, serialiseUserState, userStateOf } from './userState.ts'

const profile = { bigCommCustomerID: 42, userName: 'anna@x.example', firstName: 'Anna', lastName: 'Alm' }
const membership = { ...NO_MEMBERSHIP, isActive: true, bigCommCustomerGroupID: 7, discount: 30 }

const parseUser = (text: string | null, now: number) => parse(text, STORED_VERSION, now)

const userOf = ({ actor }: ReturnType<typeof anonymous>) => {
  const { session, pkce } = actor.getSnapshot().context
  return userStateOf({ session, pkce, profile: null, membership: NO_MEMBERSHIP })
}

test('the user state has exactly its nine members', { meta: { spec: ['3.auth.user-state'] } }, async () => {
  const before = anonymous()
  const state = await leave(before)
  const page = comeBack(before)
  await page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`)
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

test('a sign-in under way is in it, and no verifier is left after it', {
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
  await page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`)
  expect(userOf(page).pingPkce).toBeNull()
  expect(serialiseUserState(userOf(page))).not.toContain('verifier-')
})

test('a sign-in that was given up is out of it when another answer comes', {
  meta: { spec: ['3.auth.ping-pkce'] },
}, async () => {
  const page = anonymous()
  const state = await leave(page)
  page.actor.send({ type: 'auth.returned' })
  await page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`)
  expect(userOf(page)).toMatchObject({ isAuthenticated: true, pingPkce: null })
})

test('what was stored reads back as it was', () => {
  const session = sessionOf({ given_name: 'Zoë' })
  expect(parseUser(storedText(session, { profile, membership }), NOW)).toEqual({ session, profile, membership })
})

test('a profile and a membership whose ids are texts read back as they were', () => {
  const session = sessionOf({ given_name: 'Zoë' })
  // A back end without numbers, against the types of today.
  const [customer, group]: [number, number] = JSON.parse('["cus_01HZX3","gid://shop/Group/7"]')
  const known = {
    profile: { ...profile, bigCommCustomerID: customer },
    membership: { ...membership, bigCommCustomerGroupID: group },
  }
  expect(parseUser(storedText(session, known), NOW)).toEqual({ session, ...known })
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
])('a storage that holds %s holds nobody', { meta: { spec: ['3.storage.persisted-content'] } }, (_name, text) => {
  expect(parseUser(text, NOW)).toBeNull()
})

test('a session in the storage is over when its token is', { meta: { spec: ['4.auth.valid-until'] } }, () => {
  const { expiresAt } = sessionOf()
  const text = JSON.stringify(stored)
  expect([expiresAt - 1, expiresAt, expiresAt + 1].map((now) => parseUser(text, now) !== null)).toEqual([
    true,
    false,
    false,
  ])
})

test('a token without an end of its own lasts as long as was stored', () => {
  const text = storedText(sessionOf({ exp: undefined }))
  expect(parseUser(text, NOW + 3_599_999)?.session.expiresAt).toBe(NOW + 3_600_000)
  expect(parseUser(text, NOW + 3_600_000)).toBeNull()
})

test('an end or a user that somebody wrote into the storage is not believed', {
  meta: { spec: ['3.auth.decoding'] },
}, () => {
  const edited = { ...stored.user, expires_at: NOW * 2, userInfo: { bigCommCustomerGroupID: 1 } }
  expect(parseUser(JSON.stringify({ ...stored, user: edited }), NOW)?.session).toEqual(sessionOf())
})

test('a profile or a membership of another shape is none, and signs nobody out', () => {
  const edited = { ...stored.user, profile: { firstName: 5 }, membership: 'gold' }
  const user = parseUser(JSON.stringify({ ...stored, user: edited }), NOW)
  expect(user).toEqual({ session: sessionOf(), profile: null, membership: null })
})

test('a sign-in that was turned back from leaves no verifier where another tab signs in', async () => {
  const browser = openBrowser({
    answers: {
      'GET /api/account/profile': () => Response.json({ profile }),
      'GET /api/store/orders': () => Response.json({ data: [], meta: { pagination: { page: 1, total: 0 } } }),
    },
  })
  const page = await browser.openPage()
  await leaveToSignIn(browser, page)
  browser.platform.comeBack()
  await settled()
  browser.platform.changeElsewhere('persist:EU', storedUser())
  await settled()
  page.store.account.commands.load()
  await settled()
  expect(browser.platform.stored.get('persist:EU')).toContain(profile.userName)
  expect(browser.platform.stored.get('persist:EU')).not.toContain('code_verifier')
})
