import { expect, test } from 'vitest'
import { LIMITS, readLength } from './readLength.ts'

test.each([
  ['92', 'cm', 92],
  [' 92,5 ', 'cm', 92.5],
  ['36.5', 'in', 92.71],
])('%s is read as a length in %s', (typed, unit, centimetres) => {
  expect(readLength(typed, unit === 'in' ? 'in' : 'cm', LIMITS.chest)).toBeCloseTo(centimetres)
})

test.each(['', '  ', 'M', '-92', '9 2', '1e2', '36', '920'])('"%s" is no chest in centimetres', (typed) => {
  expect(readLength(typed, 'cm', LIMITS.chest)).toBeNull()
})
