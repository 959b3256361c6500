import { expect, it } from 'vitest'
import { readFilterWords } from './readFilterWords.ts'
import { readLine } from './readLine.fixture.ts'

it.each([
  ['en', 'clothes'],
  ['en-GB', 'clothing'],
  ['de', 'Kleidung'],
  ['de-CH', 'Bekleidung'],
  ['fr', 'vêtements'],
  ['es', 'ropa'],
  ['it', 'abbigliamento'],
  ['pt', 'roupa'],
] as const)('in %s "%s" alone leaves no word', (language, query) => {
  expect(readFilterWords(language, query)).toEqual({ rest: '', found: [] })
})

it.each([
  ['en', 'rain gear', 'rain'],
  ['en', 'hiking clothes', 'hiking'],
  ['de', 'Regenkleidung', 'regen'],
  ['de', 'Straßenbekleidung', 'straßen'],
  ['de-CH', 'Skibekleidung', 'ski'],
  ['fr', 'vêtements de pluie', 'pluie'],
  ['es', 'ropa de lluvia', 'lluvia'],
  ['es', 'ropa para esquiar', 'esquiar'],
  ['it', 'abbigliamento da sci', 'sci'],
  ['pt', 'roupa de chuva', 'chuva'],
] as const)('in %s "%s" keeps the other word: %s', (language, query, rest) => {
  expect(readFilterWords(language, query)).toEqual({ rest, found: [], isWithoutGoods: true })
})

it.each([
  ['en', 'clothes for women', ' | gender women'],
  ['en', 'warm clothes under 100', ' | warmth 4,5 | priceTo 10000'],
  ['de', 'Damenbekleidung', ' | gender women'],
  ['de', 'warme Sachen', ' | warmth 4,5'],
  ['fr', 'vêtements imperméables', ' | waterproofness 10000'],
  ['es', 'ropa impermeable', ' | waterproofness 10000'],
  ['it', 'vestiti caldi da uomo', ' | warmth 4,5 | gender men'],
  ['pt', 'roupa impermeável', ' | waterproofness 10000'],
  ['en', 'rain gear under 100', 'rain | priceTo 10000'],
  ['fr', 'sous-vêtements', 'none'],
  ['es', 'ropa interior', 'none'],
  ['pt', 'roupa interior', 'none'],
] as const)('in %s "%s" reads as "%s"', (language, query, reading) => {
  expect(readLine(language, query)).toBe(reading)
})
