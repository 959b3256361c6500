import fc from 'fast-check'
import { expect, it } from 'vitest'
import { divide } from './cart.deductions.ts'

it('divides an amount into parts that add up to it and are never negative', () => {
  const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 50 })
  fc.assert(
    fc.property(weights, fc.nat(1000), (all, permille) => {
      const total = all.reduce((sum, weight) => sum + weight, 0)
      const amount = Math.floor((total * permille) / 1000)
      const parts = divide(amount, all)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      expect(parts.every((part) => part >= 0)).toBe(true)
    }),
  )
})

it.each([
  [100, [1, 1, 1], [33, 34, 33]],
  [5, [0, 0], [0, 0]],
])('divides %i among %j as %j', (amount, weights, parts) => {
  expect(divide(amount, weights)).toEqual(parts)
})
