import { expect, test } from 'vitest'
import { createPasswordSession } from '../../src/api/adapter/createPasswordSession.ts'
import { startBackEnd } from './backEnd.ts'

const ORIGIN = 'https://shop.example'
const SESSION = { authorization: 'Bearer in-cookie', cookie: '__Host-session=token; has_session=9999999999' }

test('a request that the back end refuses is passed on with the end of the session', async () => {
  const { url } = await startBackEnd(() => ({ status: 401, headers: { 'x-reason': 'expired' }, body: 'over' }))
  const answer = createPasswordSession(
    { origin: ORIGIN, signInPage: '/sign-in', backEndPath: '/back-end' },
    {
      signIn: async () => null,
      load: async () => null,
      signOut: async () => undefined,
      // The headers of such a response cannot be changed.
      forward: (_request, { path }) => fetch(`${url}${path}`),
    },
  )
  const response = await answer(new Request(`${ORIGIN}/back-end/me`, { headers: SESSION }))
  expect([response?.status, response?.headers.get('x-reason'), await response?.text()]).toEqual([
    401,
    'expired',
    'over',
  ])
  expect(response?.headers.getSetCookie()).toHaveLength(2)
})
