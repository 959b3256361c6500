import { expect, it } from 'vitest'
import { linesLeft, linesReturned } from './returnedPieces.ts'

const lines = [
  { position: 0, quantity: 3 },
  { position: 2, quantity: 1 },
]

it('counts what returns take and leave of each line', () => {
  const returns = [
    { positions: [0, 2], pieces: [1, 1] },
    { positions: [0], pieces: [1] },
  ]
  expect(linesReturned(lines, returns)).toEqual([
    { position: 0, quantity: 2 },
    { position: 2, quantity: 1 },
  ])
  expect(linesLeft(lines, returns)).toEqual([{ position: 0, quantity: 1 }])
})

it('takes the whole line for a return without pieces', () => {
  expect(linesLeft(lines, [{ positions: [0], pieces: null }])).toEqual([{ position: 2, quantity: 1 }])
})

it('takes no more than a line has, for two forms that are sent at once', () => {
  expect(linesReturned(lines, [{ positions: [2], pieces: [4] }])).toEqual([{ position: 2, quantity: 1 }])
})
