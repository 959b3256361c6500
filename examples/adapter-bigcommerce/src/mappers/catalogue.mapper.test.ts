import { listOf, recordOf } from '@cairn/core/adapter'
import { siteAt } from '@cairn/core/testing'
import { describe, expect, test } from 'vitest'
import { product, products, variant, wishlists } from '../payloads/goods.fixture.ts'
import { mapCatalogue } from './catalogue.mapper.ts'
import { readVariantId, variantIdOf } from './ids.ts'
import { mapProduct } from './product.mapper.ts'
import { mapWishlist, readWishlists } from './wishlist.mapper.ts'

const site = siteAt('de/de-de')
const catalogue = mapCatalogue({
  data: [product(), product({ id: 92, name: 'Beck', variants: [variant({ id: 921 })] })],
})

describe('ids of variants', () => {
  test('contain both ids, and nothing else is one', () => {
    expect([variantIdOf(91, '912'), variantIdOf(91, null), variantIdOf({}, 1)]).toEqual(['91-912', null, null])
    expect(readVariantId('91-912')).toEqual({ productId: 91, variantId: 912 })
    expect(['912', '91-', '-1', 'a-b', '1-2-3', '91-912 ', '1e3-1'].map(readVariantId)).toEqual(Array(7).fill(null))
  })
})

describe('wish lists', () => {
  const listed = (name: string) => mapWishlist(readWishlists(wishlists[name]), { site, catalogue })

  test('show the product that an item only names', () => {
    expect(listed('an item with its variant')).toEqual([
      {
        id: '30-44',
        productId: '91',
        variantId: '91-912',
        slug: 'tarn-anorak',
        name: 'Tarn Anorak',
        category: [],
        imageUrl: 'https://pictures.example/tarn.webp',
        options: [{ name: 'Color', value: 'Rust' }],
        price: { amount: 14_000, currency: 'EUR' },
        regularPrice: { amount: 15_000, currency: 'EUR' },
        isAvailable: true,
      },
    ])
    expect(listed('an item without a variant')).toMatchObject([{ variantId: null, options: [] }])
    expect(listed('two lists').map(({ id }) => id)).toEqual(['30-44', '31-45'])
  })

  test('show an item once that two tabs added, and none whose product is gone', () => {
    const items = readWishlists(wishlists['an item with its variant'])
    const twice = [
      ...items,
      ...items.map((item) => ({ ...item, id: '30-99' })),
      { id: '30-1', productId: '5', variantId: null },
    ]
    expect(mapWishlist(twice, { site, catalogue }).map(({ id }) => id)).toEqual(['30-44'])
  })
})

describe('products', () => {
  const mapped = (name: string) => listOf(recordOf(products[name]).data).map((json) => mapProduct(json, { site }))

  test('have options with the spelling of the core, and colours', () => {
    const [one] = mapped('a product with stock by variant')
    expect(one?.options).toEqual([
      { name: 'Color', label: 'color', values: [{ key: '127', label: 'Rust', hex: '#a5482c' }] },
    ])
    expect(one?.variants).toMatchObject([
      { id: '91-912', options: { Color: '127' }, price: { amount: 14_000 }, inventoryLevel: 4 },
    ])
    expect(one?.description).toBe('')
  })

  test('have the prices of a variant before those of the product', () => {
    const [one] = mapped('a variant with prices of its own')
    expect(one?.variants[0]).toMatchObject({ price: { amount: 12_000 }, regularPrice: { amount: 16_000 } })
  })
})
