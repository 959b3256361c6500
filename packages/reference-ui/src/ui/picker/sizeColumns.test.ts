import { expect, test } from 'vitest'
import { sizeColumns } from './sizeColumns.ts'

const sizes = (count: number, label = 'M') => Array.from({ length: count }, () => ({ label }))

test.each([
  [1, { narrow: 1, middle: 1, wide: 1 }],
  [5, { narrow: 3, middle: 3, wide: 5 }],
  [6, { narrow: 3, middle: 3, wide: 6 }],
  [7, { narrow: 3, middle: 4, wide: 4 }],
  [8, { narrow: 3, middle: 4, wide: 4 }],
  [9, { narrow: 3, middle: 3, wide: 5 }],
  [10, { narrow: 2, middle: 4, wide: 5 }],
])('%d sizes form even rows', (count, columns) => {
  expect(sizeColumns(sizes(count))).toEqual(columns)
})

test('where six sizes fit, no count leaves a single size in the last row', () => {
  const alone = Array.from({ length: 29 }, (_, index) => index + 2).filter(
    (count) => count % sizeColumns(sizes(count)).wide === 1,
  )
  expect(alone).toEqual([])
})

test('long labels have at most four in a row', () => {
  expect(sizeColumns(sizes(10, 'EU 42 / US 9'))).toEqual({ narrow: 2, middle: 2, wide: 4 })
})

test('labels of two ranges have at most two in a row', () => {
  expect(sizeColumns(sizes(4, 'M 6½–8½ / W 7½–9½'))).toEqual({ narrow: 2, middle: 2, wide: 2 })
})
