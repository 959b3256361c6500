import { expect, it } from 'vitest'
import { readLine } from './readLine.fixture.ts'

it.each([
  ['en', 'jacket not over 300', 'jacket'],
  ['en', 'jacket not above $300', 'jacket'],
  ['en-GB', 'jacket not more than 300', 'jacket'],
  ['en', 'jacket no more than 300', 'jacket'],
  ['en', 'nothing over 300', ''],
  ['en', 'jacket around max 300', 'jacket'],
  ['de', 'Jacke nicht über 300 Euro', 'jacke'],
  ['de-CH', 'Jacke nicht mehr als 300', 'jacke'],
  ['de', 'Jacke um höchstens 300', 'jacke'],
  ['fr', 'veste pas plus de 300 euros', 'veste'],
  ['fr', 'veste pas au-dessus de 300', 'veste'],
  ['es', 'chaqueta no más de 300', 'chaqueta'],
  ['es', 'chaqueta no por encima de los 300', 'chaqueta'],
  ['it', 'giacca non oltre i 300 euro', 'giacca'],
  ['it', 'giacca non più di 300', 'giacca'],
  ['it', 'giacca non sopra i 300', 'giacca'],
  ['pt', 'casaco não mais de 300', 'casaco'],
  ['pt', 'casaco não acima de 300 €', 'casaco'],
] as const)('a lowest price that is negated is the highest: in %s "%s"', (language, query, rest) => {
  expect(readLine(language, query)).toBe(`${rest} | priceTo 30000`)
})

it.each([
  ['en', 'jacket not under 300', 'jacket'],
  ['en', 'jacket not below $300', 'jacket'],
  ['en-GB', 'jacket not less than 300', 'jacket'],
  ['en', 'jacket no less than 300', 'jacket'],
  ['de', 'Jacke nicht unter 300 Euro', 'jacke'],
  ['de-CH', 'Jacke nicht weniger als 300', 'jacke'],
  ['fr', 'veste pas moins de 300 euros', 'veste'],
  ['fr', 'veste pas à moins de 300 €', 'veste'],
  ['fr', 'veste pas en dessous de 300', 'veste'],
  ['es', 'chaqueta no menos de 300', 'chaqueta'],
  ['es', 'chaqueta no por debajo de 300', 'chaqueta'],
  ['it', 'giacca non meno di 300', 'giacca'],
  ['it', 'giacca non sotto i 300 euro', 'giacca'],
  ['pt', 'casaco não menos de 300', 'casaco'],
  ['pt', 'casaco não abaixo de 300', 'casaco'],
  ['pt', 'casaco não por menos de 300', 'casaco'],
] as const)('a highest price that is negated is the lowest: in %s "%s"', (language, query, rest) => {
  expect(readLine(language, query)).toBe(`${rest} | priceFrom 30000`)
})

it.each([
  ['en', 'jacket no less than 4 stars', 'jacket | rating 4'],
  ['de', 'Jacke nicht unter 4 Sternen', 'jacke | rating 4'],
  ['en', 'jacket not under 20,000 mm', 'jacket | waterproofness 20000'],
  ['it', 'giacca non meno di 10.000 mm', 'giacca | waterproofness 10000'],
  ['en', 'jacket not over 20000 mm', 'none'],
] as const)('a negated limit of stars or of a hydrostatic head: in %s "%s" reads as %s', (language, query, reading) => {
  expect(readLine(language, query)).toBe(reading)
})
