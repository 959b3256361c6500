import { expect, test } from 'vitest'
import { type ShippingOption, shippingCost } from './index.ts'

const option = (change: Partial<ShippingOption>): ShippingOption => ({
  id: 1,
  name: 'Standard',
  type: 'perorder',
  enabled: true,
  rate: 0,
  minimumSubtotal: 0,
  usesDiscountedSubtotal: null,
  ...change,
})
const free = option({ type: 'freeshipping', rate: null, minimumSubtotal: 10_000 })
const paid = option({ rate: 1495 })

test('free shipping begins strictly above its minimum', () => {
  expect(shippingCost([free, paid], { base: 10_000, discounted: 10_000 })).toBe(1495)
  expect(shippingCost([free, paid], { base: 10_001, discounted: 10_001 })).toBe(0)
})

test('it compares the discounted subtotal unless it is told to take the other', () => {
  const subtotals = { base: 12_000, discounted: 9000 }
  expect(shippingCost([free, paid], subtotals)).toBe(1495)
  expect(shippingCost([{ ...free, usesDiscountedSubtotal: false }, paid], subtotals)).toBe(0)
})

test('otherwise the lowest enabled rate counts, and it may be nothing', () => {
  const options = [paid, option({ rate: 900 }), option({ rate: 0, enabled: false })]
  expect(shippingCost(options, { base: 1, discounted: 1 })).toBe(900)
  expect(shippingCost([paid, option({ rate: 0 })], { base: 1, discounted: 1 })).toBe(0)
})

test('without an option there is no cost, which is not free', () => {
  expect(shippingCost([], { base: 1, discounted: 1 })).toBeNull()
  expect(shippingCost([free], { base: 1, discounted: 1 })).toBeNull()
  expect(shippingCost([option({ rate: null })], { base: 1, discounted: 1 })).toBeNull()
})
