import { expect, it } from 'vitest'
import { readFilterWords } from './readFilterWords.ts'
import { readLine } from './readLine.fixture.ts'

it.each([
  ['en', 'gift under 50', ' | priceTo 5000'],
  ['en', 'gift for her under 50', ' | gender women | priceTo 5000'],
  ['en', 'Christmas gifts for him', ' | gender men'],
  ['de', 'Geschenk unter 50', ' | priceTo 5000'],
  ['de', 'Geschenkidee für sie', ' | gender women'],
  ['de', 'Geburtstagsgeschenk für meinen Bruder', ' | gender men'],
  ['fr', 'cadeau pour elle à moins de 50 €', ' | gender women | priceTo 5000'],
  ['fr', 'idée de cadeau pour lui', ' | gender men'],
  ['it', 'regalo per lei sotto i 50 euro', ' | gender women | priceTo 5000'],
  ['it', 'regali di Natale per lui', ' | gender men'],
  ['es', 'regalo para ella por menos de 50', ' | gender women | priceTo 5000'],
  ['es', 'regalo para él', ' | gender men'],
  ['pt', 'presente para ela até 50 €', ' | gender women | priceTo 5000'],
  ['pt', 'prenda para ele', ' | gender men'],
] as const)('a gift of any kind leaves only the filters: in %s "%s" reads as "%s"', (language, query, reading) => {
  expect(readLine(language, query)).toBe(reading)
})

it.each([
  ['en', 'gift'],
  ['en-GB', 'birthday present'],
  ['de', 'Geschenk'],
  ['de-CH', 'ein Geschenk'],
  ['fr', 'cadeau'],
  ['it', 'regalo'],
  ['es', 'ideas para regalar'],
  ['pt', 'presente'],
  ['pt', 'prendas de Natal'],
] as const)('in %s "%s" alone names no filter and leaves no word', (language, query) => {
  expect(readFilterWords(language, query)).toEqual({ rest: '', found: [] })
})

it.each([
  ['en', 'gift card', 'none'],
  ['en', 'gift box under 50', 'gift box | priceTo 5000'],
  ['de', 'Geschenk Mütze unter 50', 'geschenk mütze | priceTo 5000'],
  ['es', 'guantes para el frío', 'none'],
] as const)('a word beside the gift stays in the query: in %s "%s" reads as "%s"', (language, query, reading) => {
  expect(readLine(language, query)).toBe(reading)
})
