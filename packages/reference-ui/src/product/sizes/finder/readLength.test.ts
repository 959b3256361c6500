import { expect, test } from 'vitest'
import { LIMITS, readLength } from './readLength.ts'

test.each([
  ['92', 'cm', 92],
  [' 92,5 ', 'cm', 92.5],
  ['36.5', 'in', 92.71],
  ['92 cm', 'in', 92],
  ['36"', 'cm', 91.44],
  ['36 inches', 'cm', 91.44],
  ['36 Zoll', 'in', 91.44],
] as const)('%s is read as a chest in %s', (typed, unit, centimetres) => {
  expect(readLength(typed, unit, LIMITS.chest)).toBeCloseTo(centimetres)
})

test.each(['', '  ', 'M', '-92', '9 2', '1e2', '36', '920', '92 kg', 'cm'])(
  '"%s" is no chest in centimetres',
  (typed) => {
    expect(readLength(typed, 'cm', LIMITS.chest)).toBeNull()
  },
)

test.each(['170', '170 cm', '170cm', '1,70', '1.70 m', '1,7', '1 m 70', '1m70'])(
  '%s is a height of 170 cm',
  (typed) => {
    expect(readLength(typed, 'cm', LIMITS.height)).toBeCloseTo(170)
  },
)

test.each([
  '5\'6"',
  '5’6”',
  '5′ 6″',
  "5' 6",
  "5'6''",
  '5 ft 6',
  '5ft 6in',
  '5 ft. 6 in.',
  '5 feet 6 inches',
  '5 Fuß 6 Zoll',
  '5 pieds 6 pouces',
  '5 pies 6 pulgadas',
  '5 piedi 6 pollici',
  '5 pés 6 polegadas',
  '66',
  '66 in',
])('%s is a height of 66 inches', (typed) => {
  expect(readLength(typed, 'in', LIMITS.height)).toBeCloseTo(167.64)
})

test('whole feet are a height', () => {
  expect(readLength('6 ft', 'in', LIMITS.height)).toBeCloseTo(182.88)
})

test.each(['5\'12"', "3'", '9 ft', '2,4', '1.1 m', '5.6', '170', "5'6'7"])('"%s" is no height in inches', (typed) => {
  expect(readLength(typed, 'in', LIMITS.height)).toBeNull()
})

test.each([
  [21.5, 'chest'],
  [67, 'chest'],
  [47, 'height'],
  [90.5, 'height'],
] as const)('the named limit of %s inches is a %s', (inches, measure) => {
  expect(readLength(`${inches}`, 'in', LIMITS[measure])).not.toBeNull()
})
