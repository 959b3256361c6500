import { describe, expect, it } from 'vitest'
import { BILLING_COUNTRIES } from './checkout.countries.ts'
import { toVatId, vatIdLike } from './vatId.ts'

describe('VAT ids', () => {
  it.each(BILLING_COUNTRIES.filter((country) => country !== 'US'))(
    '%s accepts its own example with and without its prefix, and not that of another country',
    (country) => {
      const example = vatIdLike(country) ?? ''
      const id = toVatId(example, country)
      expect(id).toBe(example.replace(/[.-]/g, ''))
      expect(toVatId(example.slice(2), country)).toBe(id)
      expect(toVatId('XX999', country)).toBeNull()
      for (const other of BILLING_COUNTRIES.filter((each) => each !== country))
        expect(toVatId(vatIdLike(other) ?? '', country)).toBeNull()
    },
  )

  it.each([
    ['de 123 456 789', 'DE', 'DE123456789'],
    ['CHE-123.456.789 MWST', 'CH', 'CHE123456789MWST'],
    ['GB 123 4567 89', 'GB', 'GB123456789'],
    ['IE1A23456B', 'IE', 'IE1A23456B'],
    ['FR DE 123456789', 'FR', 'FRDE123456789'],
    [' 12-3456789', 'US', '12-3456789'],
  ])('reads "%s" in %s', (typed, country, id) => {
    expect(toVatId(typed, country)).toBe(id)
  })

  it.each([
    ['DE12345678', 'DE'],
    ['ES123456789', 'ES'],
    ['12345678901', 'DE'],
    ['PT123', 'PT'],
    ['DE123456789', 'FR'],
  ])('refuses "%s" in %s', (typed, country) => {
    expect(toVatId(typed, country)).toBeNull()
  })
})
