import { expect, it } from 'vitest'
import { buildProducts } from '../buildProducts.ts'
import { CONTENT_LANGUAGES } from '../keys.ts'
import { KINDS } from '../kinds.ts'
import { WORDS } from '../words/index.ts'
import { FOAMS, soleAt } from './soles.ts'

const RUNNING = ['trailShoe', 'roadShoe'] as const

const products = buildProducts()

it.each(RUNNING)('each model of %s has a sole of its own, and no sole is left over', (kind) => {
  const { count } = KINDS[kind]
  const soles = Array.from({ length: count }, (_, position) => JSON.stringify(soleAt(kind, position)))
  expect(new Set(soles).size).toBe(count)
  expect(soleAt(kind, count)).toBeUndefined()
})

it('a shoe that is not for running has no such sole', () => {
  expect(products.filter(({ build }) => build.kind === 'hikeShoe' && build.sole !== undefined)).toEqual([])
})

it.each(RUNNING)('any two %s differ in height, drop or weight, in every language', (kind) => {
  const models = products.filter(({ build }) => build.kind === kind)
  for (const language of CONTENT_LANGUAGES) {
    const figures = models.map(({ text }) => text[language].features.slice(-3).join())
    expect(new Set(figures).size, language).toBe(models.length)
  }
})

it.each(RUNNING)('the text of a %s says what its sole and its fit are', (kind) => {
  const { features, facts } = WORDS.en
  for (const { build, text } of products.filter((product) => product.build.kind === kind)) {
    const named = (line: string): boolean => text.en.features.includes(line)
    expect(FOAMS.filter((foam) => named(features[foam]))).toEqual([build.sole?.foam])
    expect(named(features[kind === 'trailShoe' ? 'rockPlate' : 'springPlate'])).toBe(build.sole?.hasPlate)
    expect(named(features.wideToe)).toBe(build.sole?.fit === 'wide')
    expect(text.en.fit.startsWith(facts.fits.shoeWide)).toBe(build.sole?.fit === 'wide')
    expect(text.en.fit.startsWith(facts.fits.shoeSnug)).toBe(build.sole?.fit === 'snug')
  }
})

it.each(RUNNING)('a %s with a better foam or a plate never costs less', (kind) => {
  const byPrice = products
    .filter(({ build }) => build.kind === kind)
    .flatMap(({ build: { sole }, prices }) =>
      sole === undefined ? [] : [{ price: prices.EUR.price, grade: FOAMS.indexOf(sole.foam) + Number(sole.hasPlate) }],
    )
    .toSorted((one, other) => one.price - other.price || one.grade - other.grade)
  expect(byPrice.map(({ grade }) => grade)).toEqual(byPrice.map(({ grade }) => grade).toSorted())
})
