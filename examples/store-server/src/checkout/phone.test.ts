import { expect, it } from 'vitest'
import { BILLING_COUNTRIES } from './checkout.countries.ts'
import { isPhone, phoneLike } from './phone.ts'

it.each(BILLING_COUNTRIES)('the example of %s is a phone number', (country) => {
  expect(isPhone(phoneLike(country))).toBe(true)
})

it.each(['123456', '+49 (0)89 / 123-456', '(303) 555-0123', '0039.02.1234567', '123456789012345'])(
  'accepts "%s"',
  (typed) => {
    expect(isPhone(typed)).toBe(true)
  },
)

it.each(['12345', '1234567890123456', 'call 123456', '+49 89 123456 ext 7', '++'])('refuses "%s"', (typed) => {
  expect(isPhone(typed)).toBe(false)
})
