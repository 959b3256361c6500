import { expect, test } from 'vitest'
import type { IdentityConfig } from '../platform/identity.types.ts'
import { NOW, tokenOf } from './auth.fixture.ts'
import { createSession, restoreSession } from './auth.parse.ts'

const OPAQUE = { accessToken: '2YotnFZFEjr1zCsicMWpAA', idToken: 'id', expiresIn: 60 }
const CLAIMS = { sub: 'auth0|5f7c', given_name: 'Zoë', customer: 77, 'https://shop.example/tier': 'gold', channel: 1 }

const userOf = (claims: IdentityConfig['claims'], given: object = CLAIMS) =>
  createSession({ ...OPAQUE, claims: { ...given } }, NOW, { userFrom: 'id-token', claims }).user

test('an opaque access token is never parsed; the session ends after expires_in', () => {
  const session = createSession({ ...OPAQUE, claims: CLAIMS }, NOW, { userFrom: 'userinfo' })
  expect(session).toMatchObject({
    accessToken: OPAQUE.accessToken,
    expiresAt: NOW + 60_000,
    user: { firstName: 'Zoë' },
  })
  expect(session).not.toHaveProperty('claims')
  // An access token that is a JWT is not parsed either: its expiry and its claims do not count.
  const jwt = { ...OPAQUE, accessToken: tokenOf({ exp: NOW / 1000 + 9999, given_name: 'Eve' }), claims: CLAIMS }
  expect(createSession(jwt, NOW, { userFrom: 'userinfo' })).toMatchObject({
    expiresAt: NOW + 60_000,
    user: { firstName: 'Zoë' },
  })
})

test('fields come from named claims and from functions, and the others from the claims of the specification', () => {
  const user = userOf({
    customerId: 'sub',
    customerGroupId: 'https://shop.example/tier',
    userName: ({ given_name, customer }) => `${given_name} ${customer}`,
  })
  expect(user).toEqual({
    customerId: 'auth0|5f7c',
    customerGroupId: 'gold',
    channel: 1,
    firstName: 'Zoë',
    userName: 'Zoë 77',
  })
})

test('claims of the access token can be mapped too', () => {
  const tokens = { ...OPAQUE, accessToken: tokenOf({ customer: 77 }) }
  expect(createSession(tokens, NOW, { claims: { customerId: 'customer' } }).user.customerId).toBe('77')
})

test.each([
  [{ customerId: 'customer_id' }, 'missing_claim', 'customerId: the claim "customer_id" is missing'],
  [{ firstName: 'constructor' }, 'missing_claim', 'firstName: the claim "constructor" is missing'],
  [{ firstName: () => undefined }, 'missing_claim', 'firstName: its function returned undefined'],
  [{ firstName: 'customer' }, 'invalid_claim', 'firstName: the claim has the wrong type'],
  [{ customerId: () => ({}) }, 'invalid_claim', 'customerId: the claim has the wrong type'],
])('the mapping %j fails the sign-in as %s, with a sentence that names it', (claims, problem, words) => {
  const error = { code: 'SIGN_IN', problem, message: `identity.claims.${words}` }
  expect(() => userOf(claims)).toThrow(expect.objectContaining(error))
})

test('a field whose mapping is undefined comes from the claim of the specification', () => {
  expect(userOf({ firstName: undefined, userName: 'sub' })).toMatchObject({ firstName: 'Zoë', userName: 'auth0|5f7c' })
})

test('a sign-in without claims gives no session, because there is no user', () => {
  expect(() => createSession(OPAQUE, NOW, { userFrom: 'userinfo' })).toThrow()
})

test('when a server keeps the tokens, the user comes from the given claims and no token is parsed', () => {
  const session = createSession({ ...OPAQUE, claims: CLAIMS }, NOW, { session: 'cookie' })
  expect(session).toMatchObject({ expiresAt: NOW + 60_000, user: { firstName: 'Zoë' } })
})

test('a function that throws fails the sign-in', () => {
  const claims = {
    firstName: () => {
      throw new TypeError('Broken')
    },
  }
  expect(() => userOf(claims)).toThrow('Broken')
})

test('a function decides that a claim is optional', () => {
  expect(userOf({ userName: ({ nickname }) => nickname ?? null }).userName).toBeNull()
})

const stored = (userInfo: unknown) => ({
  access_token: OPAQUE.accessToken,
  id_token: 'id',
  expires_in: 60,
  expires_at: NOW + 60_000,
  userInfo: Object(userInfo),
})

test('a stored session with an opaque token is restored with its stored user', () => {
  const user = userOf({ customerId: 'sub' })
  expect(restoreSession(stored(user), NOW, { userFrom: 'userinfo' })).toMatchObject({ user, expiresAt: NOW + 60_000 })
  expect(restoreSession(stored(user), NOW + 60_000, { userFrom: 'userinfo' })).toBeNull()
})

test.each([[null], [{ firstName: 7 }], [{}]])('a stored user %j is not restored', (userInfo) => {
  expect(() => restoreSession(stored(userInfo), NOW, { userFrom: 'userinfo' })).toThrow()
})

test('a renewal without claims keeps the user, and one of another user is refused', () => {
  const identity = { userFrom: 'userinfo', claims: { customerId: 'sub' } } as const
  const { user } = createSession({ ...OPAQUE, claims: CLAIMS }, NOW, identity)
  expect(createSession(OPAQUE, NOW, identity, user).user).toBe(user)
  const other = { ...OPAQUE, claims: { ...CLAIMS, sub: 'somebody-else' } }
  const error = { code: 'SIGN_IN', message: 'The renewed session belongs to another user' }
  expect(() => createSession(other, NOW, identity, user)).toThrow(expect.objectContaining(error))
})
