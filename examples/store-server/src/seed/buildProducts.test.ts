import { expect, it } from 'vitest'
import { buildContent } from './buildContent.ts'
import { buildProducts } from './buildProducts.ts'
import { CONTENT_LANGUAGES, LANGUAGES } from './keys.ts'
import { PROPER_NAMES } from './names.ts'
import { WORDS } from './words/index.ts'

const products = buildProducts()

/** Returns the weights of a product in grams: of its smallest, its middle and its largest size. */
const gramsOf = ({ text }: (typeof products)[number]): number[] =>
  text['en-GB'].features
    .filter((feature) => feature.startsWith('Weight: '))
    .flatMap((feature) =>
      [...feature.matchAll(/([\d,]+)\sg\b/g)].map(([, grams = '']) => Number(grams.replace(',', ''))),
    )

it.each([
  ['Loch', 'a hole in German'],
  ['Fell', 'a pelt in German'],
  ['Gully', 'a drain in German'],
  ['Tarn', 'camouflage in German'],
  ['Col', 'a cabbage in Spanish, a collar in French'],
  ['Schist', 'too near to what is not said in English and German'],
])('no product is named %s, which is %s', (word) => {
  expect(PROPER_NAMES).not.toContain(word)
})

it('no two products of one language have the same name', () => {
  for (const language of LANGUAGES) {
    const names = products.map(({ text, gender }) => `${text[language].name} ${gender}`)
    expect(new Set(names).size).toBe(names.length)
  }
})

it.each([
  ['airbag packs', /airbag/i, 2500, 3300],
  ['running packs', /^packs-running$/, 200, 400],
  ['trekking packs', /^packs-trekking$/, 1300, 2000],
  ['wind jackets', /^jackets-wind$/, 80, 450],
  ['beanies', /beanie/i, 35, 85],
])('%s have a realistic weight', (_what, pattern, least, most) => {
  const weights = products
    .filter(({ categoryKey, slug }) => pattern.test(categoryKey) || pattern.test(slug))
    .flatMap(gramsOf)
  expect(weights.length).toBeGreaterThan(0)
  expect(weights.filter((grams) => !(grams >= least && grams <= most))).toEqual([])
})

it('weights and lengths are written as the language of the site does', () => {
  const trek = products.find(({ slug }) => slug.includes('trekking-pack'))
  const written = Object.fromEntries(
    CONTENT_LANGUAGES.map((language) => [language, trek?.text[language].features.at(-1)?.replace(/\s/g, ' ')]),
  )
  expect(written).toMatchObject({
    en: expect.stringMatching(/^Weight: \d\d\.\d oz \(Regular\), \d\d\.\d oz \(Long\)$/),
    'en-GB': expect.stringMatching(/^Weight: 1,\d{3} g \(Regular\), 1,\d{3} g \(Long\)$/),
    de: expect.stringMatching(/^Gewicht: 1\.\d{3} g \(Normal\)/),
    'de-CH': expect.stringMatching(/^Gewicht: 1[’']\d{3} g \(Normal\)/),
    fr: expect.stringMatching(/^Poids : 1 \d{3} g /),
    es: expect.stringMatching(/^Peso: 1\d{3} g /),
    it: expect.stringMatching(/^Peso: 1\d{3} g /),
    pt: expect.stringMatching(/^Peso: 1\d{3} g /),
  })
  expect(trek?.text.en.fit).toMatch(/\u00a0in\u00a0\(Regular\)/)
  expect(trek?.text.de.fit).toMatch(/\u00a0cm\u00a0\(Normal\)/)
})

it('no text of the US site has grams or centimetres, and no other text has ounces or inches', () => {
  for (const { text } of products) {
    for (const language of CONTENT_LANGUAGES) {
      const { features, fit, materials } = text[language]
      const all = [...features, fit, materials].join(' ')
      expect(all).not.toMatch(language === 'en' ? /\d\s(g|cm)\b/ : /\d\s(oz|in)\b/)
    }
  }
})

it('a larger size never weighs less', () => {
  const decreasing = products.filter((product) => {
    const grams = gramsOf(product)
    return grams.some((value, index) => value < (grams[index - 1] ?? 0))
  })
  expect(decreasing.map(({ slug }) => slug)).toEqual([])
})

it('a lined parka is not offered for mild days or for summer', () => {
  const parkas = products.filter(({ build }) => build.kind === 'parka')
  expect(parkas.length).toBeGreaterThan(3)
  for (const language of LANGUAGES) {
    const sentences = WORDS[language].sentences.shell
    for (const { text } of parkas) {
      expect(sentences.filter((sentence) => text[language].description.includes(sentence))).toEqual([sentences[0]])
    }
  }
})

it('no product lists a feature twice', () => {
  const repeating = products.filter(({ text: { en } }) => new Set(en.features).size < en.features.length)
  expect(repeating.map(({ slug }) => slug)).toEqual([])
})

it('every product lists at least three features and its weight', () => {
  expect(products.filter(({ text }) => text.en.features.length < 4).map(({ slug }) => slug)).toEqual([])
})

/**
 * Collects all titles of each URL in the menus. A URL may have several titles, because an entry may link to the same
 * page as its first subentry.
 */
const titlesOf = (menu: unknown, titles = new Map<unknown, unknown[]>()): typeof titles => {
  if (typeof menu !== 'object' || menu === null) return titles
  const { url, title, heading } = menu as Record<string, unknown>
  if (url !== undefined) titles.set(url, [...(titles.get(url) ?? []), title ?? heading])
  for (const part of Object.values(menu)) titlesOf(part, titles)
  return titles
}

it.each(LANGUAGES)(
  'the breadcrumbs of a product in %s are pages of the menus, each within the previous one',
  (language) => {
    const titles = titlesOf(buildContent([])[language].menus)
    const ways = products.map(({ text }) => text[language].breadcrumbs)
    const steps = ways.flat()
    const known = steps.filter(({ url }) => titles.has(url))
    expect(known.length).toBeGreaterThan(steps.length / 2)
    expect(known.filter(({ title, url }) => !titles.get(url)?.includes(title))).toEqual([])
    const isWithin = ({ url }: { url: string }, first: { url: string } | undefined) =>
      first === undefined || !first.url.includes('gender') || url.startsWith(first.url)
    expect(ways.filter((way) => !way.every((step) => isWithin(step, way[0])))).toEqual([])
  },
)

it.each([
  ['colour, size and length', ['Color', 'Size', 'Length'], /softshell-pants/],
  ['a size alone', ['Size'], /liner-gloves/],
  ['no option', [], /cycling-cap/],
])('there is a product with %s, and it is for sale', (_what, names, slug) => {
  const found = products.filter(({ isPlain, sizes, options }) => {
    const own = [
      ...(isPlain ? [] : ['Color']),
      ...(sizes.length === 0 ? [] : ['Size']),
      ...options.map(({ name }) => name),
    ]
    return own.join() === names.join()
  })
  expect(found.map((product) => product.slug)).toEqual([expect.stringMatching(slug)])
  expect(found[0]?.flags).toEqual({ isComingSoon: false, isRetired: false })
  expect(found[0]?.variants.some(({ stock }) => stock > 1)).toBe(true)
})

it('a product that is coming soon has no sale price, because it was never sold', () => {
  const coming = products.filter(({ flags }) => flags.isComingSoon)
  expect(coming.length).toBeGreaterThan(1)
  expect(coming.flatMap(({ prices }) => Object.values(prices)).filter(({ sale }) => sale !== null)).toEqual([])
})

it('no variant of a product that is coming soon is sold out or nearly so, because nothing of it was ever sold', () => {
  const coming = products.filter(({ flags }) => flags.isComingSoon).flatMap(({ variants }) => variants)
  expect(coming.length).toBeGreaterThan(10)
  expect(coming.filter(({ tracked, stock }) => tracked && stock < 10).map(({ sku }) => sku)).toEqual([])
})

it('no two variants have the same id, SKU, or values', () => {
  for (const { id, variants } of products) {
    expect(variants.every((variant) => Math.floor(variant.id / 100) === id)).toBe(true)
    const values = variants.map(({ color, size, options }) => JSON.stringify([color, size, options]))
    expect(new Set(values).size).toBe(variants.length)
  }
  const variants = products.flatMap((product) => product.variants)
  expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length)
  expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length)
})
