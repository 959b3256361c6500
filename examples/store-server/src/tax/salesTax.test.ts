import { expect, it } from 'vitest'
import { US_STATES } from '../checkout/usStates.ts'
import { salesTax } from './salesTax.ts'

it.each([
  ['CO', 10_000, 290],
  ['CA', 9_999, 725],
  ['MN', 1, 0],
  ['OR', 10_000, 0],
  ['AE', 10_000, 0],
])('the tax of %s on %i cents is %i cents', (state, goods, tax) => {
  expect(salesTax(state, goods).amountMinor).toBe(tax)
})

it('has a plausible rate for every state, and none for five of them', () => {
  const states = US_STATES.map(([code]) => code).filter(
    (code) => !['AA', 'AE', 'AP', 'AS', 'GU', 'MP', 'VI'].includes(code),
  )
  const free = states.filter((code) => salesTax(code, 100).percent === 0)
  expect(free).toEqual(['AK', 'DE', 'MT', 'NH', 'OR'])
  for (const state of states) expect(salesTax(state, 100).percent).toBeLessThan(12)
})
