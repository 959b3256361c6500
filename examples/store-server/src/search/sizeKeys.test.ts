import { expect, it } from 'vitest'
import { sizeKeysOf } from './sizeKeys.ts'

const valued = (value: string, label: string, count = 1) =>
  ({ field: 'size', value, label, hex: null, count, rank: 0 }) as const

const US = [valued('41', 'M 8 / W 9'), valued('42', 'M 9 / W 10'), valued('45', 'M 11½'), valued('42-44', 'M 9½–11')]
const UK = [valued('42', 'EU\u00a042\u00a0/ UK\u00a08'), valued('39', 'EU\u00a039\u00a0/ UK\u00a05½')]
const EU = [valued('39-41', '39–41'), valued('42', '42'), valued('s-m', 'S–M'), valued('m', 'M'), valued('xl', 'XL', 0)]

it.each([
  ['9', US, ['41', '42']],
  ['11.5', US, ['45']],
  ['10½', US, ['42-44']],
  ['42', US, []],
  ['8', UK, ['42']],
  ['5.5', UK, ['39']],
  ['42', UK, ['42']],
  ['40', EU, ['39-41']],
  ['m', EU, ['m', 's-m']],
  ['xl', EU, []],
] as const)('the size %s finds the values with its label', (size, values, keys) => {
  expect(sizeKeysOf(values, { low: size, high: size })).toEqual(keys)
})

it.each([
  ['uk', '8', UK, ['42']],
  ['eu', '42', UK, ['42']],
  ['us', '9', US, ['41', '42']],
  ['us', '42', EU, []],
  ['eu', '42', EU, ['42']],
  ['us', 'm', EU, ['m', 's-m']],
] as const)('a typed system must be that of the label: %s %s', (system, size, values, keys) => {
  expect(sizeKeysOf(values, { low: size, high: size, system })).toEqual(keys)
})

it('a typed range finds the values that contain it', () => {
  expect(sizeKeysOf(EU, { low: '39', high: '41' })).toEqual(['39-41'])
  expect(sizeKeysOf(EU, { low: 's', high: 'm' })).toEqual(['s-m'])
})
