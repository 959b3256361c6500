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

test('a survivor is described by its code, also across several lines', () => {
  expect(survivorsOf(report)).toEqual([edge, whole])
})

test('a survivor without a reason is reported, and a reason for a killed mutant', () => {
  expect(compare([edge, whole], [{ why: 'it is so', mutants: [edge, whole] }])).toEqual({ unlisted: [], gone: [] })
  expect(compare([edge, whole], [{ why: 'it is so', mutants: [edge] }])).toEqual({ unlisted: [whole], gone: [] })
  expect(compare([edge], [{ why: 'it is so', mutants: [edge, whole] }])).toEqual({ unlisted: [], gone: [whole] })
})

test('two survivors with the same code need two entries in the list', () => {
  expect(compare([edge, edge], [{ why: 'it is so', mutants: [edge] }])).toEqual({ unlisted: [edge], gone: [] })
})

test('a listed mutant that only timed out is not reported', () => {
  const location = { start: { line: 2, column: 3 }, end: { line: 2, column: 10 } }
  const killed = (status: string, statusReason: string) => isLate({ status, statusReason, location })
  expect(killed('Timeout', '')).toBe(true)
  expect(killed('Killed', 'Test timed out in 5000ms.')).toBe(true)
  expect(killed('Killed', 'expected 1 to be 2')).toBe(false)
  expect(compare([edge], [{ why: 'it is so', mutants: [edge, whole] }], [whole])).toEqual({ unlisted: [], gone: [] })
})
