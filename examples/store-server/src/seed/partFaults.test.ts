import { type PartName, partsIn, renderGarment } from '@cairn/garments'
import { describe, expect, it } from 'vitest'
import { type PictureSpec, VIEWS } from '../media/picture.types.ts'
import { buildProducts } from './buildProducts.ts'
import type { SeedProduct } from './catalogue.types.ts'
import { CONTENT_LANGUAGES } from './keys.ts'
import { MAY_BE_LEFT_OUT, partFaults } from './partFaults.ts'
import { isVague, partsNamed } from './partPatterns/index.ts'
import { WORDS } from './words/index.ts'

const products = buildProducts()

/** The marks are the same at every size, so small pictures are enough. */
const svgsOf = (picture: PictureSpec): string[] =>
  VIEWS.map((view) => renderGarment({ ...picture, view, size: 400, marks: true, prefix: 'p' }))

const partsOf = (svgs: readonly string[]): Set<PartName> => new Set(svgs.flatMap((svg) => [...partsIn(svg)]))

const drawn = products.flatMap((product) => {
  const [first] = product.colors
  return first === undefined ? [] : [{ product, svgs: svgsOf(first.picture) }]
})

/** The first product of each category, for tests that change one thing after the other. */
const samples = [...new Map(drawn.map((one) => [one.product.categoryKey, one])).values()]

const faultsOf = (product: SeedProduct, parts: ReadonlySet<PartName>): string[] =>
  CONTENT_LANGUAGES.flatMap((language) =>
    partFaults(parts, product.text[language], language).map((fault) => `${product.slug} in ${language}: ${fault}`),
  )

describe('the text of a product and its pictures', () => {
  it('agree on every part, in every language', () => {
    expect(drawn.flatMap(({ product, svgs }) => faultsOf(product, partsOf(svgs)))).toEqual([])
  })

  it('disagree as soon as a part is no longer drawn', () => {
    const unnoticed = samples.flatMap(({ product, svgs }) =>
      [...partsOf(svgs)]
        .filter((part) => partsNamed(product.text.en.features.join('\n'), 'en').has(part))
        .filter((part) => {
          const without = svgs.map((svg) => svg.replaceAll(` data-part="${part}"`, ''))
          return faultsOf(product, partsOf(without)).length < CONTENT_LANGUAGES.length
        })
        .map((part) => `${product.slug}: ${part}`),
    )
    expect(unnoticed).toEqual([])
  })

  it('disagree as soon as a sentence about a part is missing', () => {
    const unnoticed = samples.flatMap(({ product, svgs }) =>
      CONTENT_LANGUAGES.flatMap((language) => {
        const text = product.text[language]
        const parts = partsOf(svgs)
        return text.features
          .filter((feature) => [...partsNamed(feature, language)].some((part) => isNamedOnce(text, part, language)))
          .filter((feature) => {
            const features = text.features.filter((other) => other !== feature)
            return partFaults(parts, { ...text, features }, language).length === 0
          })
          .map((feature) => `${product.slug} in ${language}: ${feature}`)
      }),
    )
    expect(unnoticed).toEqual([])
  })

  it('disagree as soon as the text claims a part that is not drawn', () => {
    const [jacket] = drawn.filter(({ svgs }) => !partsOf(svgs).has('hood'))
    const text = jacket?.product.text.en
    if (jacket === undefined || text === undefined) throw new Error('every product has a hood')
    const features = [...text.features, WORDS.en.features.helmetHood]
    expect(partFaults(partsOf(jacket.svgs), { ...text, features }, 'en')).toEqual([
      'hood is claimed, but not drawn',
      'hood-peak is claimed, but not drawn',
    ])
  })

  it.each(CONTENT_LANGUAGES)('disagree in %s when the text names one chest strap and two are drawn', (language) => {
    const vest = drawn.find(({ svgs }) => partsOf(svgs).has('chest-straps'))
    if (vest === undefined) throw new Error('no pack has two chest straps')
    const { chestStrap, chestStraps } = WORDS[language].features
    const text = vest.product.text[language]
    const features = text.features.map((feature) => (feature === chestStraps ? chestStrap : feature))
    expect(partFaults(partsOf(vest.svgs), { ...text, features }, language)).toEqual([
      'chest-strap is claimed, but not drawn',
      'chest-straps is drawn, but not named',
    ])
  })
})

const isNamedOnce = (text: SeedProduct['text']['en'], part: PartName, language: (typeof CONTENT_LANGUAGES)[number]) =>
  !MAY_BE_LEFT_OUT.includes(part) &&
  [text.name, text.summary, text.description, ...text.features].filter((line) => partsNamed(line, language).has(part))
    .length === 1

describe.each(CONTENT_LANGUAGES)('a sentence in %s that many products share', (language) => {
  it('names no part, because not every such product has it', () => {
    const { summaries, sentences, activities, materials, labels } = WORDS[language]
    const shared = [
      ...Object.values(summaries).flat(),
      ...Object.values(sentences).flat(),
      ...Object.values(activities).flatMap(({ purposes, openers }) => [...purposes, ...openers]),
      ...Object.values(materials),
      ...Object.values(labels.closings),
    ]
    const naming = shared.filter((text) => isVague(text, language) || partsNamed(text, language).size > 0)
    expect(naming).toEqual([])
  })
})
