import { expect, it } from 'vitest'
import { siteOf } from '../sites/sites.ts'
import { dayOf, minuteOf, zonedMinuteOf } from './dates.ts'

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

it.each([
  ['de/de-de', '29. November 2026 um 04:36\u00a0Uhr'],
  ['ch/de-ch', '29. November 2026 um 04:36\u00a0Uhr'],
  ['fr/fr-fr', '29 novembre 2026 à 04:36'],
  ['it/it-it', '29 novembre 2026 alle ore 04:36'],
  ['es/es-es', '29 de noviembre de 2026 a las 4:36'],
  ['pt/pt-pt', '29 de novembro de 2026 às 03:36'],
  ['gb/en-gb', '29 November 2026 at 03:36'],
  ['se/en-se', '29 November 2026 at 04:36'],
])('on %s a time is written as the language writes it', (site, time) => {
  expect(minuteOf(siteOf(site), new Date('2026-11-29T03:36:42Z'))).toBe(time)
})

it.each([
  ['de/de-de', /um 23:39\sUhr MEZ$/],
  ['fr/fr-fr', /à 23:39 CET$/],
  ['it/it-it', /alle ore 23:39 CET$/],
  ['es/es-es', /a las 23:39 CET$/],
  ['pt/pt-pt', /às 22:39 (WET|GMT)$/],
  ['gb/en-gb', /at 22:39 GMT$/],
  ['us/en-us', /at 5:39\sPM EST$/],
])('on %s the time of a receipt has the zone, and no seconds', (site, time) => {
  expect(zonedMinuteOf(siteOf(site), moment)).toMatch(time)
})

it('in French the zone changes with the season', () => {
  expect(zonedMinuteOf(siteOf('ch/fr-ch'), new Date('2026-07-28T22:39:11Z'))).toMatch(/CEST$/)
})

it('the day is that of the country', () => {
  const nearMidnight = new Date('2026-11-28T23:30:00Z')
  expect([dayOf(siteOf('gb/en-gb'), nearMidnight), dayOf(siteOf('de/de-de'), nearMidnight)]).toEqual([
    '28 November 2026',
    '29. November 2026',
  ])
})
