import { expect, it } from 'vitest'
import { buildProducts } from './buildProducts.ts'
import { drawnFeatures } from './drawnFeatures.ts'

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

it('a product tells only what its picture shows', () => {
  const told = (picture: Readonly<Record<string, string>>) =>
    drawnFeatures(['trimHood', 'chestPocket', 'packsAway'], picture)
  expect(told({ collar: 'hood', pockets: 'napoleon' })).toEqual(['trimHood', 'chestPocket', 'packsAway'])
  expect(told({ collar: 'stand', pockets: 'none' })).toEqual(['standCollar', 'innerPocket', 'packsAway'])
  const shownAsHood = products.filter(({ colors }) =>
    Object.entries(colors[0]?.picture.details ?? {}).some(([name, value]) => name === 'collar' && value === 'hood'),
  )
  const telling = products.filter(({ text: { en } }) =>
    /the hood|hood (?:fits|rolls)|(?:deep|close) hood/i.test([en.description, ...en.features].join(' ')),
  )
  expect(telling.length).toBeGreaterThan(5)
  expect(telling.filter((product) => !shownAsHood.includes(product)).map(({ slug }) => slug)).toEqual([])
})

it('every product has three things to tell and its weight', () => {
  expect(products.filter(({ text }) => text.en.features.length < 4).map(({ slug }) => slug)).toEqual([])
})
