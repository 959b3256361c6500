import { expect, test } from 'vitest'
import { knownFromHash } from './knownFromHash.ts'

test('the details of an order fill in the sign-up, but never a password', () => {
  expect(knownFromHash('#email=ada%2Bshop%40example.com&first_name=Ada&last_name=Berg&password=x')).toEqual({
    firstName: 'Ada',
    lastName: 'Berg',
    userName: 'ada+shop@example.com',
    password: '',
  })
})

test.each(['', '#', '#content', '#%E0%A4%A'])('the fragment "%s" fills in nothing', (hash) => {
  expect(Object.values(knownFromHash(hash)).join('')).toBe('')
})
