import { expect, test } from 'vitest'
import { numberOf } from '../mappers/fields.ts'
import { flagOf, listOf, recordOf, textOf } from './readJson.ts'

const strange: readonly unknown[] = [undefined, null, '', ' ', 'x', 0, 4.5, true, false, [], [7], {}, { a: 1 }]

test.each<[string, (json: unknown) => unknown, readonly unknown[]]>([
  ['a text', textOf, [null, null, null, null, 'x', '0', '4.5', null, null, null, null, null, null]],
  ['a number', numberOf, [null, null, null, null, null, 0, 4.5, null, null, null, null, null, null]],
  ['a flag', flagOf, [null, null, null, null, null, false, null, true, false, null, null, null, null]],
  ['a list', listOf, [[], [], [], [], [], [], [], [], [], [], [7], [], []]],
  ['a record', recordOf, [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, { a: 1 }]],
])('reads %s from any JSON', (_name, read, expected) => {
  expect(strange.map(read)).toEqual(expected)
})

test('reads numbers and flags that a back end sends as text', () => {
  expect([numberOf('12.5000'), numberOf('1e3'), numberOf(' 7 '), numberOf('12 EUR')]).toEqual([12.5, 1000, 7, null])
  expect(['1', 'TRUE', '0', 'False', 'yes'].map(flagOf)).toEqual([true, true, false, false, null])
})
