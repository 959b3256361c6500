import { describe, expect, it } from 'vitest'
import { siteOf } from '../sites/sites.ts'
import { type CouponCase, canonicalCode, couponLabel, couponMinor, namesOn, refusalOf } from './coupons.rules.ts'
import type { CouponRow } from './coupons.schema.ts'

const coupon = (change: Partial<CouponRow> = {}): CouponRow => ({
  code: 'SUMMIT10',
  names: { en: 'Ten off', de: 'Zehn weniger' },
  stores: ['EU'],
  percent: 10,
  amounts: null,
  minimums: {},
  validFrom: null,
  validUntil: null,
  usageLimit: null,
  customerLimit: null,
  ...change,
})
const day = (text: string) => new Date(`${text}T00:00:00Z`)
const facts = (change: Partial<CouponCase> = {}): CouponCase => ({
  now: day('2026-06-01').getTime(),
  site: { store: 'EU', currency: 'EUR' },
  goodsMinor: 10_000,
  customerId: 0,
  uses: { all: 0, customer: 0 },
  ...change,
})

describe('a coupon', () => {
  it('applies without conditions to every cart of its store', () => {
    expect(refusalOf(coupon(), facts())).toBeNull()
    expect(refusalOf(coupon(), facts({ goodsMinor: 0 }))).toBeNull()
  })

  it.each([
    ['that does not exist', undefined, {}, 'unknown_coupon'],
    ['of the other store', coupon({ stores: ['US'] }), {}, 'unknown_coupon'],
    ['without an amount in the currency', coupon({ percent: null, amounts: { USD: 500 } }), {}, 'unknown_coupon'],
    ['before its start', coupon({ validFrom: day('2026-06-02') }), {}, 'coupon_not_yet_valid'],
    ['at its end', coupon({ validUntil: day('2026-06-01') }), {}, 'coupon_expired'],
    ['with no uses left', coupon({ usageLimit: 3 }), { uses: { all: 3, customer: 0 } }, 'coupon_used_up'],
    ['for customers, in a guest’s cart', coupon({ customerLimit: 1 }), {}, 'coupon_needs_sign_in'],
    [
      'that the customer has used',
      coupon({ customerLimit: 1 }),
      { customerId: 7, uses: { all: 1, customer: 1 } },
      'coupon_used_up',
    ],
    ['below its minimum', coupon({ minimums: { EUR: 10_001 } }), {}, 'coupon_minimum'],
  ])('%s is refused', (_which, row, change, code) => {
    expect(refusalOf(row, facts(change))).toMatchObject({ code })
  })

  it('applies from its start until its end, at its minimum, and for a customer who has uses left', () => {
    const bounds = { validFrom: day('2026-06-01'), validUntil: day('2026-06-02'), minimums: { EUR: 10_000 } }
    expect(
      refusalOf(coupon({ ...bounds, customerLimit: 2 }), facts({ customerId: 7, uses: { all: 9, customer: 1 } })),
    ).toBeNull()
  })

  it.each([
    ['a share, rounded half up', { percent: 10 }, 1_005, 101],
    ['an amount', { percent: null, amounts: { EUR: 500 } }, 1_000, 500],
    ['never more than the goods cost', { percent: null, amounts: { EUR: 500 } }, 300, 300],
    ['everything', { percent: 100 }, 1_999, 1_999],
  ])('takes off %s', (_what, change, goodsMinor, expected) => {
    expect(couponMinor(coupon(change), facts({ goodsMinor }))).toBe(expected)
  })

  it('has its name in the language of the shopper, else in English, else its code', () => {
    expect(couponLabel(coupon(), 'de')).toBe('Zehn weniger')
    expect(couponLabel(coupon(), 'fr')).toBe('Ten off')
    expect(couponLabel(coupon({ names: {} }), 'fr')).toBe('SUMMIT10')
  })

  it.each([
    ['de/de-de', '20 € ab 150 €'],
    ['fr/fr-fr', '20 € dès 150 €'],
    ['ch/de-ch', 'CHF 20 ab CHF 150'],
    ['ch/fr-ch', '20 CHF dès 150 CHF'],
    ['ch/it-ch', 'CHF 20 from CHF 150'],
    ['gb/en-gb', '£20 from £149.50'],
    ['no/en-no', '€20 from €150'],
    ['us/en-us', '$25 from $200'],
  ])('has its amounts in its name, as %s writes prices', (prefix, label) => {
    const names = { en: '{amount} from {minimum}', de: '{amount} ab {minimum}', fr: '{amount} dès {minimum}' }
    const amounts = { EUR: 2000, GBP: 2000, CHF: 2000, USD: 2500 }
    const minimums = { EUR: 15_000, GBP: 14_950, CHF: 15_000, USD: 20_000 }
    const site = siteOf(prefix)
    const filled = namesOn(coupon({ names, amounts, minimums }), site)
    expect(couponLabel({ code: 'X', names: filled }, site.language).replaceAll('\u00a0', ' ')).toBe(label)
  })

  it.each([' summit10 ', 'Summit10', 'ＳＵＭＭＩＴ１０'])('is found by the typed text %j', (typed) => {
    expect(canonicalCode(typed)).toBe('SUMMIT10')
  })
})
