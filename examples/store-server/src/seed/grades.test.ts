import { expect, it } from 'vitest'
import { buildProducts } from './buildProducts.ts'
import type { Currency } from './catalogue.types.ts'
import { COMPOSITIONS } from './facts/compositions.ts'
import { eurosByGrade, gradeOf } from './grades.ts'

const products = buildProducts()

const CURRENCIES: readonly Currency[] = ['EUR', 'GBP', 'CHF', 'USD']

/** The pairs of two products of one kind. */
const pairs = [...Map.groupBy(products, ({ build }) => build.kind).values()].flatMap((kind) =>
  kind.flatMap((one) => kind.map((other) => [one, other] as const)),
)

const costsLess = ([one, other]: (typeof pairs)[number]): boolean =>
  CURRENCIES.some((currency) => one.prices[currency].price < other.prices[currency].price)

const slugsOf = (list: readonly (typeof pairs)[number][]): string[] =>
  list.map(([{ slug }, other]) => `${slug} < ${other.slug}`)

it('no product costs less than one of its kind with a lower grade, in any currency', () => {
  const better = pairs.filter(([one, other]) => gradeOf(one.build) > gradeOf(other.build))
  expect(better.length).toBeGreaterThan(100)
  expect(slugsOf(better.filter(costsLess))).toEqual([])
})

it('no product withstands more water, or has better down, and costs less than one of its kind', () => {
  const powerOf = ({ build }: (typeof products)[number]): number => COMPOSITIONS[build.material].fillPower ?? 0
  const better = pairs.filter(
    ([one, other]) =>
      (one.ratings.waterproofness ?? 0) > (other.ratings.waterproofness ?? 0) || powerOf(one) > powerOf(other),
  )
  expect(better.length).toBeGreaterThan(50)
  expect(slugsOf(better.filter(costsLess))).toEqual([])
})

it('every shell jacket for the mountains has more layers than a light rain jacket', () => {
  const shells = products.filter(({ build }) => build.kind === 'shellJacket')
  expect(new Set(shells.map(({ build }) => build.material))).toEqual(new Set(['laminate3']))
})

it('products of one grade keep the order of their prices', () => {
  const graded = [
    { grade: 1, euros: 100 },
    { grade: 0, euros: 90 },
    { grade: 0, euros: 120 },
    { grade: 1, euros: 80 },
  ]
  expect(eurosByGrade(graded)).toEqual([120, 80, 90, 100])
})
