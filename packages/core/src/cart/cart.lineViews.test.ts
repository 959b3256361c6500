import { expect, test } from 'vitest'
import { lineOf } from './cart.fixture.ts'
import { viewLines } from './cart.lineViews.ts'
import type { CartLine } from './cart.types.ts'

/** A cart of 200 lines, as the server sends it: each call returns new objects. */
const linesOf = (change: Partial<CartLine> = {}): readonly CartLine[] =>
  Array.from({ length: 200 }, (_, index) =>
    lineOf(`line-${index}`, {
      variantId: `${index}`,
      options: [{ name: 'Size', value: 'M' }],
      ...(index === 100 && change),
    }),
  )

const setQuantity = (lineId: string, quantity: number) => ({
  changeId: 'change-1',
  keyNumber: 0,
  change: { kind: 'quantity' as const, lineId, quantity },
  calls: [],
  isDue: false,
})

/** The indices of the lines that got another view. */
const changedIn = (before: readonly unknown[], after: readonly unknown[]): readonly number[] =>
  after.flatMap((view, index) => (view === before[index] ? [] : [index]))

test('a new quantity gives its line another view, and no other one', () => {
  const lines = linesOf()
  const before = viewLines(lines, [], [])
  const optimistic = lines.map((line, index) => (index === 100 ? { ...line, quantity: 2 } : line))
  const pending = viewLines(optimistic, [setQuantity('line-100', 2)], before)
  expect(changedIn(before, pending)).toEqual([100])
  expect(pending[100]).toMatchObject({ quantity: 2, isSaving: true })
  const confirmed = viewLines(linesOf({ quantity: 2 }), [], pending)
  expect(changedIn(pending, confirmed)).toEqual([100])
  expect(confirmed[100]).toMatchObject({ quantity: 2, isSaving: false })
})

test('lines that the server sends again without a change keep their views', () => {
  const before = viewLines(linesOf(), [], [])
  expect(changedIn(before, viewLines(linesOf(), [], before))).toEqual([])
})

test.each([
  ['the name', { name: 'Jacket' }],
  ['an option', { options: [{ name: 'Size' as const, value: 'L' }] }],
  ['the stock', { inventoryLevel: 3 }],
  ['the error', { itemError: 'Not in this channel' }],
])('a change of %s gives the line another view', (_, change) => {
  const before = viewLines(linesOf(), [], [])
  const after = viewLines(linesOf(change), [], before)
  expect(changedIn(before, after)).toEqual([100])
  expect(after[100]).toMatchObject(change)
})

test('lines keep their views when another line is removed or put before them', () => {
  const lines = linesOf()
  const before = viewLines(lines, [], [])
  const fewer = viewLines(linesOf().toSpliced(0, 1), [], before)
  expect(changedIn(before.slice(1), fewer)).toEqual([])
  const more = viewLines([lineOf('new'), ...linesOf()], [], before)
  expect(changedIn(before, more.slice(1))).toEqual([])
})

test('two carts with the same lines show their own pending changes', () => {
  const lines = linesOf()
  const one = viewLines(lines, [setQuantity('line-100', 2)], [])
  const other = viewLines(lines, [], [])
  expect([one[100]?.isSaving, other[100]?.isSaving]).toEqual([true, false])
})
