import { describe, expect, it } from 'vitest'
import { BILLING_COUNTRIES } from './checkout.countries.ts'
import { hasOnlyDigits, postalCodeLike, toPostalCode } from './postalCode.ts'

describe.each(BILLING_COUNTRIES)('the postal code of %s', (country) => {
  const example = postalCodeLike(country) ?? ''

  it('has an example that matches its format and stays as it is', () => {
    expect(toPostalCode(example, country)).toBe(example)
  })

  it('is accepted in small letters, without separators and with the country code', () => {
    expect(toPostalCode(` ${example.toLowerCase()} `, country)).toBe(example)
    expect(toPostalCode(example.replaceAll(/[\s-]/g, ''), country)).toBe(example)
    expect(toPostalCode(`${country}-${example}`, country)).toBe(example)
  })

  it.each(['', 'ABC', '1', `${example}0`, '123456'])('is not "%s"', (typed) => {
    expect(toPostalCode(typed, country)).toBeNull()
  })
})

it.each([
  ['DE', 'D-80331', '80331'],
  ['DE', '01001', '01001'],
  ['DE', '99998', '99998'],
  ['US', '00501', '00501'],
  ['AT', 'A-1010', '1010'],
  ['CH', 'CH-8001', '8001'],
  ['FR', 'F-75001', '75001'],
  ['FR', '75 001', '75001'],
  ['IT', 'I - 00184', '00184'],
  ['ES', 'e28001', '28001'],
  ['LU', 'L–1009', '1009'],
  ['FI', 'FIN-00100', '00100'],
  ['GB', ' sw1a  1aa ', 'SW1A 1AA'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'm11ae', 'M1 1AE'],
  ['IE', 'd6wxy00', 'D6W XY00'],
  ['NL', '1012ab', '1012 AB'],
  ['SE', '11455', '114 55'],
  ['SE', 'SE-114 55', '114 55'],
  ['PT', '1000001', '1000-001'],
  ['US', '80302-1234', '80302-1234'],
  ['US', '803021234', '80302-1234'],
])('%s accepts "%s" and stores "%s"', (country, typed, stored) => {
  expect(toPostalCode(typed, country)).toBe(stored)
})

it.each([
  ['GB', 'SW1A'],
  ['DE', '8033'],
  ['DE', '00001'],
  ['DE', '01000'],
  ['DE', '99999'],
  ['DK', '0000'],
  ['FI', '00000'],
  ['FR', '00 100'],
  ['IT', '00001'],
  ['LU', '0999'],
  ['NO', '0000'],
  ['PT', '0999-999'],
  ['SE', '099 99'],
  ['US', '00001'],
  ['DE', 'A-80331'],
  ['CH', '80331'],
  ['AT', '0101'],
  ['ES', '99999'],
  ['PT', '1000'],
  ['US', '8030'],
])('%s rejects %s', (country, code) => {
  expect(toPostalCode(code, country)).toBeNull()
})

it('a code of an unknown country is stored as typed', () => {
  expect(toPostalCode(' 100-0001 ', 'JP')).toBe('100-0001')
})

it('the number pad is for codes of digits', () => {
  expect(BILLING_COUNTRIES.filter((country) => !hasOnlyDigits(country)).toSorted()).toEqual([
    'GB',
    'IE',
    'NL',
    'PT',
    'SE',
  ])
})
