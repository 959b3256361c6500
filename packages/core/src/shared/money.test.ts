import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, minorDigits, toDecimal, toMinor } from './money.ts'

const blanks = (text: string): string => text.replace(/\s/g, ' ')

describe('the minor units of a currency', { meta: { spec: ['3.cart.money'] } }, () => {
  test.each([
    ['EUR', '1299', 129_900, '1.299,00 €'],
    ['CHF', '12.995', 1300, '13,00 CHF'],
    ['JPY', '1299', 1299, '1.299 ¥'],
    ['JPY', 1299.5, 1300, '1.300 ¥'],
    ['KRW', '1299.00', 1299, '1.299 ₩'],
    ['KWD', '1.299', 1299, '1,299 KWD'],
    ['KWD', 1299, 1_299_000, '1.299,000 KWD'],
  ])('of %s are read from %s and shown with the decimals of the currency', (currency, decimal, minor, shown) => {
    expect(toMinor(decimal, currency)).toBe(minor)
    expect(blanks(formatMoney({ amount: minor, currency }, 'de-DE'))).toBe(shown)
  })

  test('are converted to a decimal and back without loss', () => {
    const amount = fc.integer({ min: -1e12, max: 1e12 })
    fc.assert(
      fc.property(amount, fc.constantFrom('EUR', 'JPY', 'KWD', 'USD', 'CLP', 'BHD'), (minor, currency) => {
        expect(toMinor(toDecimal(minor, currency), currency)).toBe(minor)
        expect(toMinor(`${toDecimal(minor, currency)}`, currency)).toBe(minor)
      }),
    )
  })

  test.each(['', 'X', 'points', '€'])('of %j, which is not a currency code, are hundredths', (code) => {
    expect([minorDigits(code), toMinor('1.5', code)]).toEqual([2, 150])
  })

  test.each([null, undefined, '', ' ', 'free', Number.NaN, Number.POSITIVE_INFINITY])(
    'are unknown for %j',
    (decimal) => {
      expect(toMinor(decimal, 'JPY')).toBeNull()
    },
  )

  test('are unknown where no number can hold them', () => {
    expect([toMinor(Number.MAX_VALUE, 'EUR'), toMinor('-1e308', 'EUR')]).toEqual([null, null])
  })
})

test.each(['', 'EURO', '€'])('an amount in %j, which is no currency code, is shown as a number', (currency) => {
  expect(formatMoney({ amount: 1250, currency }, 'de-DE')).toBe(`12.5 ${currency}`)
})
