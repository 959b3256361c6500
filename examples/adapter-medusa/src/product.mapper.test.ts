import { siteAt } from '@cairn/core/testing'
import { expect, test } from 'vitest'
import { product, variant } from './medusa.fixture.ts'
import { mapProduct } from './product.mapper.ts'

const site = siteAt('ie/en-ie')

test('a product has its options, its variants with stock and prices, and its images', () => {
  const mapped = mapProduct(site, product)
  expect(mapped).toMatchObject({
    id: 'prod_1',
    slug: 'rain-jacket',
    category: ['Jackets'],
    materials: 'Polyamide',
    gender: 'women',
    fit: '',
    taxIncluded: true,
  })
  expect(mapped?.options.map(({ name, values }) => [name, values.map(({ key }) => key)])).toEqual([
    ['Color', ['Rust', 'Moss']],
    ['Size', ['M']],
  ])
  expect(mapped?.variants).toEqual([
    {
      id: 'variant_1',
      sku: 'JACKET-RUST-M',
      options: { Color: 'Rust', Size: 'M' },
      price: { amount: 7990, currency: 'EUR' },
      regularPrice: { amount: 10000, currency: 'EUR' },
      isTracked: true,
      inventoryLevel: 4,
    },
  ])
  expect(mapped?.images.map(({ view }) => view)).toEqual(['front', 'back', 'detail'])
})

test('a product without a price in the region has no page there', () => {
  expect(mapProduct(site, { ...product, variants: [{ ...variant, calculated_price: null }] })).toBeNull()
})

test('a product without a choice has no options', () => {
  const options = [{ title: 'Default option', values: [{ value: 'Default option value' }] }]
  const variants = [{ ...variant, options: [{ value: 'Default option value', option: { title: 'Default option' } }] }]
  const mapped = mapProduct(site, { ...product, options, variants })
  expect([mapped?.options, mapped?.variants[0]?.options]).toEqual([[], {}])
})

test('the metadata of a product are data of the team', () => {
  expect(mapProduct(site, product)?.custom).toEqual({ gender: 'women', fit: 7 })
  expect(mapProduct(site, { ...product, metadata: null })).not.toHaveProperty('custom')
})
