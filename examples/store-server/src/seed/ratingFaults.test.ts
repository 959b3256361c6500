import { describe, expect, it } from 'vitest'
import { FILTER_WORDS } from '../search/filterWords/index.ts'
import { phraseAt, tokensOf } from '../search/filterWords/tokens.ts'
import { buildProducts } from './buildProducts.ts'
import { CONTENT_LANGUAGES } from './keys.ts'
import { sentencesOf } from './partFaults.ts'
import { baseOf } from './partPatterns/index.ts'
import { type RatedText, ratingFaults } from './ratingFaults.ts'
import { RATING_PATTERNS } from './ratingPatterns.ts'
import { WORDS } from './words/index.ts'

const products = buildProducts()

/** The first product of each kind and material, for tests that change one thing after the other. */
const samples = [...new Map(products.map((one) => [`${one.build.kind} ${one.build.material}`, one])).values()]

/** The texts that lack one sentence, one feature or one piece of the composition. */
function* shortened(text: RatedText): Generator<readonly [removed: string, text: RatedText]> {
  for (const feature of text.features)
    yield [feature, { ...text, features: text.features.filter((other) => other !== feature) }]
  for (const sentence of text.description.split(/(?<=[.!?]) /))
    yield [sentence, { ...text, description: text.description.replace(sentence, '') }]
  for (const piece of text.materials.split('. '))
    yield [piece, { ...text, materials: text.materials.replace(piece, '') }]
}

/** Returns a text without the sentences, features and pieces that match a pattern. */
const withoutLines = (text: RatedText, pattern: RegExp): RatedText => ({
  name: text.name.replace(pattern, ''),
  summary: text.summary,
  description: text.description
    .split(/(?<=[.!?]) /)
    .filter((sentence) => !pattern.test(sentence))
    .join(' '),
  features: text.features.filter((feature) => !pattern.test(feature)),
  materials: text.materials
    .split('. ')
    .filter((piece) => !pattern.test(piece))
    .join('. '),
})

describe.each(CONTENT_LANGUAGES)('the name and the search words of a product in %s', (language) => {
  const { warm, waterproof } = FILTER_WORDS[language]
  const saying = (phrases: readonly string[]) =>
    samples.filter(({ text }) => {
      const tokens = tokensOf(`${text[language].name} ${text[language].keywords}`)
      return tokens.some((_, place) => phraseAt(tokens, place, phrases) > 0)
    })

  it('say "warm" only of a product with a warmth of 4 or more', () => {
    expect(saying(warm).filter(({ ratings }) => (ratings.warmth ?? 0) < 4)).toEqual([])
  })

  it('say "waterproof" only of a waterproof product', () => {
    expect(saying(waterproof).length).toBeGreaterThan(0)
    expect(saying(waterproof).filter(({ ratings }) => ratings.waterproofness === null)).toEqual([])
  })
})

describe('warmth and waterproofness', () => {
  it('agree with the record and the text of every product, in every language', () => {
    const faults = products.flatMap((product) =>
      CONTENT_LANGUAGES.flatMap((language) =>
        ratingFaults(product, product.text[language], language).map(
          (fault) => `${product.slug} in ${language}: ${fault}`,
        ),
      ),
    )
    expect(faults).toEqual([])
  })

  it.each([
    ['shellJacket', 'en', 'All seams taped', 'sealedSeams is in the record, but not named'],
    ['parka', 'en', 'Warm pile lining', 'lining is in the record, but not named'],
    ['parka', 'de', 'Warmes Futter aus Hochflorfleece', 'lining is in the record, but not named'],
    ['rainJacket', 'en', 'Membrane: 100% polyurethane.', 'membrane is in the record, but not named'],
    ['pileFleece', 'es', WORDS.es.materials.pile, 'pile is in the record, but not named'],
    ['snowGloves', 'it', WORDS.it.features.waterproofInsert, 'sealedSeams is in the record, but not named'],
    ['merinoCrew', 'pt', WORDS.pt.materials.merino180, undefined],
  ] as const)('of a %s in %s disagree without "%s"', (kind, language, removed, fault) => {
    const product = samples.find(({ build }) => build.kind === kind)
    if (product === undefined) throw new Error(`there is no ${kind}`)
    const found = [...shortened(product.text[language])].filter(([sentence]) => sentence === removed)
    expect(found.flatMap(([, text]) => ratingFaults(product, text, language))).toEqual(
      fault === undefined ? [] : [fault],
    )
  })

  it('disagree as soon as the sentences about a part are missing', () => {
    const unnoticed = samples.flatMap((product) =>
      CONTENT_LANGUAGES.flatMap((language) => {
        const text = product.text[language]
        return Object.entries(RATING_PATTERNS[baseOf(language)])
          .filter(([, pattern]) => pattern.test(sentencesOf(text).concat(text.materials).join('\n')))
          .filter(([, pattern]) => ratingFaults(product, withoutLines(text, pattern), language).length === 0)
          .map(([key]) => `${product.slug} in ${language}: ${key}`)
      }),
    )
    expect(unnoticed).toEqual([])
  })

  it('disagree with a text that names a lining or taped seams that the record lacks', () => {
    const wind = samples.find(({ build }) => build.kind === 'windJacket')
    if (wind === undefined) throw new Error('there is no wind jacket')
    const text = wind.text.en
    const features = [...text.features, WORDS.en.features.warmLining, WORDS.en.features.tapedSeams]
    expect(ratingFaults(wind, { ...text, features }, 'en')).toEqual([
      'lining is named, but not in the record',
      'sealedSeams is named, but not in the record',
    ])
  })

  it('disagree with a record that lacks insulation, a membrane or sealed seams', () => {
    const [shirt] = samples.filter(({ build }) => build.kind === 'tee')
    if (shirt === undefined) throw new Error('there is no T-shirt')
    const warm = { ...shirt, ratings: { ...shirt.ratings, warmth: 3, waterproofness: 10_000 } }
    expect(ratingFaults(warm, shirt.text.en, 'en')).toEqual([
      'warmth 3 without insulation',
      'waterproofness 10000 is not its build',
    ])
  })
})
