import { expect, it } from 'vitest'
import { CONTENT_LANGUAGES } from '../seed/keys.ts'
import { type Language, SITES } from '../sites/sites.data.ts'
import { ratingLines, ratingsOn } from './ratingFacts.ts'

const rated = { warmth: 4, waterproofness: 20_000 }

/** The first site of each language, and of each variant of a language. */
const sites = CONTENT_LANGUAGES.flatMap(
  (language) => SITES.find(({ contentLanguage }) => contentLanguage === language) ?? [],
)

const plain = (text: string): string => text.replace(/[\s\u202f]/g, ' ').replace(/'(?=\d)/g, '’')

it.each([
  ['en', 'Warmth: 4 of 5 – for days around freezing (1 for mild days, 5 for hard frost)'],
  [
    'en',
    'Waterproofness: 20,000 mm hydrostatic head – for heavy rain all day (5,000 mm for showers, 20,000 mm for heavy rain all day)',
  ],
  [
    'de',
    'Wasserdichtigkeit: 20.000 mm Wassersäule – für starken Regen den ganzen Tag (5.000 mm = Schauer, 20.000 mm = starker Regen den ganzen Tag)',
  ],
  [
    'de-CH',
    'Wasserdichtigkeit: 20’000 mm Wassersäule – für starken Regen den ganzen Tag (5’000 mm = Schauer, 20’000 mm = starker Regen den ganzen Tag)',
  ],
  ['fr', 'Chaleur : 4 sur 5 – pour les journées autour de 0 °C (1 = temps doux, 5 = grand froid)'],
  ['es', 'Nivel de abrigo: 4 de 5 – para días en torno a 0 °C (1 = días templados, 5 = heladas fuertes)'],
  [
    'it',
    'Impermeabilità: 20.000 mm di colonna d’acqua – per pioggia forte tutto il giorno (5000 mm = rovesci, 20.000 mm = pioggia forte tutto il giorno)',
  ],
  [
    'pt',
    'Impermeabilidade: 20 000 mm de coluna de água – para chuva forte todo o dia (5000 mm = aguaceiros, 20 000 mm = chuva forte todo o dia)',
  ],
])('in %s the features say "%s"', (language, line) => {
  const site = sites.find(({ contentLanguage }) => contentLanguage === language)
  expect(site === undefined ? [] : ratingLines(site, rated).map(plain)).toContain(line)
})

it('a product states only the ratings that it has', () => {
  for (const site of sites) {
    expect(ratingsOn(site, { warmth: null, waterproofness: null })).toEqual({})
    expect(ratingLines(site, { warmth: null, waterproofness: null })).toEqual([])
    expect(Object.keys(ratingsOn(site, { warmth: 1, waterproofness: null }))).toEqual(['warmth'])
    expect(Object.keys(ratingsOn(site, { warmth: null, waterproofness: 5000 }))).toEqual(['waterproofness'])
  }
})

it('each level of each rating has its own text in each language', () => {
  const languages = new Set(sites.map(({ language }): Language => language))
  expect(languages.size).toBe(6)
  for (const site of sites) {
    const warm = [1, 2, 3, 4, 5].map((warmth) => ratingsOn(site, { warmth, waterproofness: null }).warmth?.text)
    const dry = [5000, 10_000, 15_000, 20_000].map(
      (waterproofness) => ratingsOn(site, { warmth: null, waterproofness }).waterproofness?.text,
    )
    expect(new Set([...warm, ...dry]).size).toBe(9)
  }
})

it('a line in the features contains the text of the rating, by which a client finds the line', () => {
  for (const site of sites) {
    const { warmth, waterproofness } = ratingsOn(site, rated)
    const [first, second] = ratingLines(site, rated)
    expect([first?.includes(warmth?.text ?? ' '), second?.includes(waterproofness?.text ?? ' ')]).toEqual([true, true])
  }
})
