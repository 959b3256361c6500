import { expect, test } from 'vitest'
import { ACTIVITIES, GENDERS, LANGUAGES } from '../seed/keys.ts'
import { WORDS } from '../seed/words/index.ts'
import { siteOf } from '../sites/sites.ts'
import { facetLabel, valueLabel } from './facets.words.ts'

test.each(LANGUAGES)(
  'in %s a filter says for whom in the words of the products, and never "all" for both',
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
] as const)('on %s the filter of the %s is called what it is called there: %s', (prefix, field, label) => {
  expect(facetLabel(siteOf(prefix), field)).toBe(label)
})

test.each([
  ['fr/fr-fr', 'Pointure', 'Taille'],
  ['it/it-it', 'Numero', 'Taglia'],
  ['pt/pt-pt', 'Número', 'Tamanho'],
  ['de/de-de', 'Größe', 'Größe'],
] as const)('on %s the sizes of shoes are filtered by the word of shoe shops', (prefix, ofShoes, ofClothes) => {
  const site = siteOf(prefix)
  expect([facetLabel(site, 'size', true), facetLabel(site, 'size')]).toEqual([ofShoes, ofClothes])
})

test.each(['es', 'it'] as const)('in %s a filter calls an activity what the products are called after', (language) => {
  const said = ACTIVITIES.map((activity) => valueLabel(language, activity))
  expect(said).toEqual(ACTIVITIES.map((activity) => WORDS[language].activities[activity].name))
})
