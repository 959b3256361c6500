import { expect, test } from 'vitest'
import { type BodyAnswers, type ChestSize, findSize } from './findSize.ts'

const S: ChestSize = { key: 's', chest: [83, 87] }
const M: ChestSize = { key: 'm', chest: [88, 93] }
const L: ChestSize = { key: 'l', chest: [94, 100] }

const advise = (change: Partial<BodyAnswers>) =>
  findSize([S, M, L], { height: 168, chest: 90, usual: null, fit: 'regular', ...change }, 'women')

test('a chest well inside a range gets that size, whatever the usual size, the height and the fit are', () => {
  for (const change of [{}, { usual: 'l' }, { height: 190 }, { fit: 'loose' }, { fit: 'close' }] as const) {
    expect(advise(change)).toEqual({ kind: 'fits', size: M })
  }
})

test.each([
  ['the fit that the shopper wants', { fit: 'close' }, 'm', 'close'],
  ['the fit that the shopper wants', { fit: 'loose' }, 'l', 'loose'],
  ['a great height', { height: 180 }, 'l', 'tall'],
  ['a small height', { height: 155 }, 'm', 'short'],
  ['the usual size', { usual: 'l' }, 'l', 'usual'],
  ['the usual size', { usual: 'm' }, 'm', 'usual'],
  ['the measurement, if the usual size is a third one', { usual: 's' }, 'm', 'chest'],
  ['the measurement', {}, 'm', 'chest'],
  ['the fit before height and habit', { fit: 'close', height: 185, usual: 'l' }, 'm', 'close'],
  ['the height before the habit', { height: 185, usual: 'm' }, 'l', 'tall'],
] as const)('between two sizes %s decides', (_, change, key, reason) => {
  expect(advise({ chest: 93, ...change })).toMatchObject({ kind: 'between', size: { key }, reason })
})

test('in the middle of two sizes the larger one is suggested and the smaller one is named', () => {
  expect(advise({ chest: 93.5 })).toEqual({ kind: 'between', size: L, other: M, reason: 'chest' })
})

test('overlapping ranges are two sizes to choose from', () => {
  const packs: ChestSize[] = [
    { key: 's-m', chest: [78, 98] },
    { key: 'l-xl', chest: [96, 118] },
  ]
  const answers = { height: 190, chest: 97, usual: null, fit: 'regular' } as const
  expect(findSize(packs, answers, 'all')).toMatchObject({ kind: 'between', size: { key: 'l-xl' }, reason: 'tall' })
})

test.each([
  [70, 's'],
  [120, 'l'],
])('a chest of %d cm, outside all sizes, gets the closest size', (chest, key) => {
  expect(advise({ chest })).toMatchObject({ kind: 'outside', size: { key } })
})

test('a product without sizes gets no advice', () => {
  expect(findSize([], { height: 168, chest: 90, usual: null, fit: 'regular' }, 'women')).toBeNull()
})

test('without a measurement of the chest the usual size is suggested', () => {
  expect(advise({ chest: null, usual: 'l', fit: 'close' })).toEqual({ kind: 'unmeasured', size: L })
  expect(advise({ chest: null, usual: null })).toBeNull()
})
