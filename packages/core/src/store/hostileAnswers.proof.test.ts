import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answeredWith, calls, crashOf, pathsIn, withValue } from './gatewayCalls.fixture.ts'
import { allAnswers } from './portAnswers.fixture.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

/** Values that a broken or hostile server may send in place of any field. */
const hostile = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\uD800',
    '__proto__',
    'constructor',
    'javascript:alert(1)',
    '<img src=x onerror=alert(1)>',
    'x'.repeat(20_000),
    -0,
    -1,
    0.1,
    1e21,
    Number.MAX_SAFE_INTEGER + 2,
    JSON.parse('{"__proto__":{"isAdmin":true}}'),
    JSON.parse('1e999'),
  ),
)

/** A call with a body of its contract, in which up to four fields have hostile values. */
const broken = fc
  .record({
    at: fc.nat(calls.length - 1),
    changes: fc.array(fc.record({ at: fc.nat(), value: hostile }), { minLength: 1, maxLength: 4 }),
  })
  .map(({ at, changes }) => {
    const [call, example, ask] = calls[at] ?? calls[0] ?? []
    if (call === undefined || ask === undefined) throw new Error('There are no calls')
    const paths = [[], ...pathsIn(example)]
    const body = changes.reduce(
      (sum, change) => withValue(sum, paths[change.at % paths.length] ?? [], change.value),
      example,
    )
    return { call, ask, body }
  })

test.each([false, true])(
  'a hostile answer never ends as another error than CONTRACT (checkAnswers: %s)',
  async (checkAnswers) => {
    const run = fc.asyncProperty(broken, async ({ ask, body }) => {
      expect(await crashOf(answeredWith(body, checkAnswers), ask)).toBeNull()
    })
    await fc.assert(run, { seed: 19, numRuns: 10_000 })
    expect(Object.prototype).not.toHaveProperty('isAdmin')
  },
  300_000,
)

test('with checkAnswers, no value of the wrong shape reaches a page', async () => {
  const run = fc.asyncProperty(broken, async ({ call, ask, body }) => {
    const value = await ask(answeredWith(body, true)).catch(() => undefined)
    if (value !== undefined) expect(allAnswers[call]?.safeParse(value)).toMatchObject({ success: true })
  })
  await fc.assert(run, { seed: 19, numRuns: 10_000 })
}, 300_000)
