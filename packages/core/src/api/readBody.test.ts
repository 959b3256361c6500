import { expect, test } from 'vitest'
import { StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
import { readLazily } from './readBody.ts'

const answer = Promise.resolve({ data: { name: 'Trail jacket' } })
const mapper = { nameOf: ({ name }: { name: string }) => name }

test('a mapper that loads in parallel with the request maps the response', async () => {
  expect(await readLazily(answer, Promise.resolve(mapper), ({ nameOf }, wire) => nameOf(wire))).toBe('Trail jacket')
})

test('a mapper that fails to load is a NETWORK error with a message for shoppers', async () => {
  const missing = Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect(readLazily(answer, missing, () => 'never')).rejects.toMatchObject({
    code: 'NETWORK',
    message: UNEXPECTED_ERROR,
  })
})

test('a failed call rejects with its own error, whether or not the mapper loads', async () => {
  const refused = new StoreError('REFUSED', 'No')
  await expect(readLazily(Promise.reject(refused), Promise.resolve(mapper), () => 'never')).rejects.toBe(refused)
})
