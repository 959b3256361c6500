import { expect, test } from 'vitest'
import { siteOf } from '../sites/sites.ts'
import { viewTaxes } from './cart.amounts.ts'

test.each([
  ['fi/en-fi', 'FI', '25.5% VAT'],
  ['de/de-de', 'FI', '25,5\u00a0% MwSt.'],
])('a cart of %s writes the rate of %s in the number format of its prices', (prefix, country, label) => {
  expect(viewTaxes({ country }, siteOf(prefix), 10_000)).toMatchObject([{ label }])
})
