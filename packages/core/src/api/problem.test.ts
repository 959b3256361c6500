import { afterEach, describe, expect, test, vi } from 'vitest'
import { problemError } from './problem.ts'

test.each([
  [400, 'REFUSED'],
  [401, 'UNAUTHORIZED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [409, 'CONFLICT'],
  [410, 'NOT_FOUND'],
  [422, 'REFUSED'],
  [429, 'RATE_LIMITED'],
  [500, 'SERVER'],
  [503, 'SERVER'],
  [418, 'UNEXPECTED'],
])('status %i is %s', (status, code) => {
  expect(problemError(status, undefined)).toMatchObject({ code, status })
})

test.each([
  [{ message: 'a', title: 'b', detail: 'c', error_description: 'd' }, 'a'],
  [{ title: 'b', detail: 'c', error_description: 'd' }, 'b'],
  [{ detail: 'c', error_description: 'd' }, 'c'],
  [{ error_description: 'd' }, 'd'],
  [{ message: '', title: '  ', detail: 'c' }, 'c'],
  [{ message: 1, title: ['b'] }, undefined],
  ['words', undefined],
  [['words'], undefined],
  [null, undefined],
])('the message of %j is %j', { meta: { spec: ['8.toasts.message-chain'] } }, (body, words) => {
  const { message, detail } = problemError(400, body)
  expect({ message, detail }).toEqual({ message: words ?? 'Unexpected error occurs', detail: words })
})

test.each([
  [500, { title: 'Internal Server Error', message: 'Internal server error' }, undefined],
  [502, { title: 'Bad Gateway', detail: 'The cart is busy' }, 'The cart is busy'],
  [504, { title: 'Gateway Time-out' }, undefined],
  [422, { title: 'Unprocessable Content' }, undefined],
  [404, { title: 'This cart does not exist' }, 'This cart does not exist'],
  [500, { title: 'Internal Server Error of the warehouse' }, 'Internal Server Error of the warehouse'],
])('the plain status phrase of %i is not shown to a shopper: %j', (status, body, words) => {
  const { message, detail } = problemError(status, body)
  expect({ message, detail }).toEqual({ message: words ?? 'Unexpected error occurs', detail: words })
})

test('the rest of the body is available on the error, but never serialised', () => {
  const error = problemError(409, { title: 'Changed', code: 'stale_version', cart: { id: 'secret' } })
  expect(error.problem).toBe('stale_version')
  expect(error.response).toMatchObject({ cart: { id: 'secret' } })
  expect(JSON.stringify(error)).not.toContain('secret')
  expect(Object.keys(error)).not.toContain('response')
})

describe('a server that refuses the origin of the page', () => {
  const body = { code: 'foreign_origin', title: 'This request may not come from another site' }
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  })

  test('is explained in development with the setting that is missing', () => {
    vi.stubGlobal('location', { origin: 'http://localhost:5173' })
    const hint =
      'The server refuses the origin http://localhost:5173: set HOST_ORIGIN to it, or add it to ALLOWED_ORIGINS.'
    expect(problemError(403, body)).toMatchObject({ code: 'FORBIDDEN', message: hint, detail: hint })
  })

  test.each([
    ['in production', () => vi.stubEnv('NODE_ENV', 'production')],
    ['on a page without a bundler, which has no process', () => vi.stubGlobal('process', undefined)],
  ])('sends its own words %s', (_, stub) => {
    stub()
    expect(problemError(403, body).message).toBe(body.title)
  })
})
