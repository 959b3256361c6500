import { describe, expect, test } from 'vitest'
import { MAX_LINE_QUANTITY } from '../shared/generated/limits.ts'
import { STOCK_IS_LOW_BELOW } from '../shared/stock.ts'
import { cartOf, lineOf } from './cart.fixture.ts'
import {
  allItemsInStock,
  amountDue,
  checkoutBlockers,
  clampQuantity,
  countPieces,
  MAX_OPTIONS,
  maxQuantity,
  parseQuantity,
  QUANTITY_PAUSE,
  quantityOptions,
  stockNotice,
  unavailability,
  versionOf,
} from './cart.rules.ts'
import type { Cart } from './cart.types.ts'

test('the limits of the specification', {
  meta: { spec: ['9.cart.quantity-debounce', '9.cart.dropdown-max', '9.cart.low-stock'] },
}, () => {
  expect([QUANTITY_PAUSE, MAX_OPTIONS, STOCK_IS_LOW_BELOW]).toEqual([500, 9, 6])
  expect(quantityOptions(MAX_OPTIONS + 1)).toHaveLength(MAX_OPTIONS)
  const at = (inventoryLevel: number) => stockNotice({ inventoryLevel, isTracked: true })
  expect(at(STOCK_IS_LOW_BELOW)).toBeNull()
  expect(at(STOCK_IS_LOW_BELOW - 1)).not.toBeNull()
})

test.each([
  ['abc', 1],
  ['x', 1],
  ['', 1],
  [' ', 1],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 1],
  ['0', 1],
  [0, 1],
  [-1, 1],
  [-3, 1],
  [0.4, 1],
  [1, 1],
  ['2.7', 2],
  ['3abc', 1],
  [' 4 ', 4],
  ['99', 99],
  [12, 12],
])(
  '%j is the quantity %i',
  {
    meta: { spec: ['4.cart.quantity-invalid', '5.cart.quantity-at-least-1', '4.cart.quantity-parse'] },
  },
  (typed, quantity) => {
    expect(parseQuantity(typed)).toBe(quantity)
  },
)

describe('the stock limit', () => {
  test('keeps a quantity within the stock and clamps a higher one', {
    meta: { spec: ['5.cart.quantity-at-most-stock', '4.cart.quantity-parse'] },
  }, () => {
    expect([clampQuantity(3, 3), clampQuantity(4, 3), clampQuantity(parseQuantity('99'), 5)]).toEqual([3, 3, 5])
  })

  test('is that of the contract when the stock is unknown, and a sold-out line has no picker', {
    meta: { spec: ['4.cart.quantity-untracked'] },
  }, () => {
    const unknown = maxQuantity({ isTracked: null, inventoryLevel: null })
    const max = MAX_LINE_QUANTITY
    expect([1, max, max + 1].map((quantity) => clampQuantity(quantity, unknown))).toEqual([1, max, max])
    for (const inventoryLevel of [-1, 0]) {
      const max = maxQuantity({ isTracked: true, inventoryLevel })
      expect(clampQuantity(2, max)).toBeGreaterThan(0)
      expect(stockNotice({ isTracked: true, inventoryLevel })).toEqual({ kind: 'out-of-stock' })
    }
  })

  test('is absent when the back end does not track the stock', () => {
    expect(maxQuantity({ isTracked: false, inventoryLevel: 3 })).toBeNull()
    expect(maxQuantity({ isTracked: true, inventoryLevel: 1 })).toBe(1)
    expect(maxQuantity({ isTracked: null, inventoryLevel: 7 })).toBe(7)
  })

  test('is that of the contract when the stock is above it', () => {
    const max = MAX_LINE_QUANTITY
    const levels = [max, max + 1, 5 * max]
    expect(levels.map((inventoryLevel) => maxQuantity({ isTracked: true, inventoryLevel }))).toEqual([max, max, max])
  })
})

test.each([
  [0, 0],
  [1, 1],
  [8, 8],
  [9, 9],
  [10, 9],
  [null, 9],
])(
  'with stock %s the list has %i quantities, starting at one',
  { meta: { spec: ['5.cart.dropdown-cap'] } },
  (max, length) => {
    expect(quantityOptions(max)).toEqual(Array.from({ length }, (_, index) => index + 1))
  },
)

test.each([
  [-1, null, { kind: 'out-of-stock' }],
  [-1, false, { kind: 'out-of-stock' }],
  [1, null, { kind: 'remaining', count: 1 }],
  [5, true, { kind: 'remaining', count: 5 }],
  [6, true, null],
  [3, false, null],
])(
  'stock %s, tracked %s',
  { meta: { spec: ['5.cart.stock-out', '5.cart.stock-low'] } },
  (inventoryLevel, isTracked, notice) => {
    expect(stockNotice({ inventoryLevel, isTracked })).toEqual(notice)
  },
)

test.each([[0], [null], [2.5]])(
  'a level of %s shows no notice when the stock is not tracked',
  {
    meta: { spec: ['5.cart.stock-zero-letter', '5.cart.stock-zero-tracked'] },
  },
  (inventoryLevel) => {
    expect(stockNotice({ inventoryLevel, isTracked: null })).toBeNull()
    expect(stockNotice({ inventoryLevel, isTracked: false })).toBeNull()
  },
)

test('a level of 0 is sold out when the stock is tracked', { meta: { spec: ['5.cart.stock-zero-tracked'] } }, () => {
  expect(stockNotice({ inventoryLevel: 0, isTracked: true })).toEqual({ kind: 'out-of-stock' })
  expect(checkoutBlockers([lineOf('a', { isTracked: true, inventoryLevel: 0 })])).toEqual(['nothing-in-stock'])
  expect(checkoutBlockers([lineOf('a', { isTracked: false, inventoryLevel: 0 })])).toEqual([])
})

test('an error text of the server makes a line unavailable; a missing or empty text does not', {
  meta: { spec: ['3.cart.line-error', '8.cart.no-longer-available'] },
}, () => {
  expect(unavailability(lineOf('a', { itemError: null }))).toBeNull()
  expect(unavailability(lineOf('a', { itemError: '' }))).toBeNull()
  expect(unavailability(lineOf('a', { itemError: 'Not in this channel' }))).toBe('error')
  expect(unavailability(lineOf('a', { isRetired: true }))).toBe('retired')
  expect(unavailability(lineOf('a', { isComingSoon: true, isRetired: true }))).toBe('coming-soon')
})

describe('the checkout', () => {
  const inStock = lineOf('in')
  const out = lineOf('out', { isTracked: true, inventoryLevel: 0 })

  test('is blocked when nothing is in stock, and open when one line is', {
    meta: { spec: ['4.checkout.disabled-no-stock', '5.checkout.blockers'] },
  }, () => {
    expect(checkoutBlockers([out, out])).toEqual(['nothing-in-stock'])
    expect(checkoutBlockers([out, out, inStock])).toEqual([])
  })

  test('is blocked by any line that is coming soon or retired', {
    meta: { spec: ['4.checkout.disabled-flagged', '5.checkout.blockers'] },
  }, () => {
    const soon = lineOf('soon', { isComingSoon: true })
    const retired = lineOf('retired', { isRetired: true })
    expect(checkoutBlockers([inStock, inStock, soon])).toEqual(['coming-soon'])
    expect(checkoutBlockers([inStock, inStock, retired])).toEqual(['retired'])
    expect(checkoutBlockers([soon, retired])).toEqual(['nothing-in-stock', 'coming-soon', 'retired'])
  })

  test('is blocked by an empty cart, but not by a single line with a server error', {
    meta: { spec: ['4.checkout.empty-and-errors'] },
  }, () => {
    const broken = lineOf('broken', { itemError: 'gone' })
    expect(checkoutBlockers([])).toEqual(['empty'])
    expect(checkoutBlockers([broken])).toEqual(['nothing-in-stock'])
    expect(checkoutBlockers([inStock, broken])).toEqual([])
  })

  test('allItemsInStock is independent of the checkout blockers', {
    meta: { spec: ['3.cart.all-items-in-stock'] },
  }, () => {
    expect(allItemsInStock([inStock, out])).toBe(false)
    expect(checkoutBlockers([inStock, out])).toEqual([])
    expect(allItemsInStock([inStock, lineOf('retired', { isRetired: true, inventoryLevel: -1 })])).toBe(true)
    expect(allItemsInStock([])).toBe(true)
  })

  test('a gift certificate, a digital and a custom item count as in stock', {
    meta: { spec: ['3.cart.fixed-quantity-lines'] },
  }, () => {
    for (const kind of ['gift-certificate', 'digital', 'custom'] as const) {
      const line = lineOf(kind, { kind, isTracked: null, inventoryLevel: null })
      expect(checkoutBlockers([line])).toEqual([])
    }
  })
})

test('the count is the sum of the quantities of all kinds of lines', { meta: { spec: ['2.cart.count'] } }, () => {
  const lines = [
    lineOf('a', { quantity: 3 }),
    lineOf('b', { kind: 'digital', quantity: 1 }),
    lineOf('c', { kind: 'gift-certificate', quantity: 1 }),
  ]
  expect(countPieces(lines)).toBe(5)
  expect(countPieces([])).toBe(0)
})

test('what is due is the subtotal and the taxes on top of it, less the gift cards, and never less than nothing', () => {
  const tax = (amount: number, isIncluded: boolean) => ({ label: 'Tax', amount, isIncluded })
  const card = (amount: number) => ({ id: `${amount}`, label: '', amount, balance: null })
  const due = (cartAmount: number, taxes: Cart['taxes'], giftCards: Cart['giftCards']) =>
    amountDue({ cartAmount, taxes, giftCards })
  expect(due(1000, [], [])).toBe(1000)
  expect(due(1000, [tax(160, true)], [])).toBe(1000)
  expect(due(1000, [tax(160, true), tax(90, false)], [card(300), card(50)])).toBe(740)
  expect(due(1000, [], [card(1200)])).toBe(0)
})

test('the version of a cart is its revision, and without revisions it follows lines, quantities and amount', () => {
  const line = lineOf('jacket', { quantity: 2 })
  const versionWith = (change: Partial<Cart>) => versionOf(cartOf([line], { revision: null, ...change }))
  expect([versionWith({ revision: '7' }), versionWith({ revision: '7', cartAmount: 100 })]).toEqual(['7', '7'])
  expect(versionWith({})).toBe(versionWith({}))
  const carts = [
    {},
    { cartAmount: 100 },
    { lines: [] },
    { lines: [{ ...line, quantity: 3 }] },
    { lines: [lineOf('socks')] },
  ]
  expect(new Set(carts.map(versionWith)).size).toBe(carts.length)
})
