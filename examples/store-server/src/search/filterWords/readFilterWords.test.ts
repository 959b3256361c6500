import { expect, it } from 'vitest'
import { readFilterWords } from './readFilterWords.ts'
import { readLine } from './readLine.fixture.ts'

it.each([
  ['warm waterproof jacket under 300', 'jacket | warmth 4,5 | waterproofness 10000 | priceTo 30000'],
  ['shoes between $100 and $200', 'shoes | priceFrom 10000 | priceTo 20000'],
  ['fleece from 50 to 80', 'fleece | priceFrom 5000 | priceTo 8000'],
  ['jackets over 1,500 dollars', 'jackets | priceFrom 150000'],
  ['rain pants with 4 stars or more', 'rain pants | rating 4'],
  ['slim fit base layer up to 49.95', 'base layer | fit slim | priceTo 4995'],
  ['very warm gloves for skiing', 'gloves | warmth 5 | activity snow'],
  ['running tee under £40', 'tee | activity running | priceTo 4000'],
  ["women's warm jacket", "women's jacket | warmth 4,5"],
  ['men’s waterproof jacket', 'men’s jacket | waterproofness 10000'],
  ['pack under 30 litres', 'none'],
  ['running shoes', 'none'],
])('in English "%s" reads as %s', (query, reading) => {
  expect(readLine('en', query)).toBe(reading)
})

it.each([
  ['warme wasserdichte Jacke unter 300', 'jacke | warmth 4,5 | waterproofness 10000 | priceTo 30000'],
  ['Schuhe zwischen 100 und 200 €', 'schuhe | priceFrom 10000 | priceTo 20000'],
  ['Fleece von 50 bis 80 Euro', 'fleece | priceFrom 5000 | priceTo 8000'],
  ['Jacke über 1.500 €', 'jacke | priceFrom 150000'],
  ['Regenhose ab 4 Sternen', 'regenhose | rating 4'],
  ['Unterwäsche eng anliegend bis 49,95', 'unterwäsche | fit slim | priceTo 4995'],
  ['sehr warme Handschuhe zum Skifahren', 'handschuhe | warmth 5 | activity snow'],
  ['Shirt für Laufen höchstens 40 EUR', 'shirt | activity running | priceTo 4000'],
  ['Rucksack bis 30 Liter', 'none'],
  ['Regenjacke für Damen', 'none'],
])('in German "%s" reads as %s', (query, reading) => {
  expect(readLine('de', query)).toBe(reading)
})

it.each([
  ['veste chaude imperméable à moins de 300 €', 'veste | warmth 4,5 | waterproofness 10000 | priceTo 30000'],
  ['chaussures entre 100 et 200 euros', 'chaussures | priceFrom 10000 | priceTo 20000'],
  ['polaire de 50 à 80', 'polaire | priceFrom 5000 | priceTo 8000'],
  ['veste plus de 1 500', 'veste | priceFrom 150000'],
  ['pantalon 4 étoiles et plus', 'pantalon | rating 4'],
  ['sous-vêtement coupe ajustée jusqu’à 49,95', 'sous vêtement | fit slim | priceTo 4995'],
  ['gants très chauds pour le ski', 'gants | warmth 5 | activity snow'],
  ['t-shirt course sous 40', 't shirt | activity running | priceTo 4000'],
  ['sac moins de 30 litres', 'none'],
  ['chaussures de course', 'none'],
])('in French "%s" reads as %s', (query, reading) => {
  expect(readLine('fr', query)).toBe(reading)
})

it.each([
  ['chaqueta abrigada impermeable por debajo de 300', 'chaqueta | warmth 4,5 | waterproofness 10000 | priceTo 30000'],
  ['zapatillas entre 100 y 200 €', 'zapatillas | priceFrom 10000 | priceTo 20000'],
  ['forro polar de 50 a 80', 'forro polar | priceFrom 5000 | priceTo 8000'],
  ['chaqueta más de 1.500 euros', 'chaqueta | priceFrom 150000'],
  ['pantalón con 4 estrellas o más', 'pantalón | rating 4'],
  ['camiseta ajustada hasta 49,95', 'camiseta | fit slim | priceTo 4995'],
  ['guantes muy abrigados para esquiar', 'guantes | warmth 5 | activity snow'],
  ['camiseta running menos de 40', 'camiseta | activity running | priceTo 4000'],
  ['chaqueta por menos de 300', 'chaqueta | priceTo 30000'],
  ['mochila hasta 30 litros', 'none'],
  ['guantes de montaña', 'none'],
])('in Spanish "%s" reads as %s', (query, reading) => {
  expect(readLine('es', query)).toBe(reading)
})

it.each([
  ['giacca calda impermeabile sotto i 300 euro', 'giacca | warmth 4,5 | waterproofness 10000 | priceTo 30000'],
  ['scarpe tra 100 e 200', 'scarpe | priceFrom 10000 | priceTo 20000'],
  ['pile da 50 a 80 €', 'pile | priceFrom 5000 | priceTo 8000'],
  ['giacca oltre 1.500', 'giacca | priceFrom 150000'],
  ['pantaloni almeno 4 stelle', 'pantaloni | rating 4'],
  ['maglia aderente fino a 49,95', 'maglia | fit slim | priceTo 4995'],
  ['guanti molto caldi per sci', 'guanti | warmth 5 | activity snow'],
  ['maglietta corsa meno di 40', 'maglietta | activity running | priceTo 4000'],
  ['zaino fino a 30 litri', 'none'],
  ['scarpe da trail running', 'none'],
])('in Italian "%s" reads as %s', (query, reading) => {
  expect(readLine('it', query)).toBe(reading)
})

it.each([
  ['casaco quente impermeável abaixo de 300', 'casaco | warmth 4,5 | waterproofness 10000 | priceTo 30000'],
  ['sapatilhas entre 100 e 200 €', 'sapatilhas | priceFrom 10000 | priceTo 20000'],
  ['polar de 50 a 80', 'polar | priceFrom 5000 | priceTo 8000'],
  ['casaco mais de 1.500 euros', 'casaco | priceFrom 150000'],
  ['calças com 4,5 estrelas ou mais', 'calças | rating 4.5'],
  ['camisola justa até 49,95', 'camisola | fit slim | priceTo 4995'],
  ['luvas muito quentes para esqui', 'luvas | warmth 5 | activity snow'],
  ['t-shirt corrida menos de 40', 't shirt | activity running | priceTo 4000'],
  ['casaco por menos de 300', 'casaco | priceTo 30000'],
  ['mochila até 30 litros', 'none'],
  ['calças de caminhada', 'none'],
])('in Portuguese "%s" reads as %s', (query, reading) => {
  expect(readLine('pt', query)).toBe(reading)
})

it.each([
  ['en', 'waterproof jacket 20,000 mm', 'jacket | waterproofness 10000 | waterproofness 20000'],
  ['en', '15000mm waterproof jacket', 'jacket | waterproofness 10000'],
  ['de', 'Jacke wasserdicht 20.000 mm', 'jacke | waterproofness 20000'],
  ['en', 'zip 5 mm', 'none'],
  ['en', 'jacket at least 20,000 mm', 'jacket | waterproofness 20000'],
  ['en', 'jacket waterproof up to 20,000 mm', 'jacket | waterproofness 20000'],
  ['en', 'jacket under 20000 mm', 'none'],
  ['en', 'warm jacket under 20000 mm', 'jacket under 20000 mm | warmth 4,5'],
  ['de', 'Jacke ab 10.000 mm', 'jacke | waterproofness 10000'],
  ['de', 'Jacke wasserdicht bis 20.000 mm', 'jacke | waterproofness 20000'],
  ['de', 'Jacke unter 20.000 mm', 'none'],
  ['fr', 'veste à partir de 20 000 mm', 'veste | waterproofness 20000'],
  ['es', 'chaqueta al menos 20.000 mm', 'chaqueta | waterproofness 20000'],
  ['it', 'giacca almeno 20.000 mm', 'giacca | waterproofness 20000'],
  ['pt', 'casaco pelo menos 20 000 mm', 'casaco | waterproofness 20000'],
  ['pt', 'casaco abaixo de 20 000 mm', 'none'],
] as const)('in %s "%s" reads a hydrostatic head: %s', (language, query, reading) => {
  expect(readLine(language, query)).toBe(reading)
})

it('the variants of a language have its words', () => {
  expect(readLine('de-CH', 'wasserdichte Jacke unter CHF 300')).toBe('jacke | waterproofness 10000 | priceTo 30000')
  expect(readLine('en-GB', 'waterproof coat below £200')).toBe('coat | waterproofness 10000 | priceTo 20000')
})

it('reads only the requested kinds, and leaves the other words in the query', () => {
  expect(readFilterWords('en', 'warm jacket under 300', ['price'])?.rest).toBe('warm jacket')
})

it.each([
  ['en', 'top rated jacket', 'jacket | rating 4'],
  ['de', 'gut bewertete Jacke', 'jacke | rating 4'],
  ['fr', 'veste bien notée', 'veste | rating 4'],
  ['es', 'chaqueta mejor valorada', 'chaqueta | rating 4'],
  ['it', 'giacca ben recensita', 'giacca | rating 4'],
  ['pt', 'casaco bem avaliado', 'casaco | rating 4'],
  ['en', 'jacket with good reviews', 'jacket | rating 4'],
  ['de', 'Jacke mit guten Bewertungen', 'jacke | rating 4'],
  ['fr', 'veste avec de bons avis', 'veste | rating 4'],
  ['es', 'chaqueta con buenas opiniones', 'chaqueta | rating 4'],
  ['it', 'giacca con buone recensioni', 'giacca | rating 4'],
  ['pt', 'casaco com boas avaliações', 'casaco | rating 4'],
] as const)('praise stands for four stars: in %s "%s" reads as %s', (language, query, reading) => {
  expect(readLine(language, query)).toBe(reading)
})

it.each([
  ['en', 'warm jacket as a gift under 300', 'jacket | warmth 4,5 | priceTo 30000'],
  ['de', 'warme Jacke unter 300 als Geschenk', 'jacke | warmth 4,5 | priceTo 30000'],
  ['fr', 'veste chaude pour offrir', 'veste | warmth 4,5'],
  ['es', 'chaqueta cálida e impermeable de regalo', 'chaqueta | warmth 4,5 | waterproofness 10000'],
  ['it', 'giacca calda ed impermeabile come regalo', 'giacca | warmth 4,5 | waterproofness 10000'],
  ['pt', 'casaco quente para oferecer', 'casaco | warmth 4,5'],
] as const)('words that find nothing are left out: in %s "%s" reads as %s', (language, query, reading) => {
  expect(readLine(language, query)).toBe(reading)
})

it.each([
  ['en', 'warm jacket for a woman under 300', 'jacket | warmth 4,5 | gender women | priceTo 30000'],
  ['en', 'jacket for my husband', 'jacket | gender men'],
  ['en-GB', 'gloves for her', 'gloves | gender women'],
  ['de', 'wasserdichte Jacke für eine Frau', 'jacke | waterproofness 10000 | gender women'],
  ['de', 'Jacke für meinen Mann', 'jacke | gender men'],
  ['fr', 'veste chaude pour une femme', 'veste | warmth 4,5 | gender women'],
  ['fr', 'veste pour mon mari', 'veste | gender men'],
  ['it', 'giacca per una donna', 'giacca | gender women'],
  ['it', 'giacca per mio marito', 'giacca | gender men'],
  ['es', 'chaqueta para una mujer', 'chaqueta | gender women'],
  ['es', 'chaqueta para mi marido', 'chaqueta | gender men'],
  ['pt', 'casaco para uma mulher', 'casaco | gender women'],
  ['pt', 'casaco para o meu marido', 'casaco | gender men'],
  ['en', 'jacket for women', 'none'],
  ['de', 'Jacke für Frauen', 'none'],
  ['it', 'giacca donna', 'none'],
] as const)('a person names the gender and leaves no word: in %s "%s" reads as %s', (language, query, reading) => {
  expect(readLine(language, query)).toBe(reading)
})

it.each([
  ['en', 'jacket lower than $300', 'jacket | priceTo 30000'],
  ['en', 'jacket not more than 300', 'jacket | priceTo 30000'],
  ['en', 'jacket budget 300', 'jacket | priceTo 30000'],
  ['en', 'jacket with a budget of $300', 'jacket | priceTo 30000'],
  ['en', 'jacket <300', 'jacket | priceTo 30000'],
  ['en', 'jacket > $300', 'jacket | priceFrom 30000'],
  ['de', 'Jacke nicht mehr als 300', 'jacke | priceTo 30000'],
  ['de', 'Jacke Budget 300 €', 'jacke | priceTo 30000'],
  ['fr', 'veste en dessous de 300', 'veste | priceTo 30000'],
  ['fr', 'veste pas plus de 300 €', 'veste | priceTo 30000'],
  ['es', 'chaqueta a menos de 300', 'chaqueta | priceTo 30000'],
  ['es', 'chaqueta no más de 300', 'chaqueta | priceTo 30000'],
  ['it', 'giacca a meno di 300', 'giacca | priceTo 30000'],
  ['it', 'giacca sotto ai 300', 'giacca | priceTo 30000'],
  ['it', 'giacca entro i 300 euro', 'giacca | priceTo 30000'],
  ['pt', 'casaco inferior a 300', 'casaco | priceTo 30000'],
  ['pt', 'casaco até aos 300', 'casaco | priceTo 30000'],
] as const)('the words before a price leave no word: in %s "%s" reads as %s', (language, query, reading) => {
  expect(readLine(language, query)).toBe(reading)
})

it.each([
  ['en', 'jacket 100-200', 'jacket | priceFrom 10000 | priceTo 20000'],
  ['en', 'jacket $80–$150', 'jacket | priceFrom 8000 | priceTo 15000'],
  ['en', 'jacket $100 to $200', 'jacket | priceFrom 10000 | priceTo 20000'],
  ['en', 'jacket between 100 - 200', 'jacket | priceFrom 10000 | priceTo 20000'],
  ['de', 'Jacke 100-200 €', 'jacke | priceFrom 10000 | priceTo 20000'],
  ['de', 'Jacke 50 bis 80 Euro', 'jacke | priceFrom 5000 | priceTo 8000'],
  ['fr', 'veste 100 à 200 €', 'veste | priceFrom 10000 | priceTo 20000'],
  ['fr', 'chaussures 42 à 150 €', 'chaussures 42 | priceTo 15000'],
  ['fr', 'veste 99 à 149 €', 'veste | priceFrom 9900 | priceTo 14900'],
  ['en', 'backpack 20-30', 'none'],
  ['en', 'backpack 20-30 L', 'none'],
  ['en', 'pack 100-120 l', 'none'],
  ['en', 'socks 39-41', 'none'],
  ['en', 'shoes 39 to 41', 'none'],
  ['en', 'jacket 10000-20000', 'none'],
  ['en', 'kids jacket 110-116', 'none'],
] as const)('two prices are a range, two sizes are not: in %s "%s" reads as %s', (language, query, reading) => {
  expect(readLine(language, query)).toBe(reading)
})

it.each([
  ['en', 'jacket around $200', 'jacket | priceFrom 16000 | priceTo 24000'],
  ['en', 'jacket about 150', 'jacket | priceFrom 12000 | priceTo 18000'],
  ['de', 'Jacke um die 200 Euro', 'jacke | priceFrom 16000 | priceTo 24000'],
  ['de', 'Jacke ca. 99 €', 'jacke | priceFrom 7900 | priceTo 11900'],
  ['fr', 'veste environ 200 €', 'veste | priceFrom 16000 | priceTo 24000'],
  ['fr', 'veste 200 euros environ', 'veste | priceFrom 16000 | priceTo 24000'],
  ['it', 'giacca intorno ai 200 euro', 'giacca | priceFrom 16000 | priceTo 24000'],
  ['es', 'chaqueta de unos 200 euros', 'chaqueta | priceFrom 16000 | priceTo 24000'],
  ['pt', 'casaco à volta dos 200 €', 'casaco | priceFrom 16000 | priceTo 24000'],
  ['en', 'shoes around 42', 'none'],
] as const)('a price may be approximate: in %s "%s" reads as %s', (language, query, reading) => {
  expect(readLine(language, query)).toBe(reading)
})

it.each([
  ['de', 'Jacke 200 Euro maximal', 'jacke | priceTo 20000'],
  ['de', 'Jacke 200 max', 'jacke | priceTo 20000'],
  ['en', 'jacket $200 or less', 'jacket | priceTo 20000'],
  ['en', 'jacket 200 dollars and up', 'jacket | priceFrom 20000'],
  ['en', 'jacket $200+', 'jacket | priceFrom 20000'],
  ['fr', 'veste 200 euros max', 'veste | priceTo 20000'],
  ['fr', 'veste à 200 euros maximum', 'veste | priceTo 20000'],
  ['es', 'chaqueta 200 € como máximo', 'chaqueta | priceTo 20000'],
  ['it', 'giacca 200 euro al massimo', 'giacca | priceTo 20000'],
  ['pt', 'casaco 200 € no máximo', 'casaco | priceTo 20000'],
  ['en', 'shoes 42 max', 'none'],
] as const)('a limit may follow its price: in %s "%s" reads as %s', (language, query, reading) => {
  expect(readLine(language, query)).toBe(reading)
})

it.each([
  ['en', '$300 jacket', 'jacket | priceTo 30000'],
  ['en', 'jacket for $300', 'jacket | priceTo 30000'],
  ['de', 'Jacke 300 €', 'jacke | priceTo 30000'],
  ['de-CH', 'Jacke 300.-', 'jacke | priceTo 30000'],
  ['it', 'giacca a 300 euro', 'giacca | priceTo 30000'],
  ['en', 'jacket at $300', 'jacket | priceTo 30000'],
  ['it', 'giacca a vento', 'none'],
  ['fr', 'veste pour 300 euros', 'veste | priceTo 30000'],
  ['de', 'Schuhe 42 für 150 €', 'schuhe 42 | priceTo 15000'],
  ['en', 'shoes 42 $150', 'shoes 42 | priceTo 15000'],
  ['en', 'jacket 300', 'none'],
  ['en', 'pack 2 pounds', 'none'],
] as const)(
  'an amount of money alone is the most that a shopper pays: in %s "%s" reads as %s',
  (language, query, reading) => {
    expect(readLine(language, query)).toBe(reading)
  },
)

it.each([
  ['en', 'jacket under -5', 'none'],
  ['en', 'jacket under -$5', 'none'],
  ['en', 'warm jacket under -5', 'jacket under -5 | warmth 4,5'],
  ['de', 'Jacke bis −20 Grad', 'none'],
] as const)('a number below zero is no price: in %s "%s" reads as %s', (language, query, reading) => {
  expect(readLine(language, query)).toBe(reading)
})
