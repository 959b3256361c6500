import { expect, test } from 'vitest'
import { ACTIVITIES, GENDERS, LANGUAGES } from '../seed/keys.ts'
import { WORDS } from '../seed/words/index.ts'
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
  ['US', 'en', 'Color'],
  ['EU', 'en', 'Colour'],
  ['EU', 'de', 'Farbe'],
] as const)(
  'in the %s store the filter of colours is called in %s what it is called there',
  (store, language, label) => {
    expect(facetLabel({ store, language }, 'color')).toBe(label)
  },
)

test.each([
  ['fr', 'Pointure', 'Taille'],
  ['it', 'Numero', 'Taglia'],
  ['pt', 'Número', 'Tamanho'],
  ['de', 'Größe', 'Größe'],
] as const)('in %s the sizes of shoes are filtered by the word of shoe shops', (language, ofShoes, ofClothes) => {
  const site = { language, store: 'EU' } as const
  expect([facetLabel(site, 'size', true), facetLabel(site, 'size')]).toEqual([ofShoes, ofClothes])
})

test.each(['es', 'it'] as const)('in %s a filter calls an activity what the products are called after', (language) => {
  const said = ACTIVITIES.map((activity) => valueLabel(language, activity))
  expect(said).toEqual(ACTIVITIES.map((activity) => WORDS[language].activities[activity].name))
})
