import { expect, test } from 'vitest'
import { compare, isLate, type MutationReport, survivorsOf } from './survivors.ts'

const report: MutationReport = {
  files: {
    'packages/core/src/a/a.rules.ts': {
      source: 'const more = (one: number) =>\n  one > 2 ||\n  one < 0\n',
      mutants: [
        {
          status: 'Survived',
          replacement: 'one >= 2',
          location: { start: { line: 2, column: 3 }, end: { line: 2, column: 10 } },
        },
        {
          status: 'Killed',
          replacement: 'false',
          location: { start: { line: 2, column: 3 }, end: { line: 2, column: 10 } },
        },
        {
          status: 'NoCoverage',
          replacement: 'true',
          location: { start: { line: 2, column: 3 }, end: { line: 3, column: 10 } },
        },
      ],
    },
  },
}
const [edge, whole] = [
  { file: 'a/a.rules.ts', line: 'one > 2 ||', mutation: 'one > 2 → one >= 2' },
  { file: 'a/a.rules.ts', line: 'one > 2 ||', mutation: 'one > 2 || one < 0 → true' },
]

test('what lives is told by its words, over several lines too', () => {
  expect(survivorsOf(report)).toEqual([edge, whole])
})

test('what lives without a reason is told, and a reason for what is dead', () => {
  expect(compare([edge, whole], [{ why: 'it is so', mutants: [edge, whole] }])).toEqual({ unlisted: [], gone: [] })
  expect(compare([edge, whole], [{ why: 'it is so', mutants: [edge] }])).toEqual({ unlisted: [whole], gone: [] })
  expect(compare([edge], [{ why: 'it is so', mutants: [edge, whole] }])).toEqual({ unlisted: [], gone: [whole] })
})

test('two that read the same need two places in the list', () => {
  expect(compare([edge, edge], [{ why: 'it is so', mutants: [edge] }])).toEqual({ unlisted: [edge], gone: [] })
})

test('what only ran out of time is not missed from the list', () => {
  const location = { start: { line: 2, column: 3 }, end: { line: 2, column: 10 } }
  const killed = (status: string, statusReason: string) => isLate({ status, statusReason, location })
  expect(killed('Timeout', '')).toBe(true)
  expect(killed('Killed', 'Test timed out in 5000ms.')).toBe(true)
  expect(killed('Killed', 'expected 1 to be 2')).toBe(false)
  expect(compare([edge], [{ why: 'it is so', mutants: [edge, whole] }], [whole])).toEqual({ unlisted: [], gone: [] })
})
