import { expect, it } from 'vitest'
import { readLine } from './readLine.fixture.ts'

it.each([
  ['de-CH', 'Jacke bis Fr. 300', 'jacke'],
  ['de-CH', 'Jacke bis 300 Fr.', 'jacke'],
  ['de-CH', 'Jacke unter sFr. 300.-', 'jacke'],
  ['de-CH', 'Jacke bis 300Fr', 'jacke'],
  ['de-CH', 'Jacke Fr. 300', 'jacke'],
  ['de-CH', 'Jacke CHF300', 'jacke'],
  ['fr', 'veste moins de Fr. 300', 'veste'],
  ['it', 'giacca sotto fr. 300.-', 'giacca'],
  ['en', 'jacket under 300 bucks', 'jacket'],
  ['en-GB', 'jacket under 300 quid', 'jacket'],
  ['en-GB', '300 quid jacket', 'jacket'],
  ['en', 'jacket under 300 kr', 'jacket'],
  ['en', 'jacket under 300kr', 'jacket'],
  ['en', 'jacket under NOK 300', 'jacket'],
  ['en', 'jacket below SEK 300', 'jacket'],
  ['en', 'jacket below 300 kronor', 'jacket'],
  ['en', 'jacket below 300 kroner', 'jacket'],
  ['de', 'Jacke unter 300 Kronen', 'jacke'],
  ['fr', 'veste moins de 300 couronnes', 'veste'],
  ['es', 'chaqueta menos de 300 coronas', 'chaqueta'],
  ['it', 'giacca meno di 300 corone', 'giacca'],
  ['pt', 'casaco menos de 300 coroas', 'casaco'],
] as const)('words for a currency leave no word: in %s "%s"', (language, query, rest) => {
  expect(readLine(language, query)).toBe(`${rest} | priceTo 30000`)
})

it.each([
  ['fr', 'chaussures FR 42', 'none'],
  ['fr', 'pantalon 40 FR', 'none'],
  ['de-CH', 'Mütze bis Fr. 40', 'mütze | priceTo 4000'],
  ['de-CH', 'Mütze Fr. 40.-', 'mütze | priceTo 4000'],
] as const)('"fr" beside a size is no currency: in %s "%s" reads as %s', (language, query, reading) => {
  expect(readLine(language, query)).toBe(reading)
})
