import { describe, expect, it } from 'vitest'
import { SHIPPING_COUNTRIES } from '../shipping/shipping.rates.ts'
import { easterOf } from './calendar.ts'
import { deliveryDates, nextCutOff } from './deliveryDates.ts'
import { isWorkingDay } from './holidays.ts'

const at = (time: string): number => Date.parse(time)
const german = (time: string) => deliveryDates('DE', 'standard', at(time))

describe('delivery dates', () => {
  it('an order before the cut-off leaves today, a later one on the next day', () => {
    // Monday, 13:59 and 14:00 in Berlin.
    expect(german('2026-11-09T12:59:59Z')).toEqual({ earliest: '2026-11-10', latest: '2026-11-12' })
    expect(german('2026-11-09T13:00:00Z')).toEqual({ earliest: '2026-11-11', latest: '2026-11-13' })
  })

  it('the cut-off follows daylight saving time', () => {
    // The clocks change on Sunday, 25 October 2026: 14:00 is 12:00 UTC before and 13:00 UTC after it.
    expect(german('2026-10-23T12:00:00Z')).toEqual(german('2026-10-26T12:59:00Z'))
    expect(german('2026-10-23T11:59:00Z')).toEqual({ earliest: '2026-10-26', latest: '2026-10-28' })
  })

  it('no parcel leaves or arrives on a weekend', () => {
    expect(german('2026-11-13T15:00:00Z')).toEqual({ earliest: '2026-11-17', latest: '2026-11-19' })
    expect(german('2026-11-14T08:00:00Z')).toEqual({ earliest: '2026-11-17', latest: '2026-11-19' })
  })

  it('a holiday at the warehouse delays the departure', () => {
    // Thursday, 14 May 2026 is Ascension Day in Germany and not a holiday in Italy.
    expect(deliveryDates('IT', 'express', at('2026-05-14T08:00:00Z'))?.earliest).toBe('2026-05-19')
    expect(deliveryDates('IT', 'express', at('2026-05-13T08:00:00Z'))?.earliest).toBe('2026-05-15')
  })

  it('a holiday at the destination delays the arrival', () => {
    // Tuesday, 8 December 2026 is a holiday in Austria only.
    expect(deliveryDates('AT', 'express', at('2026-12-07T08:00:00Z'))).toEqual({
      earliest: '2026-12-09',
      latest: '2026-12-10',
    })
    expect(deliveryDates('NL', 'express', at('2026-12-07T08:00:00Z'))?.earliest).toBe('2026-12-08')
  })

  it('counts over Christmas and the end of the year', () => {
    expect(german('2026-12-23T15:00:00Z')).toEqual({ earliest: '2026-12-28', latest: '2026-12-30' })
    expect(german('2026-12-30T15:00:00Z')).toEqual({ earliest: '2027-01-04', latest: '2027-01-06' })
  })

  it('the warehouse of the United States has its own time and holidays', () => {
    // 20:59 UTC is 13:59 in Denver, and Thursday, 26 November 2026 is Thanksgiving.
    expect(deliveryDates('US', 'standard', at('2026-11-24T20:59:00Z'))?.earliest).toBe('2026-11-30')
    expect(deliveryDates('US', 'standard', at('2026-11-24T21:00:00Z'))?.earliest).toBe('2026-12-01')
  })

  it('every country that the shop ships to has dates, in order', () => {
    for (const country of [...SHIPPING_COUNTRIES, 'US']) {
      for (const kind of ['standard', 'express'] as const) {
        const dates = deliveryDates(country, kind, at('2026-11-09T08:00:00Z'))
        expect([country, (dates?.earliest ?? '') <= (dates?.latest ?? ''), dates !== null]).toEqual([
          country,
          true,
          true,
        ])
      }
    }
    expect(deliveryDates('JP', 'standard', 0)).toBeNull()
  })

  it('the dates change next at the cut-off of a working day', () => {
    expect(new Date(nextCutOff('DE', at('2026-11-09T12:59:59Z'))).toISOString()).toBe('2026-11-09T13:00:00.000Z')
    // On Friday after the cut-off, the next one is on Monday.
    expect(new Date(nextCutOff('DE', at('2026-11-13T13:00:00Z'))).toISOString()).toBe('2026-11-16T13:00:00.000Z')
    expect(new Date(nextCutOff('DE', at('2026-10-24T10:00:00Z'))).toISOString()).toBe('2026-10-26T13:00:00.000Z')
  })
})

describe('public holidays', () => {
  it.each([
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
  ])('Easter Sunday of %i is %s', (year, date) => {
    expect(easterOf(year)).toBe(date)
  })

  it.each([
    ['GB', '2026-12-28', 'Boxing Day 2026 is a Saturday'],
    ['GB', '2027-12-28', 'Christmas Day 2027 is a Saturday and Boxing Day a Sunday'],
    ['US', '2026-07-03', 'Independence Day 2026 is a Saturday'],
    ['US', '2027-12-31', 'New Year 2028 is a Saturday'],
    ['IE', '2026-02-02', 'the first Monday in February'],
    ['SE', '2026-06-19', 'Midsummer Eve'],
    ['PT', '2026-06-04', 'Corpus Christi'],
    ['NO', '2027-03-25', 'Maundy Thursday'],
    ['IT', '2027-10-04', 'Saint Francis'],
    ['DE', '2026-05-25', 'Whit Monday'],
  ])('%s has a holiday on %s: %s', (country, date) => {
    expect(isWorkingDay(date, country)).toBe(false)
  })
})
