import { expect, test } from 'vitest'
import { serve } from './serve.fixture.ts'

test('the account refuses what Medusa would accept or cannot do', async () => {
  const { calls, gateways } = serve({})
  const { account } = gateways
  const refusal = { code: 'REFUSED', detail: expect.any(String) }
  await expect(account.updateProfile({ userName: 'new@shop.example' }, {})).rejects.toMatchObject({
    ...refusal,
    problem: 'unsupported',
  })
  await expect(account.updateProfile({ lastName: '  ' }, {})).rejects.toMatchObject(refusal)
  const passwords = { currentPassword: 'a', newPassword: 'long enough', confirmPassword: 'different' }
  await expect(account.changePassword(passwords, {})).rejects.toMatchObject(refusal)
  expect(calls()).toEqual([])
})

test('an address with an account is REFUSED, although Medusa says 401', async () => {
  const body = { message: 'Identity with email already exists' }
  const { gateways } = serve({ 'POST /auth/customer/emailpass/register': { status: 401, body } })
  const fields = { userName: 'ada@shop.example', password: 'long enough', firstName: 'Ada', lastName: 'Vale' }
  await expect(gateways.account.signUp(fields, {})).rejects.toMatchObject({ code: 'REFUSED', problem: 'email_taken' })
})

test('a sign-up writes the address in lower case, and creates the customer with the token of the registration', async () => {
  const customer = { id: 'cus_1', email: 'ada@shop.example', first_name: 'Ada', last_name: 'Vale' }
  const { gateways, requests } = serve({
    'POST /auth/customer/emailpass/register': { body: { token: 'registration' } },
    'POST /store/customers': { body: { customer } },
  })
  const fields = { userName: 'Ada@Shop.example', password: 'long enough', firstName: 'Ada', lastName: 'Vale' }
  expect(await gateways.account.signUp(fields, {})).toMatchObject({ customerId: 'cus_1', userName: 'ada@shop.example' })
  const [registration, creation] = requests
  expect(registration?.body).toEqual({ email: 'ada@shop.example', password: 'long enough' })
  expect(creation?.body).toEqual({ email: 'ada@shop.example', first_name: 'Ada', last_name: 'Vale' })
  expect(creation?.headers.get('authorization')).toBe('Bearer registration')
})

test('the metadata of a customer are data of the team', async () => {
  const names = { id: 'cus_1', email: 'ada@shop.example', first_name: 'Ada', last_name: 'Vale' }
  const profileWith = (metadata: unknown) =>
    serve({ 'GET /store/customers/me': { body: { customer: { ...names, metadata } } } }).gateways.account.profile({})
  expect((await profileWith({ loyalty: 3 })).custom).toEqual({ loyalty: 3 })
  expect(await profileWith(null)).not.toHaveProperty('custom')
})
