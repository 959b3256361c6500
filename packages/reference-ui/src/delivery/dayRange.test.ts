import { expect, test } from 'vitest'
import { sites } from '../app/shop/sites.ts'
import { dayRange } from './dayRange.ts'

const dates = { earliest: '2026-12-03', latest: '2026-12-07' }

test.each(sites)('the days on $prefix have no leading zero', ({ hreflang }) => {
  expect(dayRange(dates, hreflang)).toMatch(/3.*7/)
  expect(dayRange(dates, hreflang)).not.toMatch(/0\d/)
})

test.each(sites)('the days on $prefix break beside the dash only', ({ hreflang }) => {
  const parts = dayRange(dates, hreflang).split(/\s?–\s?/)
  expect(parts).toHaveLength(2)
  for (const part of parts) expect(part).not.toMatch(/[^\S\u00a0]/)
})

test('Italian days are written without a zero', () => {
  expect(dayRange(dates, 'it-IT').replaceAll(/\s/g, ' ')).toBe('gio 3 – lun 7 dic')
})
