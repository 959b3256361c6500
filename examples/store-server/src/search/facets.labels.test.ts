import { expect, test } from 'vitest'
import { ACTIVITIES, GENDERS, LANGUAGES } from '../seed/keys.ts'
import { WORDS } from '../seed/words/index.ts'
import { siteOf } from '../sites/sites.ts'
import { facetLabel, valueLabel } from './facets.labels.ts'

test.each(LANGUAGES)(
  'in %s the gender filter uses the words of the products, and "unisex" instead of "all"',
  (language) => {
    const said = GENDERS.map((gender) => valueLabel({ language, contentLanguage: language }, 'gender', gender))
    expect(said).toEqual(GENDERS.map((gender) => WORDS[language].labels.genders[gender]))
    expect(said.at(-1)).toMatch(/^unis/i)
  },
)

test.each([
  ['us/en-us', 'color', 'Color'],
  ['gb/en-gb', 'color', 'Colour'],
  ['de/de-de', 'color', 'Farbe'],
  ['de/de-de', 'size', 'Größe'],
  ['ch/de-ch', 'size', 'Grösse'],
] as const)('on %s the %s filter has the local label %s', (prefix, field, label) => {
  expect(facetLabel(siteOf(prefix), field)).toBe(label)
})

test.each(['es', 'it'] as const)('in %s the activity filter uses the words of the product names', (language) => {
  const said = ACTIVITIES.map((activity) => valueLabel({ language, contentLanguage: language }, 'activity', activity))
  expect(said).toEqual(ACTIVITIES.map((activity) => WORDS[language].activities[activity].name))
})

test.each([
  ['us/en-us', ['Slim fit', 'Very warm', 'Waterproof from 10,000\u00a0mm', '4.5 stars and up']],
  ['de/de-de', ['Schmal geschnitten', 'Sehr warm', 'Wasserdicht ab 10.000\u00a0mm', 'Ab 4,5 Sternen']],
  ['ch/de-ch', ['Schmal geschnitten', 'Sehr warm', "Wasserdicht ab 10'000\u00a0mm", 'Ab 4.5 Sternen']],
  ['fr/fr-fr', ['Coupe ajustée', 'Très chaud', 'Imperméable dès 10\u202f000\u00a0mm', '4,5 étoiles et plus']],
  ['es/es-es', ['Corte ajustado', 'Muy abrigado', 'Impermeable desde 10.000\u00a0mm', '4,5 estrellas o más']],
  ['it/it-it', ['Vestibilità aderente', 'Molto caldo', 'Impermeabile da 10.000\u00a0mm', '4,5 stelle e oltre']],
  ['pt/pt-pt', ['Corte justo', 'Muito quente', 'Impermeável a partir de 10\u00a0000\u00a0mm', '4,5 estrelas ou mais']],
])('on %s the labels of ratings are clear without their facet', (prefix, labels) => {
  const site = siteOf(prefix)
  expect([
    valueLabel(site, 'fit', 'slim'),
    valueLabel(site, 'warmth', '5'),
    valueLabel(site, 'waterproofness', '10000'),
    valueLabel(site, 'rating', '4.5'),
  ]).toEqual(labels)
})
