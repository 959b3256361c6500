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
  ['en', 'gift for men', 'men'],
  ['en', 'gift for a man', 'men'],
  ['en', 'gifts for women', 'women'],
  ['en', "women's gifts", 'women'],
  ['en', 'men’s gift', 'men'],
  ['en', 'Christmas present for dad', 'men'],
  ['en-GB', 'gift for the wife', 'women'],
  ['de', 'Geschenk für Männer', 'men'],
  ['de', 'Geschenk für einen Mann', 'men'],
  ['de', 'Geschenk Frau', 'women'],
  ['de-CH', 'Geschenkidee für die Frau', 'women'],
  ['de', 'Geschenke für Damen', 'women'],
  ['fr', 'cadeau pour homme', 'men'],
  ['fr', 'cadeau homme', 'men'],
  ['fr', 'cadeau pour un homme', 'men'],
  ['fr', 'cadeau pour l’homme', 'men'],
  ['fr', 'cadeau femme', 'women'],
  ['fr', 'idée cadeau pour les femmes', 'women'],
  ['it', 'regalo uomo', 'men'],
  ['it', 'regalo per l’uomo', 'men'],
  ['it', 'regali di Natale per gli uomini', 'men'],
  ['it', 'regalo da donna', 'women'],
  ['it', 'regalo per una donna', 'women'],
  ['es', 'regalo para hombre', 'men'],
  ['es', 'regalos para los hombres', 'men'],
  ['es', 'regalo mujer', 'women'],
  ['es', 'ideas de regalo para mamá', 'women'],
  ['pt', 'prenda para homem', 'men'],
  ['pt', 'prenda homem', 'men'],
  ['pt', 'presente para um homem', 'men'],
  ['pt', 'presente para mulher', 'women'],
  ['pt', 'prendas para as mulheres', 'women'],
  ['pt', 'prenda para a mãe', 'women'],
] as const)('in %s "%s" is a gift for %s', (language, query, gender) => {
  expect(readLine(language, query)).toBe(` | gender ${gender}`)
})

it('a gift for a person keeps its price', () => {
  expect(readLine('pt', 'prenda para homem até 50 euros')).toBe(' | gender men | priceTo 5000')
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
  ['en', 'gift card for men', 'none'],
  ['fr', 'gants cadeau homme', 'none'],
  ['es', 'guantes para el frío', 'none'],
] as const)('a word beside the gift stays in the query: in %s "%s" reads as "%s"', (language, query, reading) => {
  expect(readLine(language, query)).toBe(reading)
})

it.each([
  ['en', 'gloves for men', 'none'],
  ['de', 'Handschuhe für Männer', 'none'],
  ['fr', 'gants homme', 'none'],
  ['it', 'guanti uomo', 'none'],
  ['es', 'guantes para hombre', 'none'],
  ['pt', 'luvas para homem', 'none'],
] as const)(
  'without a gift, a person without an article stays a word: in %s "%s" reads as "%s"',
  (language, query, reading) => {
    expect(readLine(language, query)).toBe(reading)
  },
)
