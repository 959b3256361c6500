import { expect, test } from 'vitest'
import { StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
import { readLazily } from './answerOf.ts'

const answer = Promise.resolve({ data: { name: 'Trail jacket' } })
const mapper = { nameOf: ({ name }: { name: string }) => name }

test('a mapper that is fetched beside the question reads the answer', async () => {
  expect(await readLazily(answer, Promise.resolve(mapper), ({ nameOf }, wire) => nameOf(wire))).toBe('Trail jacket')
})

test('a mapper that cannot be fetched is a network that fails, and no words for developers', async () => {
  const missing = Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect(readLazily(answer, missing, () => 'never')).rejects.toMatchObject({
    code: 'NETWORK',
    message: UNEXPECTED_ERROR,
  })
})

test('a call that fails stays what it was, whether or not the mapper came', async () => {
  const refused = new StoreError('REFUSED', 'No')
  await expect(readLazily(Promise.reject(refused), Promise.resolve(mapper), () => 'never')).rejects.toBe(refused)
})
