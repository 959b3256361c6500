import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brokenMembers, checkAnswer } from './answers.fixture.ts'
import { endpoints } from './endpoints.fixture.ts'
import { mutated } from './mutations.fixture.ts'

const RUNS = 10_000
const cases = endpoints.map((endpoint) => ({ ...endpoint, runs: Math.ceil(RUNS / endpoints.length) }))

/** Maps a payload; undefined if the mapper refuses the whole payload, as it may if an id or an amount is missing. */
const tryMap = (map: () => unknown): { readonly value: unknown } | undefined => {
  try {
    return { value: map() }
  } catch (cause) {
    expect(cause).toBeInstanceOf(TypeError)
    return undefined
  }
}

test.each(cases)(
  '$vendor, $name: whatever is changed, a mapped field has its type',
  async ({ map, payloads, port, runs }) => {
    await fc.assert(
      fc.asyncProperty(mutated(Object.values(payloads)), async (body) => {
        const mapped = tryMap(() => map(body, () => undefined))
        if (mapped === undefined) return
        expect(brokenMembers(mapped.value)).toEqual([])
        await checkAnswer(port, mapped.value)
      }),
      { numRuns: runs },
    )
  },
)
