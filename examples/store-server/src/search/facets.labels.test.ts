import { expect, test } from 'vitest'
import { ACTIVITIES, GENDERS, LANGUAGES } from '../seed/keys.ts'
import { WORDS } from '../seed/words/index.ts'
import { siteOf } from '../sites/sites.ts'
import { facetLabel, valueLabel } from './facets.labels.ts'

test.each(LANGUAGES)(
  'in %s the gender filter uses the words of the products, and "unisex" instead of "all"',
  (language) => {
    const said = GENDERS.map((gender) => valueLabel(language, gender))
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

test.each([
  ['fr/fr-fr', 'Pointure', 'Taille'],
  ['it/it-it', 'Numero', 'Taglia'],
  ['pt/pt-pt', 'Número', 'Tamanho'],
  ['de/de-de', 'Größe', 'Größe'],
] as const)(
  'on %s the size filter for shoes has its own label where the language has one',
  (prefix, ofShoes, ofClothes) => {
    const site = siteOf(prefix)
    expect([facetLabel(site, 'size', true), facetLabel(site, 'size')]).toEqual([ofShoes, ofClothes])
  },
)

test.each(['es', 'it'] as const)('in %s the activity filter uses the words of the product names', (language) => {
  const said = ACTIVITIES.map((activity) => valueLabel(language, activity))
  expect(said).toEqual(ACTIVITIES.map((activity) => WORDS[language].activities[activity].name))
})
