import { expect, it } from 'vitest'
import { readLine } from './readLine.fixture.ts'

it.each([
  ['en', 'jacket on sale', 'jacket'],
  ['en-GB', 'jackets in the sale', 'jackets'],
  ['en', 'discounted jackets', 'jackets'],
  ['en', 'reduced down jacket', 'down jacket'],
  ['de', 'Jacken im Sale', 'jacken'],
  ['de', 'reduzierte Daunenjacke', 'daunenjacke'],
  ['de', 'Jacken im Angebot', 'jacken'],
  ['de-CH', 'Jacken in Aktion', 'jacken'],
  ['de', 'ermäßigte Jacke', 'jacke'],
  ['fr', 'veste en solde', 'veste'],
  ['fr', 'veste soldée', 'veste'],
  ['fr', 'veste en promo', 'veste'],
  ['es', 'chaquetas rebajadas', 'chaquetas'],
  ['es', 'chaquetas en oferta', 'chaquetas'],
  ['it', 'giacche in saldo', 'giacche'],
  ['it', 'giacche scontate', 'giacche'],
  ['pt', 'casacos em saldo', 'casacos'],
  ['pt', 'casacos em promoção', 'casacos'],
] as const)('in %s "%s" means goods on sale', (language, query, rest) => {
  expect(readLine(language, query)).toBe(`${rest} | onSale true`)
})

it.each([
  ['en', 'warm jacket on sale under 300', 'jacket | warmth 4,5 | onSale true | priceTo 30000'],
  ['en', 'warm jackets for sale', 'jackets | warmth 4,5'],
  ['en', 'jackets for sale', 'none'],
  ['en', 'jacket not on sale', 'jacket'],
  ['de', 'nicht reduzierte Jacke', 'jacke'],
] as const)('in %s "%s" reads as %s', (language, query, reading) => {
  expect(readLine(language, query)).toBe(reading)
})
