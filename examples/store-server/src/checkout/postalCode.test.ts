import { expect, it } from 'vitest'
import { SHIPPING_COUNTRIES } from '../shipping/shipping.rates.ts'
import { isPostalCode, postalCodeLike, toPostalCode } from './postalCode.ts'

it.each([...SHIPPING_COUNTRIES, 'US'])('%s has a postal code format, and its example matches it', (country) => {
  expect(isPostalCode(postalCodeLike(country) ?? '', country)).toBe(true)
  expect(isPostalCode('ABC', country)).toBe(false)
  expect(isPostalCode('1', country)).toBe(false)
})

it.each([
  ['GB', ' sw1a  1aa ', 'SW1A 1AA'],
  ['GB', 'sw1a1aa', 'SW1A1AA'],
  ['NL', '1012ab', '1012AB'],
  ['IE', 'd02af30', 'D02AF30'],
  ['SE', '11122', '11122'],
  ['US', '80302-1234', '80302-1234'],
])('%s accepts "%s" and stores "%s"', (country, typed, kept) => {
  expect(toPostalCode(typed)).toBe(kept)
  expect(isPostalCode(kept, country)).toBe(true)
})

it.each([
  ['GB', 'SW1A'],
  ['DE', '8033'],
  ['CH', '80331'],
  ['ES', '99999'],
  ['US', '8030'],
])('%s rejects %s', (country, code) => {
  expect(isPostalCode(code, country)).toBe(false)
})
