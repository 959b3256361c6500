import { expect, test } from 'vitest'
import { type BodyAnswers, type BodySize, findSize, type Girth } from './findSize.ts'

const S: BodySize = { key: 's', ranges: { chest: [83, 87] } }
const M: BodySize = { key: 'm', ranges: { chest: [88, 93] } }
const L: BodySize = { key: 'l', ranges: { chest: [94, 100] } }

const advise = ({ chest = 90, ...change }: Partial<BodyAnswers> & { readonly chest?: number }) =>
  findSize([S, M, L], { height: 168, girths: { chest }, usual: null, fit: 'regular', ...change }, 'women')

test('a chest well inside a range gets that size, whatever the usual size, the height and the fit are', () => {
  for (const change of [{}, { usual: 'l' }, { height: 190 }, { fit: 'loose' }, { fit: 'close' }] as const) {
    expect(advise(change)).toEqual({ kind: 'fits', size: M, girth: 'chest' })
  }
})

test.each([
  ['the fit that the shopper wants', { fit: 'close' }, 'm', 'close'],
  ['the fit that the shopper wants', { fit: 'loose' }, 'l', 'loose'],
  ['a great height', { height: 180 }, 'l', 'tall'],
  ['a small height', { height: 155 }, 'm', 'short'],
  ['the usual size', { usual: 'l' }, 'l', 'usual'],
  ['the usual size', { usual: 'm' }, 'm', 'usual'],
  ['the measurement, if the usual size is a third one', { usual: 's' }, 'm', 'measured'],
  ['the measurement', {}, 'm', 'measured'],
  ['the fit before height and habit', { fit: 'close', height: 185, usual: 'l' }, 'm', 'close'],
  ['the height before the habit', { height: 185, usual: 'm' }, 'l', 'tall'],
] as const)('between two sizes %s decides', (_, change, key, reason) => {
  expect(advise({ chest: 93, ...change })).toMatchObject({ kind: 'between', size: { key }, reason })
})

test('in the middle of two sizes the larger one is suggested and the smaller one is named', () => {
  expect(advise({ chest: 93.5 })).toEqual({ kind: 'between', size: L, other: M, reason: 'measured' })
})

test('overlapping ranges are two sizes to choose from', () => {
  const packs: BodySize[] = [
    { key: 's-m', ranges: { chest: [78, 98] } },
    { key: 'l-xl', ranges: { chest: [96, 118] } },
  ]
  const answers = { height: 190, girths: { chest: 97 }, usual: null, fit: 'regular' } as const
  expect(findSize(packs, answers, 'all')).toMatchObject({ kind: 'between', size: { key: 'l-xl' }, reason: 'tall' })
})

test.each([
  [70, 's'],
  [120, 'l'],
])('a chest of %d cm, outside all sizes, gets the closest size', (chest, key) => {
  expect(advise({ chest })).toMatchObject({ kind: 'outside', size: { key } })
})

test('a product without sizes gets no advice', () => {
  expect(findSize([], { height: 168, girths: { chest: 90 }, usual: null, fit: 'regular' }, 'women')).toBeNull()
})

test('without a measurement of the chest the usual size is suggested', () => {
  expect(advise({ girths: {}, usual: 'l', fit: 'close' })).toEqual({ kind: 'unmeasured', size: L, girth: 'chest' })
  expect(advise({ girths: {}, usual: null })).toBeNull()
})

const LEGS: readonly BodySize[] = [
  { key: '28', ranges: { waist: [71, 73], hip: [87, 89] } },
  { key: '30', ranges: { waist: [76, 78], hip: [92, 94] } },
  { key: '32', ranges: { waist: [81, 83], hip: [97, 99] } },
]

const adviseLegs = (girths: Partial<Record<Girth, number>>, change: Partial<BodyAnswers> = {}) =>
  findSize(LEGS, { height: null, girths, usual: null, fit: 'regular', ...change }, 'men')

test('the waist alone decides about trousers, and the hip confirms it', () => {
  expect(adviseLegs({ waist: 77 })).toMatchObject({ kind: 'fits', size: { key: '30' }, girth: 'waist' })
  expect(adviseLegs({ waist: 77, hip: 93 })).toMatchObject({ kind: 'fits', size: { key: '30' } })
})

test('the hip decides between the two sizes of a waist', () => {
  // The sentence names the range of the hip: the waist lies outside the range of the size.
  expect(adviseLegs({ waist: 79.5, hip: 98 })).toMatchObject({ kind: 'fits', size: { key: '32' }, girth: 'hip' })
  expect(adviseLegs({ waist: 79.5, hip: 93 })).toMatchObject({ kind: 'fits', size: { key: '30' }, girth: 'hip' })
})

test('a measurement in a gap between two sizes is between them', () => {
  expect(adviseLegs({ waist: 79.5 })).toMatchObject({ kind: 'between', size: { key: '32' }, other: { key: '30' } })
  expect(adviseLegs({ waist: 79.5 }, { fit: 'close' })).toMatchObject({ size: { key: '30' }, reason: 'close' })
})

test.each([
  [
    { waist: 72, hip: 98 },
    { size: '32', waist: '28', hip: '32' },
  ],
  [
    { waist: 82, hip: 88 },
    { size: '32', waist: '32', hip: '28' },
  ],
  [
    { waist: 74.5, hip: 98 },
    { size: '32', waist: '30', hip: '32' },
  ],
])('a waist and a hip of different sizes get the size that is wide enough for both: %o', (girths, keys) => {
  const { size, waist, hip } = keys
  expect(adviseLegs(girths)).toMatchObject({
    kind: 'split',
    size: { key: size },
    waist: { key: waist },
    hip: { key: hip },
  })
})

test('a hip outside all sizes is named, although the waist fits', () => {
  expect(adviseLegs({ waist: 82, hip: 110 })).toMatchObject({ kind: 'outside', size: { key: '32' }, girth: 'hip' })
})
