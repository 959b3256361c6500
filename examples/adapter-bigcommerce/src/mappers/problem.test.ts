import { createServiceCall } from '@cairn/core/adapter'
import { describe, expect, test } from 'vitest'
import { credentials } from '../payloads/customers.fixture.ts'
import { problems } from '../payloads/problems.fixture.ts'
import { mapCredentials } from './customer.mapper.ts'
import { problemOf } from './problem.ts'

describe('customers and errors', () => {
  test('a password is right only if BigCommerce says so', () => {
    expect(
      [credentials['a right password'], credentials['a wrong password'], {}, { is_valid: 'true' }].map(
        (body) => mapCredentials(body).isValid,
      ),
    ).toEqual([true, false, false, false])
  })

  test.each([
    ['a conflict', 'CONFLICT', 'The cart was changed meanwhile.'],
    ['a refusal', 'REFUSED', 'You can only purchase a maximum of 2 of the Mug & Saucer per order.'],
    ['a list, of v2', 'NOT_FOUND', 'The requested resource was not found.'],
    ['a list, of the Storefront checkout', 'REFUSED', 'The coupon is not valid'],
    ['not found, without a body', 'NOT_FOUND', undefined],
    ['a page of a proxy', 'SERVER', undefined],
  ])('%s is %s', async (name, code, detail) => {
    const { status = 0, body } = problems[name] ?? {}
    const fetch = async () => (body === undefined ? new Response('<p>', { status }) : Response.json(body, { status }))
    const call = createServiceCall({ url: 'https://api.example', fetch, problemOf })
    await expect(call({ path: '/carts', retries: 0, read: () => null })).rejects.toMatchObject({ code, detail, status })
  })
})
