import { expect, it } from 'vitest'
import { siteOf } from '../sites/sites.ts'
import { priceFacetOf, withPriceFacet } from './priceFacet.ts'

const prices = [3900, 4900, 5900, 8900, 11_900, 14_900].map((price) => ({ price, count: 1 }))

const valuesOf = (prefix: string, filters: Parameters<typeof priceFacetOf>[1] = {}) =>
  priceFacetOf(prices, filters, siteOf(prefix))[0]?.values

it.each([
  ['us/en-us', ['Up to $50', '$50 – $100', 'From $100']],
  ['gb/en-gb', ['Up to £50', '£50 – £100', 'From £100']],
  ['de/de-de', ['Bis 50 €', '50–100 €', 'Ab 100 €']],
  ['ch/de-ch', ['Bis CHF 50', 'CHF 50–100', 'Ab CHF 100']],
  ['fr/fr-fr', ['Jusqu’à 50 €', '50–100 €', 'À partir de 100 €']],
  ['es/es-es', ['Hasta 50 €', '50-100 €', 'Desde 100 €']],
  ['it/it-it', ['Fino a 50 €', '50-100 €', 'Da 100 €']],
  ['pt/pt-pt', ['Até 50 €', '50 - 100 €', 'A partir de 100 €']],
])('the ready ranges on %s are in its language and currency', (prefix, labels) => {
  expect(valuesOf(prefix)?.map(({ label }) => label.replaceAll(/\s/g, ' '))).toEqual(labels)
})

it('a chosen range of the shopper is listed beside the ready ranges, with its count', () => {
  const values = valuesOf('us/en-us', { priceFrom: 4500, priceTo: 9950 })
  expect(values?.map(({ active }) => active)).toEqual([false, false, false, true])
  expect(values?.at(-1)).toMatchObject({ value: '45..99.5', count: 3 })
})

it('a chosen ready range is listed once', () => {
  expect(valuesOf('us/en-us', { priceTo: 5000 })?.map(({ active }) => active)).toEqual([true, false, false])
})

it('a range in the wrong order has a label, because the shopper must be able to remove it', () => {
  expect(valuesOf('us/en-us', { priceFrom: 9000, priceTo: 100 })?.at(-1)).toMatchObject({
    label: 'From $90 · Up to $1',
    count: 0,
  })
})

it('a single price gives no facet, unless a range is chosen', () => {
  const [one] = prices
  if (one === undefined) throw new Error('There is no price')
  expect(priceFacetOf([one], {}, siteOf('us/en-us'))).toEqual([])
  expect(priceFacetOf([], { priceTo: 100 }, siteOf('us/en-us'))).toHaveLength(1)
})

it('the price facet follows category and gender', () => {
  const facet = (field: string) => ({ field, label: field, values: [] })
  const fields = (...names: string[]) => withPriceFacet(names.map(facet), [facet('price')]).map(({ field }) => field)
  expect(fields('category', 'gender', 'activity', 'size')).toEqual(['category', 'gender', 'price', 'activity', 'size'])
  expect(fields('color')).toEqual(['price', 'color'])
})
