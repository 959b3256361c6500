import { expect, it } from 'vitest'
import { buildProducts } from './buildProducts.ts'

const products = buildProducts()

const gramsOf = ({ text }: (typeof products)[number]): number =>
  Number(text.en.features.map((feature) => /^Weight: (\d+) g$/.exec(feature)?.[1]).find((grams) => grams !== undefined))

it.each([
  ['airbag packs', /airbag/i, 2500, 3300],
  ['running packs', /^packs-running$/, 200, 400],
  ['trekking packs', /^packs-trekking$/, 1300, 2000],
  ['wind jackets', /^jackets-wind$/, 100, 450],
  ['beanies', /beanie/i, 40, 80],
])('%s weigh what such things weigh', (_what, pattern, least, most) => {
  const weights = products
    .filter(({ categoryKey, slug }) => pattern.test(categoryKey) || pattern.test(slug))
    .map(gramsOf)
  expect(weights.length).toBeGreaterThan(0)
  expect(weights.filter((grams) => !(grams >= least && grams <= most))).toEqual([])
})
