import { completeCard } from '@cairn/core/adapter'
import type { Product } from '@cairn/core/product'
import type { SearchFilters } from '@cairn/core/search'
import { expect, test } from 'vitest'
import { buildProducts } from '../../../../../examples/store-server/src/seed/buildProducts.ts'
import { COMPOSITIONS } from '../../../../../examples/store-server/src/seed/facts/compositions.ts'
import { productOf } from '../page/product.fixture.tsx'
import { chooseOutfit, outfitSearches, wearerOf } from './chooseOutfit.ts'
import { LAYERS } from './outfitTable.ts'

type Seeded = ReturnType<typeof buildProducts>[number]

const seeded = buildProducts().toSorted((one, other) => other.popularity - one.popularity)

const productFrom = ({ slug, text, gender, activities, ratings: { warmth } }: Seeded): Product =>
  productOf({
    slug,
    gender,
    activities,
    breadcrumbs: text.en.breadcrumbs,
    custom: warmth === null ? {} : { warmth: { level: warmth, text: '' } },
  })

const isIn = (key: string, chosen: readonly string[] = []): boolean =>
  chosen.some((category) => key === category || key.startsWith(`${category}-`))

/** Returns the seeded products that the store server finds, most popular first. */
const findAll = ({ category, activity, gender, warmth }: SearchFilters): readonly Seeded[] =>
  seeded.filter(
    (product) =>
      isIn(product.categoryKey, category) &&
      product.activities.some((each) => activity?.includes(each)) &&
      (gender?.includes(product.gender) ?? true) &&
      (warmth?.includes(String(product.ratings.warmth)) ?? true),
  )

const cardOf = ({ slug, flags }: Seeded) =>
  completeCard({
    id: slug,
    slug,
    name: slug,
    price: { amount: 100, currency: 'EUR' },
    badge: flags.isComingSoon ? 'coming-soon' : null,
  })

const outfitOf = (product: Seeded): readonly Seeded[] =>
  chooseOutfit(outfitSearches(productFrom(product)).map((filters) => findAll(filters).map(cardOf))).flatMap(
    (card) => seeded.find(({ slug }) => slug === card.slug) ?? [],
  )

const layerOf = ({ categoryKey }: Seeded) => Object.entries(LAYERS).find(([type]) => isIn(categoryKey, [type]))?.[1]

const ofKind = (kind: string) => seeded.filter(({ build }) => build.kind === kind)
const kindsWith = (kind: string) =>
  ofKind(kind).map((product) => outfitOf(product).map(({ categoryKey }) => categoryKey))

test.each(['snowShell', 'shellJacket', 'parka'])('ski pants, a base layer and gloves go with a %s', (kind) => {
  for (const [legs, base, hands] of kindsWith(kind)) {
    expect(legs).toBe('pants-snow')
    expect(base).toMatch(/^base-layers/)
    expect(hands).toBe('gloves-shell')
  }
})

test('running shorts go with a light top, a wind jacket and shoes, and never with thermal tights', () => {
  for (const [base, shell, feet] of kindsWith('runShorts')) {
    expect([base, shell]).toEqual(['tees-sport', 'jackets-wind'])
    expect(feet).toMatch(/^shoes-(trail|road)$/)
  }
})

test('every seeded product gets three products of other layers, for one wearer and one of its activities', () => {
  for (const product of seeded) {
    const outfit = outfitOf(product)
    expect(outfit, product.slug).toHaveLength(3)
    expect(new Set([product, ...outfit].map(layerOf)).size, product.slug).toBe(4)
    for (const { gender, activities, flags } of outfit) {
      expect(['all', wearerOf(product)], product.slug).toContain(gender)
      expect(
        activities.some((each) => product.activities.includes(each)),
        product.slug,
      ).toBe(true)
      expect(flags.isComingSoon, product.slug).toBe(false)
    }
  }
})

test('an outfit is for the gender of its product, and women and men share the unisex products', () => {
  for (const product of seeded.filter(({ gender }) => gender !== 'all')) expect(wearerOf(product)).toBe(product.gender)
  const unisex = seeded.filter(({ gender }) => gender === 'all')
  const shareOfWomen = unisex.filter((product) => wearerOf(product) === 'women').length / unisex.length
  expect(Math.abs(shareOfWomen - 0.5)).toBeLessThan(0.2)
})

test('thermal cycling tights go with a warm fleece', () => {
  const warm = ofKind('bikeTights').filter(({ ratings }) => ratings.warmth === 4)
  expect(warm.length).toBeGreaterThan(0)
  for (const product of warm) expect(outfitOf(product).map(({ categoryKey }) => categoryKey)).toContain('fleece-light')
})

test.each(['rainJacket', 'bikeRainJacket'])('rain pants and a base layer go with a %s', (kind) => {
  for (const [legs, base] of kindsWith(kind)) {
    expect(legs).toBe('pants-rain')
    expect(base).toMatch(/^(tees-merino|base-layers)/)
  }
})

test('hiking pants go with a product that is not made for rain', () => {
  for (const [, legs] of kindsWith('merinoTee')) expect(legs).toBe('pants-hiking')
})

const isWetOrSnowy = ({ ratings, activities }: Seeded): boolean =>
  ratings.waterproofness !== null || activities.includes('snow')

/** Returns whether the largest share of a product is a fibre that holds water. */
const holdsWater = ({ build }: Seeded): boolean => {
  const fibre = COMPOSITIONS[build.material].pieces[0]?.shares[0]?.[0]
  return fibre === 'hemp' || fibre === 'organicCotton'
}

test('nothing of cotton or hemp is offered beside waterproof goods or goods for snow', () => {
  expect(seeded.filter(holdsWater).length).toBeGreaterThan(0)
  for (const product of seeded) {
    const outfit = outfitOf(product)
    if (![product, ...outfit].some(isWetOrSnowy)) continue
    expect(
      outfit.filter(holdsWater).map(({ slug }) => slug),
      product.slug,
    ).toEqual([])
  }
})

test('no layer of clearly different warmth is in an outfit', () => {
  for (const product of seeded.filter((each) => layerOf(each) !== 'shell')) {
    for (const other of outfitOf(product).filter((each) => layerOf(each) !== 'shell')) {
      const [one, two] = [product.ratings.warmth, other.ratings.warmth]
      // Trousers have the warmth of their cloth; those for snow are worn over warm base layers.
      if (one === null || two === null || [product, other].some((each) => layerOf(each) === 'legs')) continue
      expect(Math.abs(one - two), `${product.slug} with ${other.slug}`).toBeLessThanOrEqual(2)
    }
  }
})

test('a product without a known activity has no outfit', () => {
  expect(outfitSearches(productOf())).toEqual([])
  expect(outfitSearches(productOf({ activities: ['sailing'] }))).toEqual([])
})

test('a product that a back end finds for two layers is in the outfit once', () => {
  const [one, other] = seeded.filter(({ flags }) => !flags.isComingSoon).map(cardOf)
  if (one === undefined || other === undefined) throw new Error('There are no products')
  expect(chooseOutfit([[one], [one, other], [one]])).toEqual([one, other])
})
