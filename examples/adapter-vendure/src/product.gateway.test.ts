import { expect, test } from 'vitest'
import { createVendureProduct, mapProduct, type VendureProduct } from './product.gateway.ts'
import { serve, site } from './vendure.fixture.ts'
import { createVendureApi } from './vendureApi.ts'

const group = (id: string, english: string, german: string, values: readonly string[]) => ({
  id,
  name: german,
  translations: [{ languageCode: 'en', name: english }],
  options: values.map((code) => ({ code, name: code.toUpperCase() })),
})

const variant = (id: string, color: string, size: string) => ({
  id,
  sku: `SKU-${id}`,
  currencyCode: 'EUR',
  price: 2990,
  stockLevel: '4',
  options: [
    { code: color, groupId: 'c' },
    { code: size, groupId: 's' },
  ],
})

const product: VendureProduct = {
  id: '10',
  name: 'Wollmütze',
  slug: 'wollmuetze',
  description: '<p>Warm &amp; leicht.</p>',
  assets: [{ preview: 'https://shop.example/1.jpg' }, { preview: 'https://shop.example/2.jpg' }],
  collections: [
    {
      breadcrumbs: [
        { name: 'Root', slug: '__root_collection__' },
        { name: 'Mützen', slug: 'muetzen' },
      ],
    },
  ],
  facetValues: [{ name: 'Fell', facet: { code: 'brand' } }],
  optionGroups: [
    group('c', 'Color', 'Farbe', ['rust', 'moss', 'sold-elsewhere']),
    group('s', 'Size', 'Größe', ['m', 'l']),
  ],
  variants: [variant('1', 'rust', 'm'), variant('2', 'rust', 'l'), variant('3', 'moss', 'm')],
}

test('option groups become options, with the names of the catalogue and the values of this product', () => {
  const { options, variants, ...rest } = mapProduct(product, site, 'en')
  expect(options).toEqual([
    {
      name: 'Color',
      label: 'Farbe',
      values: [
        { key: 'rust', label: 'RUST' },
        { key: 'moss', label: 'MOSS' },
      ],
    },
    {
      name: 'Size',
      label: 'Größe',
      values: [
        { key: 'm', label: 'M' },
        { key: 'l', label: 'L' },
      ],
    },
  ])
  expect(variants[1]).toMatchObject({ options: { Color: 'rust', Size: 'l' }, inventoryLevel: 4 })
  expect(rest).toMatchObject({
    brand: 'Fell',
    category: ['Mützen'],
    description: 'Warm & leicht.',
    images: [
      { view: 'front', url: 'https://shop.example/1.jpg' },
      { view: 'detail', url: 'https://shop.example/2.jpg' },
    ],
  })
})

test.each([
  ['no product', null],
  ['a product without variants', { ...product, variants: [] }],
])('%s is null', async (_, answer) => {
  const { config } = serve({ Product: { data: { product: answer } } })
  expect(await createVendureProduct(createVendureApi(config), config).load('wool-beanie', {})).toBeNull()
})
