import { expect, test } from 'vitest'
import { brokenMembers, checkAnswer } from './answers.fixture.ts'
import { endpoints } from './endpoints.fixture.ts'

const cases = endpoints.flatMap(({ payloads, ...endpoint }) =>
  Object.entries(payloads).map(([payload, body]) => ({ ...endpoint, payload, body })),
)

test.each(cases)('$vendor, $name: $payload is mapped, and every field is there', async ({ body, map, port }) => {
  const value = map(body, () => undefined)
  expect(brokenMembers(value)).toEqual([])
  await expect(checkAnswer(port, value)).resolves.toBeUndefined()
})

test('the check finds what a type promises and a value does not have', async () => {
  expect(brokenMembers({ a: undefined, b: [{ c: Number.NaN }], d: null })).toEqual(['a', 'b.0.c'])
  await expect(checkAnswer('search.popular', [1])).rejects.toMatchObject({ code: 'CONTRACT' })
  await expect(checkAnswer('products', [{}])).rejects.toMatchObject({ code: 'CONTRACT' })
})
