import { expect, it } from 'vitest'
import { siteOf } from '../sites/sites.ts'
import { dayOf, minuteOf, momentOf } from './dates.ts'

const moment = new Date('2026-11-28T22:39:11Z')

it.each([
  ['pt/pt-pt', /22:39/],
  ['gb/en-gb', /22:39/],
  ['ie/en-ie', /22:39/],
  ['de/de-de', /23:39/],
  ['fr/fr-fr', /23:39/],
  ['us/en-us', /5:39\sPM EST/],
])('on %s a time is that of the country', (site, time) => {
  expect(minuteOf(siteOf(site), moment)).toMatch(time)
})

it('a time names its zone only in the United States, which have several, and never has seconds', () => {
  expect(minuteOf(siteOf('pt/pt-pt'), moment)).not.toMatch(/WET|GMT|:11/)
  expect(minuteOf(siteOf('us/en-us'), moment)).not.toContain(':11')
})

it('a receipt has the second and the zone', () => {
  expect(momentOf(siteOf('de/de-de'), moment)).toMatch(/23:39:11 MEZ/)
})

it('the day is that of the country', () => {
  const nearMidnight = new Date('2026-11-28T23:30:00Z')
  expect([dayOf(siteOf('gb/en-gb'), nearMidnight), dayOf(siteOf('de/de-de'), nearMidnight)]).toEqual([
    '28 November 2026',
    '29. November 2026',
  ])
})
