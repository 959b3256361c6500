import { expect, it } from 'vitest'
import { countWithin, type PriceCount, readyRanges } from './priceRanges.ts'

const priced = (...euros: readonly number[]): PriceCount[] => euros.map((price) => ({ price: price * 100, count: 1 }))

it.each([
  [
    'about a third of the products each',
    [39, 49, 59, 89, 119, 149, 189, 249, 329],
    [
      [undefined, 60],
      [60, 150],
      [150, undefined],
    ],
  ],
  [
    'finer steps among low prices',
    [12, 15, 18, 22, 24, 29],
    [
      [undefined, 15],
      [15, 20],
      [20, undefined],
    ],
  ],
  [
    'coarser steps among high prices',
    [210, 349, 480, 519, 699, 799],
    [
      [undefined, 350],
      [350, 500],
      [500, undefined],
    ],
  ],
  [
    'three ranges when the thirds end at the lowest or the highest price',
    [80, 120, 160],
    [
      [undefined, 100],
      [100, 150],
      [150, undefined],
    ],
  ],
  [
    'three ranges when half of the products have one price',
    [39, 99, 99, 99, 99, 149, 259],
    [
      [undefined, 50],
      [50, 100],
      [100, undefined],
    ],
  ],
  [
    'no empty range between rounded ends',
    [20, 46, 64, 120],
    [
      [undefined, 25],
      [25, 100],
      [100, undefined],
    ],
  ],
  [
    'two ranges for two prices',
    [80, 120],
    [
      [undefined, 100],
      [100, undefined],
    ],
  ],
  [
    'two ranges when two thirds end at one round price',
    [49, 51, 52, 52],
    [
      [undefined, 50],
      [50, undefined],
    ],
  ],
] as const)('ready ranges have %s', (_, euros, ranges) => {
  expect(readyRanges(priced(...euros)).map(({ from, to }) => [from, to].map((end) => end && end / 100))).toEqual(ranges)
})

it.each([[[]], [[80]], [[81, 82, 83]]])('prices %j give no ready range', (euros) => {
  expect(readyRanges(priced(...euros))).toEqual([])
})

it('both ends belong to a range, and an absent end is open', () => {
  const prices = priced(50, 100, 150)
  expect(countWithin(prices, { from: 5000, to: 10_000 })).toBe(2)
  expect(countWithin(prices, { from: 10_000 })).toBe(2)
  expect(countWithin(prices, { to: 9999 })).toBe(1)
})
