import fc from 'fast-check'
import { expect, test } from 'vitest'
import { base64url, CHANNELS, NOW, ORIGIN, tokenOf } from './auth.fixture.ts'
import { createSession, readToken, restoreSession, sessionFields } from './auth.parse.ts'
import { channelsOf, isForeign, isValidAt, needsRenewal, ownPath, uiLocales } from './auth.rules.ts'

test('a session is valid strictly before its expiry', { meta: { spec: ['4.auth.valid-until'] } }, () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (expiresAt, now) => {
      expect(isValidAt({ expiresAt }, now)).toBe(now < expiresAt)
    }),
  )
  expect([NOW - 1, NOW, NOW + 1].map((now) => isValidAt({ expiresAt: NOW }, now))).toEqual([true, false, false])
})

test.each([
  // Columns: the channel, whether it is foreign in the EU store, whether it is foreign in the US store.
  [1, false, true],
  [2, true, false],
  ['1', false, true],
  ['EU', false, true],
  ['eu', false, true],
  ['us', true, false],
  [[1, 2], false, false],
  [['US'], true, false],
  [[], false, false],
  ['', false, false],
  [null, false, false],
  [undefined, false, false],
  [{}, false, false],
  ['__proto__', false, false],
  [9, false, false],
  [99, false, false],
  [['EU', 'US'], false, false],
  [[2, 99], true, false],
  [[99, 'eu'], false, true],
] as const)(
  'the channel %j is foreign in the EU: %s, in the US: %s',
  {
    meta: { spec: ['3.auth.channel', '4.auth.guard-unknown'] },
  },
  (channel, inEU, inUS) => {
    expect(isForeign(channel, 'EU', CHANNELS)).toBe(inEU)
    expect(isForeign(channel, 'US', CHANNELS)).toBe(inUS)
  },
)

test('a shop can configure other channels', () => {
  const channels = { EU: [7, 'emea'], US: [] }
  expect(isForeign('EMEA', 'US', channels)).toBe(true)
  expect(isForeign(1, 'US', channels)).toBe(false)
})

test('each store of the sites has its configured channels, and a store without any has none but its name', () => {
  const sites = [{ storeSource: 'EU' }, { storeSource: 'US' }, { storeSource: 'EU' }]
  expect(channelsOf(sites, { EU: [7, 'emea'], UK: [9] })).toEqual({ EU: [7, 'emea'], US: [] })
  expect(channelsOf(sites.slice(1), {})).toEqual({ EU: [], US: [] })
})

test.each([
  [3600, 60_001, false],
  [3600, 60_000, false],
  [3600, 59_999, true],
  [60, 30_000, false],
  [60, 29_999, true],
])('a session of %i s with %i ms left needs a renewal: %s', (expiresIn, left, answer) => {
  expect(needsRenewal({ expiresAt: NOW + left, expiresIn }, NOW)).toBe(answer)
})

test('the provider receives the language with and without its country', () => {
  expect(uiLocales('de_AT')).toBe('de-AT de')
  expect(uiLocales('pt')).toBe('pt')
})

test('the user is read from the access token, including non-ASCII characters', {
  meta: { spec: ['3.auth.user-info', '3.auth.decoding'] },
}, () => {
  const token = tokenOf({
    bigCommCustomerID: '42',
    bigCommCustomerGroupID: 3,
    given_name: 'Jürgen 日本 >>>???',
    userName: 'j@x.example',
  })
  // The payload contains `-` and `_`, the two characters that base64url has and base64 does not.
  expect(token.split('.')[1]).toMatch(/-.*_|_.*-/)
  expect(readToken(token).user).toEqual({
    customerId: '42',
    customerGroupId: '3',
    channel: 1,
    firstName: 'Jürgen 日本 >>>???',
    userName: 'j@x.example',
  })
})

test('a claim with the wrong type gives no name and no id', () => {
  const { user } = readToken(tokenOf({ bigCommCustomerID: null, bigCommCustomerGroupID: {}, given_name: 5 }))
  expect(user).toMatchObject({ customerId: null, customerGroupId: null, firstName: null, userName: null })
})

test.each(['', 'opaque', 'a.b.c', `a.${base64url(Uint8Array.of(0xff))}.c`])('%j is not a token', (token) => {
  expect(() => readToken(token)).toThrow()
})

test('the expiry is that of the token, otherwise that of the provider, however late it is', {
  meta: { spec: ['3.auth.expires-at', '4.auth.expiry-from-token'] },
}, () => {
  const tokens = { idToken: 'id', expiresIn: 60 }
  const without = createSession({ ...tokens, accessToken: tokenOf({ exp: undefined }) }, 1_000_000)
  expect(without).toMatchObject({ expiresIn: 60, expiresAt: 1_060_000 })
  const differing = createSession({ ...tokens, accessToken: tokenOf({ exp: NOW / 1000 + 5 }) }, NOW)
  expect(differing).toMatchObject({ expiresIn: 60, expiresAt: NOW + 5000 })
  const year = createSession({ ...tokens, accessToken: tokenOf({ exp: NOW / 1000 + 365 * 86_400 }) }, NOW)
  expect(year.expiresAt).toBe(NOW + 365 * 86_400_000)
})

test('an expiry beyond the range of Date is limited to a value that JSON can store', () => {
  const tokens = { idToken: 'id', expiresIn: 60 }
  for (const exp of [1e13, 1e308]) {
    const { expiresAt } = createSession({ ...tokens, accessToken: tokenOf({ exp }) }, NOW)
    expect(JSON.parse(JSON.stringify(expiresAt))).toBe(8.64e15)
  }
})

test('a configured maximum makes a session expire earlier than its token, never later', () => {
  const tokens = { idToken: 'id', expiresIn: 60 }
  const endOf = (seconds: number) =>
    createSession({ ...tokens, accessToken: tokenOf({ exp: NOW / 1000 + seconds }) }, NOW, { maxSessionSeconds: 3600 })
      .expiresAt
  expect([endOf(60), endOf(7200)]).toEqual([NOW + 60_000, NOW + 3_600_000])
})

test('a return address is a path of the own origin', () => {
  const base = `${ORIGIN}/de/de-de`
  expect(ownPath('/de/de-de/p/fleece?size=m#reviews', base)).toBe('/de/de-de/p/fleece?size=m#reviews')
  expect(ownPath(`${ORIGIN}/de/de-de`, base)).toBe('/de/de-de')
  const others = ['//evil.example', '/..//evil.example', '\\\\evil.example', 'https://evil.example', 'javascript:0', '']
  expect(others.map((other) => ownPath(other, base))).toEqual(others.map(() => null))
})

test('an empty or missing channel is never foreign, even when a shop configures an empty one', () => {
  const channels = { EU: ['', 'null', 'undefined', '[object Object]', 'true'], US: [] }
  for (const channel of ['', null, undefined, {}, true]) expect(isForeign(channel, 'US', channels)).toBe(false)
})

test.each([
  [8812, '8812'],
  ['8812', '8812'],
  ['cus_01HZX3', 'cus_01HZX3'],
  ['gid://shop/Customer/7', 'gid://shop/Customer/7'],
  [0, null],
  ['0', null],
  ['', null],
])('the claim %j is the customer id %j', (claim, id) => {
  expect(readToken(tokenOf({ bigCommCustomerID: claim })).user.customerId).toBe(id)
})

test('bytes that are not UTF-8 are not a token', () => {
  const [before, after] = ['{"userName":"', '"}'].map((text) => [...new TextEncoder().encode(text)])
  const bytes = Uint8Array.of(...(before ?? []), 0xff, ...(after ?? []))
  expect(() => readToken(`a.${base64url(bytes)}.c`)).toThrow()
})

const fieldsOf = (claims: object, expiresAt: number) => ({
  access_token: tokenOf(claims),
  id_token: 'id',
  expires_in: 60,
  expires_at: expiresAt,
})

test('a stored session is restored completely, and expires at the earlier of its two expiries', () => {
  const claims = { given_name: 'Zoë', exp: NOW / 1000 + 30 }
  const fields = fieldsOf(claims, NOW + 60_000)
  const { user } = readToken(tokenOf(claims))
  expect(restoreSession(fields, NOW)).toEqual({
    accessToken: fields.access_token,
    idToken: 'id',
    expiresIn: 60,
    expiresAt: NOW + 30_000,
    user,
  })
  expect(restoreSession(fieldsOf(claims, NOW + 10_000), NOW)?.expiresAt).toBe(NOW + 10_000)
  expect(restoreSession(fieldsOf({ exp: undefined }, NOW + 60_000), NOW)?.expiresAt).toBe(NOW + 60_000)
})

test('a stored session that expires now is expired, one that expires later is not', () => {
  expect(restoreSession(fieldsOf({}, NOW), NOW)).toBeNull()
  expect(restoreSession(fieldsOf({}, NOW - 1), NOW)).toBeNull()
  expect(restoreSession(fieldsOf({}, NOW + 1), NOW)).not.toBeNull()
})

test('a stored session with a missing field is ignored', () => {
  const fields = fieldsOf({}, NOW)
  expect(sessionFields.safeParse(fields).success).toBe(true)
  for (const name of Object.keys(fields))
    expect(sessionFields.safeParse({ ...fields, [name]: undefined }).success).toBe(false)
})
